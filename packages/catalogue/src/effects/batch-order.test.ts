import type { JsonObject } from '@colophon/schema';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import type { ChangeProposal } from '../proposal.ts';
import {
  catalogueTest,
  columnUrn,
  datasetUrn,
  orders,
  propertyDefinition,
  propertyUrn,
  schemaOf,
  upsert,
} from '../testing/catalogue-fixture.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const customers = datasetUrn('customers');
const stamp = { actor: 'urn:li:corpuser:ada', time: 1 };
const parent = (from: string, to: string) =>
  upsert(from, 'logicalParent', { parent: { destinationUrn: to } });

const assign = (id: string) =>
  upsert(orders, 'structuredProperties', {
    properties: [{ propertyUrn: propertyUrn(id), values: [{ string: 'x' }] }],
  });
const settings = (id: string, showAsAssetBadge: boolean) =>
  upsert(propertyUrn(id), 'structuredPropertySettings', { showAsAssetBadge });
const removed = (urn: string, value: boolean) => upsert(urn, 'status', { removed: value });

const form = (id: string, prompt: string) =>
  upsert(`urn:li:form:${id}`, 'formInfo', {
    name: id,
    prompts: [
      {
        id: prompt,
        title: 't',
        type: 'STRUCTURED_PROPERTY',
        structuredPropertyParams: { urn: propertyUrn('a') },
      },
    ],
  });

const stage = 'urn:li:lifecycleStageType:DRAFT';
const stageInfo = upsert(stage, 'lifecycleStageTypeInfo', {
  name: 'Draft',
  settings: { hideInSearch: false },
  created: stamp,
  lastModified: stamp,
});

const set = 'urn:li:versionSet:(churn,mlModel)';
const model = (name: string): string => `urn:li:mlModel:(urn:li:dataPlatform:mlflow,${name},PROD)`;
const version = (name: string, sortId: string) =>
  upsert(model(name), 'versionProperties', {
    versionSet: set,
    version: { versionTag: `v${sortId}` },
    sortId,
  });
const latest = (name: string) =>
  upsert(set, 'versionSetProperties', { latest: model(name), versioningScheme: 'LEXICOGRAPHIC_STRING' });

const kafka = 'urn:li:dataPlatform:kafka';
const kafkaInfo = upsert(kafka, 'dataPlatformInfo', {
  name: 'kafka',
  type: 'MESSAGE_BROKER',
  datasetNameDelimiter: '.',
});

const accepted: readonly [string, readonly ChangeProposal[], readonly ChangeProposal[]][] = [
  [
    'a logical parent, and the schemas of both columns',
    [],
    [
      parent(columnUrn(orders, 'id'), columnUrn(customers, 'id')),
      schemaOf(orders, 'id'),
      schemaOf(customers, 'id'),
    ],
  ],
  ['a value of a property, and its definition', [], [assign('a'), propertyDefinition('a')]],
  [
    'a definition for a platform, the platform, and that of the asset',
    [],
    [
      assign('a'),
      propertyDefinition('a', { allowedPlatforms: [kafka] }),
      upsert(orders, 'dataPlatformInstance', { platform: kafka }),
      kafkaInfo,
    ],
  ],
  [
    'a definition that is restored, and a change of it',
    [propertyDefinition('a'), removed(propertyUrn('a'), true)],
    [propertyDefinition('a', { displayName: 'A' }), assign('a'), removed(propertyUrn('a'), false)],
  ],
  [
    'a definition that comes soft-deleted, as out of a backup',
    [],
    [propertyDefinition('a'), removed(propertyUrn('a'), true)],
  ],
  [
    'the badge of one property, given to another',
    [settings('a', true)],
    [settings('b', true), settings('a', false)],
  ],
  [
    'the id of a question, moved from one form to another',
    [form('a', 'x')],
    [form('b', 'x'), form('a', 'y')],
  ],
  [
    'a lifecycle stage, and its use',
    [],
    [upsert(orders, 'status', { removed: false, lifecycleStage: stage }), stageInfo],
  ],
  [
    'two versions that change places',
    [version('a', '1'), version('b', '2')],
    [version('a', '2'), version('b', '1')],
  ],
  ['a version set, and a version that is its latest', [version('a', '2')], [latest('b'), version('b', '1')]],
];

const rejected: readonly [string, readonly ChangeProposal[], readonly ChangeProposal[], RegExp][] = [
  [
    'a logical parent whose column leaves the schema',
    [schemaOf(orders, 'id'), schemaOf(customers, 'id')],
    [parent(columnUrn(orders, 'id'), columnUrn(customers, 'id')), schemaOf(customers, 'key')],
    /\/parent\/destinationUrn: expected a column/,
  ],
  [
    'a value of a property that stays soft-deleted',
    [propertyDefinition('a'), removed(propertyUrn('a'), true)],
    [assign('a'), schemaOf(orders, 'id')],
    /expected a property that is not soft-deleted/,
  ],
  ['a badge on two properties', [], [settings('a', true), settings('b', true)], /\/showAsAssetBadge/],
  ['one id of questions in two forms', [], [form('a', 'x'), form('b', 'x')], /\/prompts\/0\/id/],
  ['two versions in one place', [], [version('a', '1'), version('b', '1')], /\/sortId/],
  [
    'a latest version of another set',
    [version('a', '1')],
    [latest('b'), schemaOf(orders, 'id')],
    /\/latest: expected a version of/,
  ],
];

describe('a batch is accepted in either order with', () => {
  for (const order of ['this', 'the reverse'])
    test.for(accepted)(`%s: ${order}`, async ([, before, batch], { catalogue }) => {
      for (const proposal of before) await catalogue.propose([proposal]);
      await catalogue.propose(order === 'this' ? batch : batch.toReversed());
      for (const { entityUrn, aspectName, value } of batch)
        expect((await catalogue.aspect(entityUrn, aspectName))?.value).toMatchObject(value);
    });
});

describe('a batch is rejected in either order with', () => {
  for (const order of ['this', 'the reverse'])
    test.for(rejected)(`%s: ${order}`, async ([, before, batch, message], { catalogue }) => {
      for (const proposal of before) await catalogue.propose([proposal]);
      const head = await catalogue.logHead();
      await expect(catalogue.propose(order === 'this' ? batch : batch.toReversed())).rejects.toThrow(message);
      expect(await catalogue.logHead()).toBe(head);
    });

  test('the place of the proposal whose value it is', async ({ catalogue }) => {
    const batch = [parent(columnUrn(orders, 'id'), columnUrn(customers, 'id')), schemaOf(orders, 'id')];
    await expect(catalogue.propose(batch)).rejects.toThrow(/^\/proposals\/0: .*logicalParent/);
    await expect(catalogue.propose(batch.slice(0, 1))).rejects.toThrow(/^Aspect logicalParent/);
  });
});

describe('a batch that creates an entity', () => {
  const creating = (changeType: 'CREATE' | 'CREATE_ENTITY', aspect: string, value: JsonObject) =>
    upsert(orders, aspect, value, { changeType });
  const batches = {
    'several aspects with CREATE_ENTITY': [
      creating('CREATE_ENTITY', 'status', { removed: false }),
      creating('CREATE_ENTITY', 'subTypes', { typeNames: ['Table'] }),
    ],
    'its key after another aspect': [
      creating('CREATE', 'status', { removed: false }),
      creating('CREATE', 'datasetKey', {
        platform: 'urn:li:dataPlatform:mysql',
        name: 'shop.orders',
        origin: 'PROD',
      }),
    ],
  };

  test.for(Object.entries(batches))('may bring %s', async ([, batch], { catalogue }) => {
    await catalogue.propose(batch);
    expect(await catalogue.existing([orders])).toEqual([orders]);
    const head = await catalogue.logHead();
    await expect(catalogue.propose(batch)).rejects.toThrow(/already exists/);
    expect(await catalogue.logHead()).toBe(head);
  });
});

describe('a deletion in a batch', () => {
  const removal = (urn: string, aspect: string) => upsert(urn, aspect, {}, { changeType: 'DELETE' });

  test('means what was written before it', async ({ catalogue }) => {
    await catalogue.propose([
      propertyDefinition('a'),
      assign('a'),
      removal(propertyUrn('a'), 'propertyDefinition'),
      propertyDefinition('b'),
    ]);
    expect((await catalogue.aspect(orders, 'structuredProperties'))?.value).toEqual({ properties: [] });
    await expect(
      catalogue.propose([removal(propertyUrn('b'), 'propertyDefinition'), assign('b')]),
    ).rejects.toThrow(/\/properties\/0\/propertyUrn: .*which has none/);
    await catalogue.propose([
      assign('c'),
      propertyDefinition('c'),
      removal(propertyUrn('b'), 'propertyDefinition'),
    ]);
  });
});
