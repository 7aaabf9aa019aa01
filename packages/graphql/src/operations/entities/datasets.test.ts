import { expect, it } from 'vitest';
import { createTestGraphql } from '../../testing/test-graphql.ts';

const orders = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
const copy = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.copy,PROD)';
const columnOf = (dataset: string, path: string) => `urn:li:schemaField:(${dataset},${path})`;
const ada = 'urn:li:corpuser:ada';
const stamp = { time: 5, actor: ada };

const column = (fieldPath: string, type: string) => ({
  fieldPath,
  nativeDataType: 'x',
  type: { type: { [`com.linkedin.schema.${type}`]: {} } },
});

const schemaOf = (...fields: readonly object[]) => ({
  schemaName: 'orders',
  platform: 'urn:li:dataPlatform:mysql',
  version: 0,
  hash: '',
  platformSchema: { 'com.linkedin.schema.MySqlDDL': { tableSchema: 'CREATE TABLE orders' } },
  fields,
});

it('reads the properties of a dataset in the shapes that GraphQL gives them', async () => {
  const { put, get } = await createTestGraphql();
  const document = `query ($urn: String!) { dataset(urn: $urn) {
    name description uri platformNativeType browsePaths { path }
    properties { name origin created createdActor lastModified { time actor } lastModifiedActor customProperties { key } }
    viewProperties { logic formattedLogic language }
    domain { domain { urn } associatedUrn attribution { time actor { urn } } }
    applications { application { urn } associatedUrn }
    application { application { urn } }
    deprecation { actorEntity { urn } replacement { urn } }
    siblings { isPrimary siblings { urn } }
    fineGrainedLineages { upstreams { urn path } downstreams { urn path } query }
  } }`;
  const nothing = await get(document, { urn: orders });
  expect(nothing.dataset).toMatchObject({
    name: 'shop.orders',
    properties: null,
    domain: null,
    applications: null,
  });
  await put(orders, 'datasetProperties', {
    description: 'All orders',
    uri: 'mysql://shop',
    created: { time: 3, actor: ada },
  });
  await put(orders, 'browsePaths', { paths: ['/prod/mysql/shop'] });
  await put(orders, 'viewProperties', { materialized: false, viewLogic: 'SELECT 1', viewLanguage: 'SQL' });
  await put(orders, 'domains', {
    domains: ['urn:li:domain:sales'],
    domainAssociations: [{ domain: 'urn:li:domain:sales', attribution: stamp }],
  });
  await put(orders, 'applications', { applications: ['urn:li:application:shop'] });
  await put(orders, 'deprecation', { deprecated: true, note: '', actor: ada, replacement: copy });
  await put(orders, 'siblings', { siblings: [copy], primary: true });
  await put(orders, 'upstreamLineage', {
    upstreams: [],
    fineGrainedLineages: [
      {
        upstreamType: 'FIELD_SET',
        upstreams: [columnOf(copy, 'id')],
        downstreamType: 'FIELD',
        downstreams: [columnOf(orders, 'id')],
      },
    ],
  });
  expect((await get(document, { urn: orders })).dataset).toEqual({
    name: 'shop.orders',
    description: 'All orders',
    uri: 'mysql://shop',
    platformNativeType: null,
    browsePaths: [{ path: ['prod', 'mysql', 'shop'] }],
    properties: {
      name: 'shop.orders',
      origin: 'PROD',
      created: 3,
      createdActor: ada,
      lastModified: { time: 0, actor: null },
      lastModifiedActor: null,
      customProperties: [],
    },
    viewProperties: { logic: 'SELECT 1', formattedLogic: null, language: 'SQL' },
    domain: {
      domain: { urn: 'urn:li:domain:sales' },
      associatedUrn: orders,
      attribution: { time: 5, actor: { urn: ada } },
    },
    applications: [{ application: { urn: 'urn:li:application:shop' }, associatedUrn: orders }],
    application: { application: { urn: 'urn:li:application:shop' } },
    deprecation: { actorEntity: { urn: ada }, replacement: { urn: copy } },
    siblings: { isPrimary: true, siblings: [{ urn: copy }] },
    fineGrainedLineages: [
      { upstreams: [{ urn: copy, path: 'id' }], downstreams: [{ urn: orders, path: 'id' }], query: null },
    ],
  });
});

it('reads schemas, each in its version, and datasets as they were', async () => {
  const { put, get, ask } = await createTestGraphql();
  await put(orders, 'schemaMetadata', schemaOf(column('id', 'NumberType')));
  await put(
    orders,
    'schemaMetadata',
    schemaOf(column('id', 'StringType'), column('lines(all)', 'RecordType')),
  );
  await put(orders, 'editableSchemaMetadata', {
    editableSchemaFieldInfo: [{ fieldPath: 'id', globalTags: { tags: [{ tag: 'urn:li:tag:key' }] } }],
  });
  const fields = 'aspectVersion name datasetUrn platformUrn createdAt';
  const data = await get(
    `query ($urn: String!) {
      dataset(urn: $urn) {
        latest: schemaMetadata { ${fields} platformSchema { ... on TableSchema { schema } ... on KeyValueSchema { keySchema } } fields { fieldPath type nullable recursive schemaFieldEntity { urn fieldPath parent { urn } } } }
        first: schemaMetadata(version: 1) { aspectVersion fields { type } }
        missing: schemaMetadata(version: 9) { name }
        schema { name fields { type } }
        editableSchemaMetadata { editableSchemaFieldInfo { fieldPath tags { tags { tag { name } } } } }
      }
      was: versionedDataset(urn: $urn, versionStamp: "datasetKey:0;schemaMetadata:1") { urn name origin schema { fields { type } } editableSchemaMetadata { editableSchemaFieldInfo { fieldPath } } }
      is: versionedDataset(urn: $urn) { schema { fields { type } } }
    }`,
    { urn: orders },
  );
  expect(data.dataset).toEqual({
    latest: {
      aspectVersion: 0,
      name: 'orders',
      datasetUrn: orders,
      platformUrn: 'urn:li:dataPlatform:mysql',
      createdAt: null,
      platformSchema: { schema: 'CREATE TABLE orders' },
      fields: [
        {
          fieldPath: 'id',
          type: 'STRING',
          nullable: false,
          recursive: false,
          schemaFieldEntity: { urn: columnOf(orders, 'id'), fieldPath: 'id', parent: { urn: orders } },
        },
        expect.objectContaining({
          type: 'STRUCT',
          schemaFieldEntity: expect.objectContaining({ urn: columnOf(orders, 'lines%28all%29') }),
        }),
      ],
    },
    first: { aspectVersion: 1, fields: [{ type: 'NUMBER' }] },
    missing: null,
    schema: { name: 'orders', fields: [{ type: 'STRING' }, { type: 'STRUCT' }] },
    editableSchemaMetadata: {
      editableSchemaFieldInfo: [{ fieldPath: 'id', tags: { tags: [{ tag: { name: 'key' } }] } }],
    },
  });
  expect(data.was).toEqual({
    urn: orders,
    name: 'shop.orders',
    origin: 'PROD',
    schema: { fields: [{ type: 'NUMBER' }] },
    editableSchemaMetadata: null,
  });
  expect(data.is.schema.fields).toHaveLength(2);
  for (const [place, stampText] of [
    ['versionStamp', 'latest'],
    ['versionStamp', 'nothing:1'],
  ]) {
    const { errors } = await ask(
      'query ($urn: String!, $stamp: String) { versionedDataset(urn: $urn, versionStamp: $stamp) { urn } }',
      { urn: orders, stamp: stampText },
    );
    expect(errors?.[0]).toMatchObject({ extensions: { code: 400 } });
    expect(errors?.[0]?.message).toContain(`${place}: expected`);
  }
  const { errors } = await ask(
    'query ($urn: String!) { dataset(urn: $urn) { schemaMetadata(version: -1) { name } } }',
    { urn: orders },
  );
  expect(errors?.[0]).toMatchObject({
    message: 'version: expected 0 or more, got -1',
    extensions: { code: 400 },
  });
});

it('reads schemas of other platforms as one text, or as two', async () => {
  const { put, get } = await createTestGraphql();
  const document = `query ($urn: String!) { dataset(urn: $urn) { schemaMetadata {
    platformSchema { __typename ... on TableSchema { schema } ... on KeyValueSchema { keySchema valueSchema } }
  } } }`;
  const read = async (name: string, value: object) => {
    await put(orders, 'schemaMetadata', {
      ...schemaOf(),
      platformSchema: { [`com.linkedin.schema.${name}`]: value },
    });
    return (await get(document, { urn: orders })).dataset.schemaMetadata.platformSchema;
  };
  const both = { __typename: 'KeyValueSchema', keySchema: 'k', valueSchema: 'v' };
  expect(await read('Schemaless', {})).toBeNull();
  expect(await read('OtherSchema', { rawSchema: 'x' })).toEqual({ __typename: 'TableSchema', schema: 'x' });
  expect(await read('KafkaSchema', { documentSchema: 'v' })).toEqual({
    __typename: 'TableSchema',
    schema: 'v',
  });
  expect(await read('KafkaSchema', { documentSchema: 'v', keySchema: 'k' })).toEqual(both);
  expect(await read('KeyValueSchema', { keySchema: 'k', valueSchema: 'v' })).toEqual(both);
  expect(await read('EspressoSchema', { tableSchema: 'k', documentSchema: 'v' })).toEqual(both);
});

it('leaves out what names nothing that GraphQL has, and keeps the rest', async () => {
  const { put, get } = await createTestGraphql();
  await put(orders, 'ownership', {
    owners: [
      { owner: ada, type: 'DATAOWNER' },
      { owner: 'urn:li:corpGroup:a,b', type: 'DATAOWNER' },
    ],
  });
  await put(orders, 'institutionalMemory', {
    elements: [
      {
        url: 'https://example.com',
        description: 'Page',
        createStamp: { time: 1, actor: 'urn:li:nothing:x' },
      },
    ],
  });
  await put(orders, 'browsePathsV2', { path: [{ id: 'a', urn: 'urn:li:container:(a,b)' }] });
  await put(orders, 'globalTags', {
    tags: [{ tag: 'urn:li:tag:pii', attribution: { time: 1, actor: 'urn:li:nothing:x' } }],
  });
  const { dataset } = await get(
    `query ($urn: String!) { dataset(urn: $urn) {
      ownership { lastModified { time } owners { type ownershipType { urn } owner { ... on CorpUser { username } ... on CorpGroup { name } } } }
      institutionalMemory { elements { label description url author { urn } actor { ... on CorpUser { urn } } created { time } updated { time } associatedUrn } }
      browsePathV2 { path { name entity { urn } } }
      tags { tags { tag { urn } attribution { time actor { urn } } } }
    } }`,
    { urn: orders },
  );
  expect(dataset).toEqual({
    ownership: {
      lastModified: { time: expect.any(Number) },
      owners: [
        {
          type: 'DATAOWNER',
          ownershipType: { urn: expect.stringMatching(/^urn:li:ownershipType:__system__/) },
          owner: { username: 'ada' },
        },
      ],
    },
    institutionalMemory: {
      elements: [
        {
          label: 'Page',
          description: 'Page',
          url: 'https://example.com',
          author: { urn: 'urn:li:corpuser:unknown' },
          actor: { urn: 'urn:li:corpuser:unknown' },
          created: { time: 1 },
          updated: null,
          associatedUrn: orders,
        },
      ],
    },
    browsePathV2: { path: [{ name: 'a', entity: null }] },
    tags: { tags: [{ tag: { urn: 'urn:li:tag:pii' }, attribution: null }] },
  });
});

it('reads many entities in as many steps as the query has levels', async () => {
  const { put, get, calls } = await createTestGraphql();
  const urns = Array.from(
    { length: 30 },
    (_, at) => `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.t${at},PROD)`,
  );
  for (const urn of urns)
    await put(urn, 'ownership', { owners: [{ owner: `urn:li:corpuser:u${urn.length}`, type: 'NONE' }] });
  await get(
    `query ($urns: [String!]!) { entities(urns: $urns, checkForExistence: true) { ... on Dataset {
      name exists lastIngested status { removed } domain { associatedUrn } applications { associatedUrn }
      ownership { owners { owner { ... on CorpUser { properties { displayName } } } ownershipType { info { name } } } }
    } } }`,
    { urns },
  );
  expect(calls.existing).toBe(1);
  expect(calls.entities).toBeLessThan(6);
});
