import { registry } from '@colophon/model';
import { describe, expect, it } from 'vitest';
import { type Block, parseBlocks } from './blocks.ts';
import { checkJson } from './check-json.ts';
import { checkText } from './check-text.ts';
import { checkYaml } from './check-yaml.ts';
import { comparable } from './state.ts';

function block(meta: string, text: string): Block {
  const [parsed] = parseBlocks(`\`\`\`${meta}\n${text}\n\`\`\``);
  if (!parsed) throw new Error('no block');
  return parsed;
}

describe('a block of text', () => {
  const refused = (meta: string, text: string) => {
    expect(() => checkText(block(`text ${meta}`, text))).toThrow();
  };

  it('states what it is', () => {
    refused('', 'anything');
    checkText(block('text urns', 'urn:li:tag:pii\nurn:li:dataset:(<platform>,<name>,<origin>)'));
    checkText(block('text usage', 'colophon get [options] <urn> [aspect]'));
    checkText(block('text paths', 'tests/samples  the samples'));
  });

  it('is rejected when that is wrong', () => {
    refused('urns', 'urn:li:dataset:pii');
    refused('urns', 'urn:li:dataset:(<platform>,<title>,<origin>)');
    refused('usage', 'colophon get <urn>');
    refused('paths', 'tests/nothing');
  });
});

describe('a block of JSON', () => {
  it('is validated against the named aspect or record', () => {
    checkJson(block('json aspect="status"', '{ "removed": true }'));
    checkJson(block('json record="com.linkedin.common.Status"', '{ "removed": true }'));
    expect(() => checkJson(block('json aspect="status"', '{ "gone": true }'))).toThrow('gone');
    expect(() => checkJson(block('json record="com.example.None"', '{}'))).toThrow('com.example.None');
    const ldap = { url: 'ldaps://directory.example', bindDn: 'cn=search', searchBase: 'dc=example' };
    const authConfig = (some: object) =>
      block('json auth-config', JSON.stringify({ ldap: { ...ldap, ...some } }));
    checkJson(authConfig({ bindPassword: { env: 'LDAP_PASSWORD' } }));
    expect(() => checkJson(authConfig({ bindPassword: 'secret' }))).toThrow('ldap.bindPassword');
    expect(() => checkJson(authConfig({}))).toThrow('ldap.bindPassword: expected a value');
  });
});

describe('manifests of Kubernetes', () => {
  const job = (spec: string) => `apiVersion: batch/v1\nkind: CronJob\nspec: {${spec}}`;

  it('are held against the keys of their kind', async () => {
    await checkYaml(job("schedule: '0 3 * * *', concurrencyPolicy: Forbid"));
    await expect(checkYaml(job("schedul: '0 3 * * *'"))).rejects.toThrow('CronJob.spec has no schedul');
    const container = 'jobTemplate: {spec: {template: {spec: {containers: [{imag: node}]}}}}';
    await expect(checkYaml(job(container))).rejects.toThrow('containers[0] has no imag');
    await expect(checkYaml('apiVersion: v1\nkind: CronJob')).rejects.toThrow('batch/v1');
  });

  it('keep recipes that are right', async () => {
    const map = (type: string) =>
      `apiVersion: v1\nkind: ConfigMap\ndata:\n  a.yml: |\n    source:\n      type: ${type}\n      config: {database: a.db}`;
    await checkYaml(map('sqlite'));
    await expect(checkYaml(map('dbt'))).rejects.toThrow('manifest_path');
  });
});

describe('values of the chart', () => {
  it('are held against its schema', async () => {
    await checkYaml('store: {kind: postgres, postgres: {host: db, passwordSecret: {name: p}}}');
    await checkYaml('ingress: {enabled: true, annotations: {a: b}}\nresources: {limits: {memory: 2Gi}}');
    for (const [text, problem] of [
      ['store: {kind: mysql}', 'values.store.kind is mysql'],
      ['store: {postgres: {password: x}}', 'values.store.postgres has no password'],
      ['ingress: {enabled: "yes"}', 'values.ingress.enabled is no boolean'],
      ['store: {}\nallowedHosts: [1]', 'values.allowedHosts[0] is no string'],
      ['store: {}\npublicUrl: example.org', 'values.publicUrl does not match'],
    ] as const)
      await expect(checkYaml(text)).rejects.toThrow(problem);
  });
});

it('rejects YAML of an unknown kind', async () => {
  await expect(checkYaml('services: {}')).rejects.toThrow('nobody knows');
});

it('compares values without stamps, nulls and defaults', () => {
  const record = registry.aspects.get('datasetProperties')?.record;
  if (!record) throw new Error('no aspect');
  const value = { name: 'orders', description: null, customProperties: {}, tags: [] };
  expect(comparable(record, value)).toEqual({ name: 'orders' });
});
