// What tests/interop/transformers.test.ts has in the catalogue before, and what its source reports.

/** Aspects by name. */
export type Aspects = Readonly<Record<string, unknown>>;

const dataset = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:postgres,shop.public.${name},PROD)`;
/** Data sets of which the catalogue has everything, and nothing. */
export const orders = dataset('orders');
export const bare = dataset('bare');
export const container = 'urn:li:container:0123456789abcdef0123456789abcdef';
const database = 'urn:li:container:fedcba9876543210fedcba9876543210';
export const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,orders,PROD),load)';
export const chart = 'urn:li:chart:(looker,orders)';

const stamp = { time: 1_000, actor: 'urn:li:corpuser:ada' };
const tags = (...names: string[]) => ({ tags: names.map((name) => ({ tag: `urn:li:tag:${name}` })) });
const terms = (...names: string[]) => ({
  terms: names.map((name) => ({ urn: `urn:li:glossaryTerm:${name}` })),
  auditStamp: stamp,
});
const owners = (...names: string[]) => ({
  owners: names.map((name) => ({ owner: `urn:li:corpuser:${name}`, type: 'DATAOWNER' })),
  lastModified: stamp,
});
const field = (fieldPath: string, labels: Aspects = {}) => ({
  fieldPath,
  type: { type: { 'com.linkedin.schema.StringType': {} } },
  nativeDataType: 'text',
  ...labels,
});
const schema = (...fields: unknown[]) => ({
  schemaName: 'orders',
  platform: 'urn:li:dataPlatform:postgres',
  version: 0,
  hash: '',
  platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
  fields,
});
const path = [{ id: database, urn: database }, { id: container, urn: container }, { id: 'folder' }];

const storedOfAll: Aspects = {
  ownership: owners('stored', 'ext_bo'),
  globalTags: tags('stored', 'shared', 'pii'),
  glossaryTerms: terms('Stored', 'Shared'),
  domains: { domains: ['urn:li:domain:stored'] },
  browsePathsV2: { path },
};

/** What the catalogue has. */
export const stored: Readonly<Record<string, Aspects>> = {
  [orders]: {
    ...storedOfAll,
    datasetProperties: { customProperties: { team: 'stored', kept: 'yes' } },
    browsePaths: { paths: ['/stored', '/prod/postgres'] },
    container: { container },
    schemaMetadata: schema(
      field('id', { globalTags: tags('stored'), glossaryTerms: terms('Stored') }),
      field('email', { globalTags: tags('pii') }),
      field('only_stored'),
    ),
  },
  [container]: { ...storedOfAll, containerProperties: { name: 'public' } },
  [job]: storedOfAll,
  [chart]: storedOfAll,
  'urn:li:domain:stored': { domainProperties: { name: 'Stored' } },
  'urn:li:domain:new': { domainProperties: { name: 'New' } },
  'urn:li:tag:pii': { tagProperties: { name: 'pii' } },
};

const reportedOfAll: Aspects = {
  ownership: owners('reported', 'bo'),
  globalTags: tags('reported', 'shared', 'owner:ada', 'department:Finance', 'gold'),
  domains: { domains: ['urn:li:domain:reported'] },
  browsePathsV2: { path },
  status: { removed: false },
};

/** What the source reports of each entity, if it reports all. */
export const reported: Readonly<Record<string, Aspects>> = {
  ...Object.fromEntries(
    [orders, bare].map((urn) => [
      urn,
      {
        ...reportedOfAll,
        glossaryTerms: terms('Reported', 'Shared'),
        datasetProperties: {
          name: 'orders',
          description: 'All orders.',
          customProperties: { team: 'reported', source: 'yes' },
          externalUrl: 'https://old.example.org/orders?v=1',
        },
        browsePaths: { paths: ['/reported'] },
        container: { container },
        schemaMetadata: schema(
          field('id', { globalTags: tags('reported'), glossaryTerms: terms('Reported') }),
          field('email'),
          field('größe'),
        ),
        datasetUsageStatistics: {
          timestampMillis: 2_000,
          userCounts: [{ user: 'urn:li:corpuser:ext_bo.shop', count: 3 }],
        },
      },
    ]),
  ),
  [container]: {
    ...reportedOfAll,
    containerProperties: { name: 'public', externalUrl: 'https://old.example.org/public' },
  },
  [job]: reportedOfAll,
  [chart]: reportedOfAll,
};

/** How the aspects of an entity are spread over records. */
export const spreads = {
  'all in one record': (aspects: Aspects) => [aspects],
  'its type alone': () => [{ subTypes: { typeNames: ['Any'] } }],
  'its type, then all': (aspects: Aspects) => [{ subTypes: { typeNames: ['Any'] } }, aspects],
  'all, then its type': (aspects: Aspects) => [aspects, { subTypes: { typeNames: ['Any'] } }],
} satisfies Readonly<Record<string, (aspects: Aspects) => Aspects[]>>;
