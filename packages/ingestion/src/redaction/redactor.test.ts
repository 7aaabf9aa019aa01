// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables as recipes have them
import { describe, expect, it } from 'vitest';
import { createRedactor } from './redactor.ts';
import { isSecretName, redactFields, secretsIn } from './secret-names.ts';

describe('a redactor', () => {
  const secret = 'p@ss "w/rd" ü!';

  it.each([
    ['as it is', secret],
    ['in a URL', encodeURIComponent(secret)],
    ['in JSON', JSON.stringify(secret).slice(1, -1)],
    ['in JSON in JSON', JSON.stringify(JSON.stringify({ secret }))],
    ['in base64', Buffer.from(secret).toString('base64')],
    ['in base64 for URLs', Buffer.from(secret).toString('base64url')],
    ['in a header for basic authentication', Buffer.from(`app:${secret}`).toString('base64')],
    ['behind a longer name', Buffer.from(`admin:${secret}`).toString('base64')],
    ['behind another', Buffer.from(`admin2:${secret}`).toString('base64')],
    ['in a form', new URLSearchParams({ secret }).toString()],
  ])('takes out a secret %s', (_, text) => {
    const redactor = createRedactor();
    redactor.add(secret);
    const clean = redactor.redact(`before ${text} after`);
    expect(clean).toMatch(/^before .*\*{8}.* after$/);
    expect(clean.length).toBeLessThan(`before ${text} after`.length);
    for (const part of ['w/rd', 'w%2Frd', 'w\\/rd']) expect(clean).not.toContain(part);
  });

  it('takes out the longer of two secrets first', () => {
    const redactor = createRedactor();
    redactor.add('abcdef');
    redactor.add('abcdefgh');
    expect(redactor.redact('x abcdefgh y')).toBe('x ******** y');
  });

  it('leaves values alone that are in everyday text', () => {
    const redactor = createRedactor();
    for (const value of ['a', '', 'true', 'PROD']) redactor.add(value);
    expect(redactor.redact('a true PROD')).toBe('a true PROD');
  });

  it('cleans keys and values at any depth', () => {
    const redactor = createRedactor();
    redactor.add('hunter22');
    expect(redactor.redactValue({ 'k-hunter22': [{ a: 'is hunter22!' }], n: 5 })).toEqual({
      'k-********': [{ a: 'is ********!' }],
      n: 5,
    });
  });

  it('takes a secret literally that looks like a pattern', () => {
    const redactor = createRedactor();
    redactor.add('a.*(b');
    expect(redactor.redact('axxb a.*(b')).toBe('axxb ********');
  });
});

describe('fields with secrets', () => {
  it('are known by their names', () => {
    const secret = [
      'password',
      'aws_secret_access_key',
      'api-token',
      'private_key',
      'sqlalchemy_uri',
      'clientSecret',
    ];
    expect(secret.filter((name) => !isSecretName(name))).toEqual([]);
    expect(['host_port', 'primary_key', 'tokens_file', 'keys'].filter(isSecretName)).toEqual([]);
  });

  it('are cleaned, and keep the names of variables', () => {
    const config = { password: 'x', token: '${TOKEN}', nested: [{ api_key: 'y', host: 'h' }], secret: null };
    expect(redactFields(config)).toEqual({
      password: '********',
      token: '${TOKEN}',
      nested: [{ api_key: '********', host: 'h' }],
      secret: null,
    });
  });

  it('include the passwords of addresses', () => {
    const config = { uri: 'postgres://app:p%40ss@db/shop', options: { password: { inner: 'deep' } }, a: 'b' };
    expect([...secretsIn(config)]).toEqual(['p%40ss', 'p@ss', 'deep']);
  });
});
