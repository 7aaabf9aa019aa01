import { expect, it } from 'vitest';
import { redactUrl } from './redact-url.ts';

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbmEifQ.c2VjcmV0';

it.each([
  '/signup?invite_token=s3cret',
  '/reset?a=1&reset_token=s3cret&b=2',
  '/callback/oidc?code=s3cret&state=s3cret',
  '/x?PASSWORD=s3cret',
  '/x?pass%77ord=s3cret',
  '/x?access%5Ftoken=s3cret=s3cret',
  '/x?id_token=s3cret?token=s3cret',
])('hides the secret of %s', (url) => {
  const shown = redactUrl(url);
  expect(shown).not.toContain('s3cret');
  expect(shown).toContain('[hidden]');
});

it.each([
  `/x?q=${jwt}`,
  `/x/${jwt}/y`,
  '/x?q=colophon_pat_0123456789abcdef',
  '/colophon_pat_0123456789abcdef',
])('hides what looks like a token wherever it stands: %s', (url) => {
  expect(redactUrl(url)).toMatch(/\[hidden\]/);
  expect(redactUrl(url)).not.toMatch(/eyJ|0123456789/);
});

it.each(['/', '/entities?action=search', '/x?', '/x?a=1&b', '/x?q=%E0%A4%A', '/config?encode=1&status=2'])(
  'leaves %s as it is',
  (url) => {
    expect(redactUrl(url)).toBe(url);
  },
);
