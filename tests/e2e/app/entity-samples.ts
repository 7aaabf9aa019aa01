import type { AppStage } from './stage.ts';

const dataset = (name: string, platform = 'snowflake') =>
  `urn:li:dataset:(urn:li:dataPlatform:${platform},${name},PROD)`;

export const orders = dataset('shop.orders');
export const rawOrders = dataset('shop.raw_orders');
export const report = dataset('shop.report');
const model = dataset('orders', 'dbt');
const flow = 'urn:li:dataFlow:(airflow,nightly,PROD)';
export const job = `urn:li:dataJob:(${flow},load)`;
export const group = 'urn:li:corpGroup:shop';
export const term = 'urn:li:glossaryTerm:revenue';
const stamp = { time: 1_780_000_000_000, actor: 'urn:li:corpuser:ada' };

/** The page of an entity. */
export const pageOf = (urn: string, tab = ''): string =>
  `/${/^urn:li:(\w+):/.exec(urn)?.[1]}/${encodeURIComponent(urn)}${tab === '' ? '' : `/${tab}`}`;

const column = (fieldPath: string, type: string, more: object = {}) => ({
  fieldPath,
  nullable: true,
  type: { type: { [`com.linkedin.schema.${type}`]: {} } },
  nativeDataType: type.replace('Type', '').toUpperCase(),
  recursive: false,
  ...more,
});
const schema = (fields: readonly object[], more: object = {}) => ({
  schemaName: 'shop',
  platform: 'urn:li:dataPlatform:snowflake',
  version: 0,
  hash: '',
  platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
  fields,
  ...more,
});

/** A small shop, of which the pages of entities show something on every tab. */
export async function storeShop({ store }: AppStage): Promise<void> {
  await store('corpuser', 'urn:li:corpuser:grace', {
    corpUserInfo: { active: true, displayName: 'Grace Hopper' },
    groupMembership: { groups: [group] },
  });
  await store('corpgroup', group, {
    corpGroupInfo: { displayName: 'Shop team', admins: [], members: [], groups: [] },
  });
  await store('tag', 'urn:li:tag:pii', { tagProperties: { name: 'PII', colorHex: '#c00000' } });
  await store('glossaryterm', term, {
    glossaryTermInfo: { name: 'Revenue', definition: 'What comes in.', termSource: 'INTERNAL' },
  });
  await store('domain', 'urn:li:domain:shop', { domainProperties: { name: 'Shop' } });
  await store('structuredproperty', 'urn:li:structuredProperty:retention', {
    propertyDefinition: {
      qualifiedName: 'retention',
      displayName: 'Retention',
      valueType: 'urn:li:dataType:datahub.string',
      cardinality: 'SINGLE',
      entityTypes: ['urn:li:entityType:datahub.dataset'],
      allowedValues: [{ value: { string: '30 days' } }, { value: { string: '90 days' } }],
    },
  });
  await store('dataset', rawOrders, {
    datasetProperties: { name: 'raw_orders' },
    schemaMetadata: schema([column('amt', 'NumberType')]),
  });
  await store('dataset', report, { datasetProperties: { name: 'report' } });
  await store('dataset', model, {
    datasetProperties: { name: 'orders model' },
    siblings: { siblings: [orders], primary: true },
  });
  await store('dataset', orders, {
    datasetProperties: {
      name: 'orders',
      description: 'Every order',
      customProperties: { team: 'shop' },
    },
    schemaMetadata: schema(
      [
        column('id', 'NumberType', { nullable: false, isPartOfKey: true }),
        column('amount', 'NumberType', {
          glossaryTerms: { terms: [{ urn: term }], auditStamp: stamp },
        }),
        column('customer', 'StringType'),
      ],
      {
        primaryKeys: ['id'],
        foreignKeys: [
          {
            name: 'fk_raw',
            foreignFields: [`urn:li:schemaField:(${rawOrders},amt)`],
            sourceFields: [`urn:li:schemaField:(${orders},amount)`],
            foreignDataset: rawOrders,
          },
        ],
      },
    ),
    upstreamLineage: {
      upstreams: [{ dataset: rawOrders, type: 'TRANSFORMED', auditStamp: stamp }],
      fineGrainedLineages: [
        {
          upstreamType: 'FIELD_SET',
          downstreamType: 'FIELD',
          upstreams: [`urn:li:schemaField:(${rawOrders},amt)`],
          downstreams: [`urn:li:schemaField:(${orders},amount)`],
        },
      ],
    },
    siblings: { siblings: [model], primary: false },
    access: { roles: [{ urn: 'urn:li:role:reader' }] },
    subTypes: { typeNames: ['Table'] },
  });
  await store('role', 'urn:li:role:reader', {
    roleProperties: { name: 'Reader', type: 'READ', requestUrl: 'https://example.org/ask' },
  });
  await store('query', 'urn:li:query:revenue', {
    queryProperties: {
      name: 'Revenue by day',
      statement: { value: 'select 1', language: 'SQL' },
      source: 'MANUAL',
      created: stamp,
      lastModified: stamp,
    },
    querySubjects: { subjects: [{ entity: orders }] },
  });
  await store('assertion', 'urn:li:assertion:positive', {
    assertionInfo: {
      type: 'DATASET',
      description: 'Amounts are positive',
      datasetAssertion: { dataset: orders, scope: 'DATASET_COLUMN', operator: 'BETWEEN', fields: [] },
    },
    assertionRunEvent: {
      timestampMillis: Date.now(),
      runId: 'one',
      assertionUrn: 'urn:li:assertion:positive',
      asserteeUrn: orders,
      status: 'COMPLETE',
      result: { type: 'FAILURE' },
    },
  });
  await store('dataflow', flow, { dataFlowInfo: { name: 'nightly' } });
  await store('datajob', job, { dataJobInfo: { name: 'load', type: { string: 'SQL' } } });
  const run = 'urn:li:dataProcessInstance:one';
  await store('dataprocessinstance', run, {
    dataProcessInstanceProperties: { name: 'run one', created: { ...stamp, time: Date.now() } },
    dataProcessInstanceRelationships: { parentTemplate: job, upstreamInstances: [] },
    dataProcessInstanceRunEvent: {
      timestampMillis: Date.now(),
      status: 'COMPLETE',
      durationMillis: 95_000,
      result: { type: 'SUCCESS', nativeResultType: 'airflow' },
    },
  });
}
