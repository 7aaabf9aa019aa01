// A small catalogue for the clients that agents use: a dataset with its upstream, and what can be said about it.

import { writeEntities as write } from './entities.ts';

export const orders = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
export const customers = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.customers,PROD)';
export const ada = 'urn:li:corpuser:ada';
export const pii = 'urn:li:tag:pii';
export const revenue = 'urn:li:glossaryTerm:revenue';
export const sales = 'urn:li:domain:sales';
export const retention = 'urn:li:structuredProperty:retention';
export const guide = 'urn:li:document:guide';
export const assertion = 'urn:li:assertion:unique-ids';
export const incident = 'urn:li:incident:late';
const stamp = { time: 1_700_000_000_000, actor: ada };

export async function writeAgentCatalogue(address: string): Promise<void> {
  await write(address, 'tag', [{ urn: pii, tagProperties: { value: { name: 'PII' } } }]);
  await write(address, 'glossaryTerm', [
    {
      urn: revenue,
      glossaryTermInfo: { value: { name: 'Revenue', definition: 'What is earned.', termSource: 'INTERNAL' } },
    },
  ]);
  await write(address, 'domain', [{ urn: sales, domainProperties: { value: { name: 'Sales' } } }]);
  await write(address, 'corpuser', [
    { urn: ada, corpUserInfo: { value: { active: true, displayName: 'Ada' } } },
  ]);
  await write(address, 'structuredProperty', [
    {
      urn: retention,
      propertyDefinition: {
        value: {
          qualifiedName: 'retention',
          valueType: 'urn:li:dataType:datahub.string',
          cardinality: 'SINGLE',
          entityTypes: ['urn:li:entityType:datahub.dataset'],
        },
      },
    },
  ]);
  await write(address, 'dataset', [
    {
      urn: customers,
      datasetProperties: { value: { name: 'customers', description: 'Everybody who has ordered.' } },
      schemaMetadata: { value: schemaOf('id', 'email') },
    },
    {
      urn: orders,
      datasetProperties: { value: { name: 'orders', description: 'One row for each order.' } },
      schemaMetadata: { value: schemaOf('id', 'customer') },
      upstreamLineage: {
        value: {
          upstreams: [{ dataset: customers, type: 'TRANSFORMED', auditStamp: stamp }],
          fineGrainedLineages: [
            {
              upstreamType: 'FIELD_SET',
              upstreams: [`urn:li:schemaField:(${customers},id)`],
              downstreamType: 'FIELD',
              downstreams: [`urn:li:schemaField:(${orders},customer)`],
              confidenceScore: 1,
            },
          ],
        },
      },
    },
  ]);
  await write(address, 'query', [
    {
      urn: 'urn:li:query:top',
      queryProperties: {
        value: {
          statement: { value: 'select id from shop.orders', language: 'SQL' },
          source: 'MANUAL',
          created: stamp,
          lastModified: stamp,
        },
      },
      querySubjects: { value: { subjects: [{ entity: orders }] } },
    },
  ]);
  await write(address, 'document', [
    {
      urn: guide,
      documentInfo: {
        value: {
          title: 'Guide to orders',
          contents: { text: 'Orders are late on Mondays.' },
          status: { state: 'PUBLISHED' },
          created: stamp,
          lastModified: stamp,
          source: { sourceType: 'NATIVE' },
        },
      },
    },
  ]);
  await write(address, 'assertion', [
    {
      urn: assertion,
      assertionInfo: {
        value: {
          type: 'DATASET',
          description: 'Ids are unique.',
          datasetAssertion: {
            dataset: orders,
            scope: 'DATASET_COLUMN',
            fields: [`urn:li:schemaField:(${orders},id)`],
            aggregation: 'UNIQUE_PROPOTION',
            operator: 'EQUAL_TO',
            parameters: { value: { value: '1', type: 'NUMBER' } },
          },
        },
      },
      assertionRunEvent: {
        value: {
          timestampMillis: stamp.time,
          runId: 'nightly',
          asserteeUrn: orders,
          assertionUrn: assertion,
          status: 'COMPLETE',
          result: { type: 'SUCCESS' },
        },
      },
    },
  ]);
  await write(address, 'incident', [
    {
      urn: incident,
      incidentInfo: {
        value: {
          type: 'OPERATIONAL',
          title: 'Late',
          description: 'No rows today.',
          entities: [orders],
          status: { state: 'ACTIVE', lastUpdated: stamp },
          created: stamp,
        },
      },
    },
  ]);
}

const schemaOf = (...columns: readonly string[]) => ({
  schemaName: 'shop',
  platform: 'urn:li:dataPlatform:mysql',
  version: 0,
  hash: '',
  platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
  fields: columns.map((fieldPath) => ({
    fieldPath,
    nativeDataType: 'text',
    description: `The ${fieldPath}.`,
    type: { type: { 'com.linkedin.schema.StringType': {} } },
  })),
});
