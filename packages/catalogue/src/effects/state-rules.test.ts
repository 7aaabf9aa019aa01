import { gzipSync } from 'node:zlib';
import type { Json, JsonObject } from '@colophon/schema';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { systemActor } from '../proposal.ts';
import { catalogueTest, columnUrn, orders, schemaOf, upsert } from '../testing/catalogue-fixture.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const latestOf = async (catalogue: Catalogue, urn: string, aspect: string) =>
  (await catalogue.aspect(urn, aspect))?.value;
const stamp = { actor: 'urn:li:corpuser:ada', time: 1 };

describe('the result of an execution', () => {
  const run = 'urn:li:dataHubExecutionRequest:1';
  const result = (status: string, some: JsonObject = {}) =>
    upsert(run, 'dataHubExecutionRequestResult', { status, ...some });
  const status = async (catalogue: Catalogue) => latestOf(catalogue, run, 'dataHubExecutionRequestResult');

  test('can change until it is final, and then only be rolled back', async ({ catalogue }) => {
    await catalogue.propose([result('RUNNING')]);
    await catalogue.propose([result('SUCCESS')]);
    await expect(catalogue.propose([result('FAILURE')])).rejects.toThrow(
      /\/status: expected SUCCESS or ROLLING_BACK.*got FAILURE/,
    );
    await catalogue.propose([result('ROLLING_BACK')]);
    expect(await status(catalogue)).toEqual({ status: 'ROLLING_BACK' });
  });

  test('that repeats the final status is not applied', async ({ catalogue }) => {
    await catalogue.propose([result('CANCELLED', { report: 'first' })]);
    const head = await catalogue.logHead();
    await catalogue.propose([result('CANCELLED', { report: 'second' })]);
    expect(await status(catalogue)).toEqual({ status: 'CANCELLED', report: 'first' });
    expect(await catalogue.logHead()).toBe(head);
  });
});

describe('the settings of a structured property', () => {
  const property = (id: string) => `urn:li:structuredProperty:${id}`;
  const settings = (id: string, value: JsonObject) =>
    upsert(property(id), 'structuredPropertySettings', value);

  test.for(['showInSearchFilters', 'showInAssetSummary', 'showAsAssetBadge', 'showInColumnsTable'])(
    'do not hide it and set %s',
    async (place, { catalogue }) => {
      await expect(catalogue.propose([settings('a', { isHidden: true, [place]: true })])).rejects.toThrow(
        `/${place}: expected false, since the property is hidden, got true`,
      );
      await catalogue.propose([settings('a', { isHidden: true }), settings('b', { [place]: true })]);
    },
  );

  test('allow only one badge, stored or in the same batch', async ({ catalogue }) => {
    const badge = { showAsAssetBadge: true };
    await expect(catalogue.propose([settings('a', badge), settings('b', badge)])).rejects.toThrow(
      /proposals\/1: .*\/showAsAssetBadge: expected false, since urn:li:structuredProperty:a is/,
    );
    await catalogue.propose([settings('a', badge)]);
    await catalogue.propose([settings('a', { ...badge, showInSearchFilters: true })]);
    await expect(catalogue.propose([settings('b', badge)])).rejects.toThrow(/structuredProperty:a is/);
    await catalogue.propose([settings('a', { showAsAssetBadge: false }), settings('b', badge)]);
  });
});

describe('the picture of a user', () => {
  const picture = (pictureLink: string) =>
    upsert('urn:li:corpuser:ada', 'corpUserEditableInfo', { pictureLink });

  test.for([
    '',
    'assets/platforms/default_avatar.png',
    'https://example.com/a.png',
    'https://8.8.8.8/a.png',
    'https://[2001:db8::1]/a.png',
  ])('may be %s', async (link, { catalogue }) => {
    await catalogue.propose([picture(link)]);
  });

  test.for([
    'http://example.com/a.png',
    'javascript:alert(1)',
    'a.png',
    'https://localhost/a.png',
    'https://127.1/a.png',
    'https://0x7f000001/a.png',
    'https://10.1.2.3/a.png',
    'https://172.16.0.1/a.png',
    'https://192.168.0.1/a.png',
    'https://169.254.169.254/latest',
    'https://0.0.0.0/a.png',
    'https://[::1]/a.png',
    'https://[fe80::1]/a.png',
    'https://[fd00::1]/a.png',
    'https://[::ffff:127.0.0.1]/a.png',
  ])('may not be %s', async (link, { catalogue }) => {
    await expect(catalogue.propose([picture(link)])).rejects.toThrow(
      '/pictureLink: expected an https address of a public host',
    );
  });
});

describe('a lifecycle stage', () => {
  const stage = (id: string) => `urn:li:lifecycleStageType:${id}`;
  const stageInfo = (id: string, some: JsonObject = {}) =>
    upsert(stage(id), 'lifecycleStageTypeInfo', {
      name: id,
      settings: { hideInSearch: false },
      created: stamp,
      lastModified: stamp,
      ...some,
    });
  const status = (lifecycleStage?: string) =>
    upsert(orders, 'status', { removed: false, ...(lifecycleStage && { lifecycleStage }) });

  test('exists, and is for the entity type', async ({ catalogue }) => {
    await expect(catalogue.propose([status(stage('NEW'))])).rejects.toThrow(
      /\/lifecycleStage: expected a stage with lifecycleStageTypeInfo, got urn:li:lifecycleStageType:NEW/,
    );
    await catalogue.propose([
      stageInfo('CHART', { entityTypes: ['chart'] }),
      stageInfo('ALL', { entityTypes: [] }),
    ]);
    await expect(catalogue.propose([status(stage('CHART'))])).rejects.toThrow(
      /expected a stage for dataset, got .*which is for chart/,
    );
    await catalogue.propose([status(stage('ALL'))]);
  });

  test('is omitted if its policy does not allow entering it', async ({ catalogue }) => {
    const from = (...allowedPreviousStages: string[]) => ({ transitionPolicy: { allowedPreviousStages } });
    await catalogue.propose([
      stageInfo('DRAFT', from(stage('__NONE__'))),
      stageInfo('DONE', from(stage('DRAFT'))),
    ]);
    await catalogue.propose([status(stage('DONE'))]);
    expect(await latestOf(catalogue, orders, 'status')).toEqual({ removed: false });
    await catalogue.propose([status(stage('DRAFT'))]);
    await catalogue.propose([status(stage('DONE'))]);
    await catalogue.propose([status(stage('DRAFT'))]);
    expect(await latestOf(catalogue, orders, 'status')).toEqual({
      removed: false,
      lifecycleStage: stage('DONE'),
    });
    await catalogue.propose([status()]);
    expect(await latestOf(catalogue, orders, 'status')).toEqual({ removed: false });
  });
});

describe('the logical parent of a column', () => {
  const logical = orders.replace('shop.orders', 'logical.orders');
  const parent = (from: string, to: string) =>
    upsert(from, 'logicalParent', { parent: { destinationUrn: to } });

  test('and the column are in the schemas of their datasets', async ({ catalogue }) => {
    await catalogue.propose([schemaOf(orders, 'id'), schemaOf(logical, 'id')]);
    await catalogue.propose([parent(columnUrn(orders, 'id'), columnUrn(logical, 'id'))]);
    await expect(
      catalogue.propose([parent(columnUrn(orders, 'id'), columnUrn(logical, 'key'))]),
    ).rejects.toThrow(/\/parent\/destinationUrn: expected a column that is in the schemaMetadata/);
    await expect(
      catalogue.propose([parent(columnUrn(orders, 'key'), columnUrn(logical, 'id'))]),
    ).rejects.toThrow(/logicalParent: \/: expected a column .*orders,PROD\),key/);
    await catalogue.propose([upsert(columnUrn(orders, 'id'), 'logicalParent', {})]);
  });
});

describe('the definition of a service', () => {
  const definition = (rawSpec: JsonObject) =>
    upsert('urn:li:service:a', 'serviceDefinition', { format: 'OPENAPI', rawSpec });

  test('must unpack if it is declared as packed', async ({ catalogue }) => {
    const packed = gzipSync('{}').toString('base64');
    await catalogue.propose([definition({ blob: packed, compression: 'GZIP' })]);
    await catalogue.propose([definition({ blob: '{}', compression: 'NONE' })]);
    for (const blob of ['{}', btoa('plain'), packed.slice(0, -8)])
      await expect(catalogue.propose([definition({ blob, compression: 'GZIP' })])).rejects.toThrow(
        '/rawSpec/blob: expected base64 of gzip',
      );
  });
});

describe('a policy', () => {
  const policy = (id: string, some: JsonObject = {}) =>
    upsert(`urn:li:dataHubPolicy:${id}`, 'dataHubPolicyInfo', {
      displayName: 'p',
      description: '',
      type: 'METADATA',
      state: 'ACTIVE',
      privileges: ['EDIT_ENTITY_TAGS'],
      actors: { allUsers: true },
      ...some,
    });
  const criteria = (field: string) => ({ criteria: [{ field, values: ['a'] }] });

  test('must refer to existing fields', async ({ catalogue }) => {
    await catalogue.propose([policy('a', { resources: { filter: criteria('type') } })]);
    for (const name of ['filter', 'privilegeConstraints'])
      await expect(
        catalogue.propose([policy('a', { resources: { [name]: criteria('COLOUR') } })]),
      ).rejects.toThrow(`/resources/${name}/criteria/0/field: expected one of TYPE, URN`);
  });

  test('has a type, privileges and criteria that mean something, however it is written', async ({
    catalogue,
  }) => {
    const { entityUrn } = policy('a');
    const on = (criterion: JsonObject) => ({ resources: { filter: { criteria: [criterion] } } });
    const cases: readonly [JsonObject, string][] = [
      [{ type: 'platform' }, '/type: expected METADATA or PLATFORM, got platform'],
      [
        { privileges: ['EDIT_ENTITY_TAGS', 'EDIT_TAGS'] },
        '/privileges/1: expected the name of a privilege, such as EDIT_ENTITY_TAGS, got EDIT_TAGS',
      ],
      [on({ field: 'TAG', values: ['a'], condition: 'LIKE' }), '/resources/filter/criteria/0/condition'],
      [
        on({ field: 'TAG', values: [], structuredPropertyValues: [] }),
        '/resources/filter/criteria/0/field: expected STRUCTURED_PROPERTY',
      ],
    ];
    for (const [some, message] of cases)
      await expect(catalogue.propose([policy('a', some)])).rejects.toThrow(message);
    await catalogue.propose([policy('a')]);
    const patch = (path: string, value: Json) =>
      catalogue.propose([
        upsert(
          entityUrn,
          'dataHubPolicyInfo',
          { patch: [{ op: 'add', path, value }] },
          { changeType: 'PATCH' },
        ),
      ]);
    await expect(patch('/privileges', ['EDIT_TAGS'])).rejects.toThrow('/privileges/0: expected the name');
    await expect(patch('/resources', on({ field: 'COLOUR', values: ['a'] }).resources)).rejects.toThrow(
      '/resources/filter/criteria/0/field',
    );
  });

  test('of the system cannot be deleted in any way', async ({ catalogue }) => {
    const { entityUrn } = policy('0');
    await catalogue.propose([policy('0')]);
    await expect(catalogue.deleteEntity(entityUrn, systemActor)).rejects.toThrow(/cannot be deleted/);
    for (const aspect of ['dataHubPolicyInfo', 'dataHubPolicyKey'])
      await expect(
        catalogue.propose([upsert(entityUrn, aspect, {}, { changeType: 'DELETE' })]),
      ).rejects.toThrow(/cannot be deleted/);
    expect(await catalogue.existing([entityUrn])).toEqual([entityUrn]);
  });

  test('that is not editable can be changed only by the system', async ({ catalogue }) => {
    await catalogue.propose([policy('a', { editable: false })]);
    await catalogue.propose([policy('a', { editable: false })]);
    await expect(catalogue.propose([policy('a', { editable: true })])).rejects.toThrow(/is not editable/);
    await expect(catalogue.deleteEntity('urn:li:dataHubPolicy:a')).rejects.toThrow(/is not editable/);
    await catalogue.propose([policy('a', { editable: true })], systemActor);
    await catalogue.deleteEntity('urn:li:dataHubPolicy:a');
  });
});

describe('a user', () => {
  test('of the system cannot be deleted', async ({ catalogue }) => {
    const user = (id: string, system: boolean) =>
      upsert(`urn:li:corpuser:${id}`, 'corpUserInfo', { active: true, system });
    await catalogue.propose([user('robot', true), user('ada', false)]);
    await expect(catalogue.deleteEntity('urn:li:corpuser:robot')).rejects.toThrow(/is a system user/);
    await catalogue.deleteEntity('urn:li:corpuser:ada');
    expect(await catalogue.existing(['urn:li:corpuser:ada'])).toEqual([]);
  });
});
