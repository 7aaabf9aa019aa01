// What is asked of both sides: a function's name, and arguments made at random.
import * as urns from '@colophon/sdk/urns';
import fc from 'fast-check';

export const word = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.stringMatching(/^[a-zA-Z0-9_.%/: -]{1,12}$/),
  // The letters that decide how a URN is read, or a guid is made, close together.
  fc.string({
    unit: fc.constantFrom('(', ')', ',', ':', '␟', '%', 'a', 'é', '🛒', ' ', '\x7f'),
    maxLength: 10,
  }),
);
const types = ['tag', 'corpuser', 'corpGroup', 'glossaryTerm', 'domain', 'dataPlatform', 'container', 'form'];
/** An id, or a URN: of the type that the builder makes, of another, or one that is malformed. */
const idFor = (type: string) =>
  fc.oneof(
    { weight: 4, arbitrary: word },
    { weight: 2, arbitrary: word.map((id) => `urn:li:${type}:${id}`) },
    fc.tuple(fc.constantFrom(...types), word).map(([other, id]) => `urn:li:${other}:${id}`),
    fc.tuple(word, word).map(([a, b]) => `urn:li:${type}:(${a},${b})`),
  );
const platform = idFor('dataPlatform');
const instance = fc.option(word);
const env = fc.constantFrom('PROD', 'DEV', 'prod', 'Qa', 'NON_PROD', 'a,b', '');
const upperEnv = fc.constantFrom('PROD', 'DEV', 'QA');
const datasetUrn = fc.oneof(
  fc.tuple(word, word).map(([p, name]) => `urn:li:dataset:(urn:li:dataPlatform:${p},${name},PROD)`),
  fc.stringMatching(/^[a-z.]{1,9}$/).map((name) => urns.makeDatasetUrn('mysql', name)),
);
const flowUrn = fc.oneof(
  fc.array(word, { minLength: 2, maxLength: 4 }).map((parts) => `urn:li:dataFlow:(${parts.join(',')})`),
  word,
  datasetUrn,
);

/** The builders that take one id, each with the type of its URNs. */
const idBuilders = Object.entries(urns).flatMap(([name, value]) => {
  if (!/^make\w+Urn$/.test(name) || typeof value !== 'function' || value.length !== 1) return [];
  const make = value as (id: string) => string;
  return [[name, urns.parseUrn(make('x')).entityType] as const];
});

const urnArguments: Readonly<Record<string, fc.Arbitrary<readonly unknown[]>>> = {
  ...Object.fromEntries(idBuilders.map(([name, type]) => [name, idFor(type).map((id) => [id])])),
  makeDataPlatformInstanceUrn: fc.tuple(platform, idFor('dataPlatformInstance')),
  makeDatasetUrn: fc.oneof(fc.tuple(platform, word), fc.tuple(platform, word, env)),
  makeDatasetUrnWithPlatformInstance: fc.tuple(platform, word, instance, env),
  makeSchemaFieldUrn: fc.tuple(fc.oneof(datasetUrn, word), word),
  makeOwnerUrn: fc.tuple(idFor('corpuser'), fc.constantFrom('corpuser', 'corpGroup')),
  makeDataFlowUrn: fc.oneof(fc.tuple(word, word), fc.tuple(word, word, word, instance)),
  makeDataJobUrn: fc.oneof(fc.tuple(word, word, word), fc.tuple(word, word, word, word, instance)),
  makeDataJobUrnWithFlow: fc.tuple(flowUrn, word),
  makeDataProcessUrn: fc.oneof(fc.tuple(word, word), fc.tuple(word, word, env)),
  makeDashboardUrn: fc.tuple(word, word, instance),
  makeChartUrn: fc.tuple(word, word, instance),
  makeNotebookUrn: fc.tuple(word, word),
  makeMlModelUrn: fc.tuple(platform, word, upperEnv),
  makeMlModelGroupUrn: fc.tuple(platform, word, upperEnv),
  makeMlModelDeploymentUrn: fc.tuple(platform, word, upperEnv),
  makeMlFeatureTableUrn: fc.tuple(platform, word),
  makeMlFeatureUrn: fc.tuple(word, word),
  makeMlPrimaryKeyUrn: fc.tuple(word, word),
  makeSemanticModelUrn: fc.tuple(platform, word, word),
  makeMetricUrn: fc.tuple(platform, word, word),
  makeVersionSetUrn: fc.tuple(word, word),
  makeDataHubRetentionUrn: fc.tuple(word, word),
};

const pair = (type: string) => fc.tuple(word, word).map(([a, b]) => [`urn:li:${type}:(${a},${b})`]);
const keyArguments: Readonly<Record<string, fc.Arbitrary<readonly unknown[]>>> = {
  datasetUrnToKey: fc.oneof(datasetUrn, word).map((urn) => [urn]),
  schemaFieldUrnToKey: fc.tuple(datasetUrn, word).map(([p, path]) => [`urn:li:schemaField:(${p},${path})`]),
  containerUrnToKey: idFor('container').map((urn) => [urn]),
  assertionUrnToKey: idFor('assertion').map((urn) => [urn]),
  chartUrnToKey: pair('chart'),
  dashboardUrnToKey: pair('dashboard'),
};

// Whole numbers above 2^53 go over to Python as floats, see the list of differences.
const guidValue = fc
  .jsonValue({ stringUnit: 'binary', depthSize: 'small' })
  .filter((value) => !/\d{17}|e\+/.test(JSON.stringify(value)));

const optional = (arbitrary: fc.Arbitrary<unknown>) => fc.option(arbitrary, { nil: undefined });
const shared = {
  platform: word,
  instance: optional(word),
  env: optional(fc.constantFrom('PROD', 'DEV', 'eu1', '')),
  backcompat_env_as_instance: fc.boolean(),
};
/** The fields of each key, by the client's names. */
const keyFields: Readonly<Record<string, Readonly<Record<string, fc.Arbitrary<unknown>>>>> = {
  ContainerKey: shared,
  DatabaseKey: { ...shared, database: word },
  SchemaKey: { ...shared, database: word, schema: word },
  NamespaceKey: { ...shared, namespace: word },
  FolderKey: { ...shared, folder_abs_path: word },
  BucketKey: { ...shared, bucket_name: word },
  ExperimentKey: { ...shared, id: word },
  ProjectIdKey: { ...shared, project_id: word },
  BigQueryDatasetKey: { ...shared, project_id: word, dataset_id: word },
  MetastoreKey: { ...shared, metastore: word },
  CatalogKeyWithMetastore: { ...shared, metastore: word, catalog: word },
  UnitySchemaKeyWithMetastore: { ...shared, metastore: word, catalog: word, unity_schema: word },
  CatalogKey: { ...shared, catalog: word },
  UnitySchemaKey: { ...shared, catalog: word, unity_schema: word },
  DataProductKey: { platform: word, name: word, env: shared.env, instance: shared.instance },
  DomainKey: { name: word, platform: optional(word), instance: shared.instance },
  NotebookKey: { notebook_id: fc.maxSafeInteger(), platform: word, instance: shared.instance },
};
const keyOf = (names: readonly string[]) =>
  fc
    .constantFrom(...names)
    .chain((name) => fc.record(keyFields[name] ?? {}).map((fields) => [name, fields] as const));

const columnTypes = [
  'string',
  'number',
  'boolean',
  'bytes',
  'date',
  'time',
  'array',
  'map',
  'record',
  'enum',
];
const column = fc.record(
  {
    name: fc.oneof(fc.constant('id'), word),
    nativeType: word,
    type: fc.constantFrom(...columnTypes),
    nullable: fc.boolean(),
    description: word,
    tags: fc.array(idFor('tag'), { maxLength: 2 }),
  },
  { requiredKeys: ['name', 'nativeType', 'type', 'nullable'] },
);
const derivation = fc.record(
  {
    from: fc.array(fc.record({ dataset: datasetUrn, column: word }), { maxLength: 3 }),
    to: fc.array(word, { minLength: 1, maxLength: 2 }),
    transformOperation: word,
    confidenceScore: fc.constantFrom(0, 0.5, 1),
  },
  { requiredKeys: ['from', 'to'] },
);
const lineageType = fc.constantFrom('COPY', 'TRANSFORMED', 'VIEW');
const audit = fc.record({ time: fc.nat(), actor: word.map((name) => `urn:li:corpuser:${name}`) });
const owner = fc.oneof(
  word.map((name) => `urn:li:corpuser:${name}`),
  idFor('corpGroup'),
);

const aspectArguments: Readonly<Record<string, fc.Arbitrary<readonly unknown[]>>> = {
  makeGlobalTagsAspect: fc.tuple(fc.array(idFor('tag'), { maxLength: 3 })),
  makeOwnershipAspect: fc.tuple(
    fc.array(owner, { maxLength: 2 }),
    fc.record(
      { type: fc.constantFrom('DATAOWNER', 'NONE'), source: fc.constantFrom('AUDIT', 'MANUAL') },
      { requiredKeys: [] },
    ),
  ),
  makeGlossaryTermsAspect: fc.tuple(fc.array(idFor('glossaryTerm'), { maxLength: 2 }), audit),
  makeUpstreamLineageAspect: fc.tuple(
    fc.array(datasetUrn, { maxLength: 3 }),
    fc.record({ type: lineageType }, { requiredKeys: [] }),
  ),
  columnLineageProposal: fc.tuple(fc.array(derivation, { maxLength: 3 }), datasetUrn, lineageType),
  makeSchemaMetadataAspect: fc.tuple(
    fc.record(
      {
        schemaName: word,
        platform,
        columns: fc.array(column, { maxLength: 4 }),
        primaryKeys: fc.constantFrom([], ['id']),
      },
      { requiredKeys: ['schemaName', 'platform', 'columns'] },
    ),
  ),
  makeInstitutionalMemoryAspect: fc.tuple(
    fc.array(fc.record({ url: word, description: word }), { maxLength: 2 }),
    audit,
  ),
};

const containerOptions = fc.record(
  {
    name: word,
    sub_types: fc.array(word, { maxLength: 2 }),
    extra_properties: fc.dictionary(word, word, { maxKeys: 2 }),
    structured_properties: fc.dictionary(fc.stringMatching(/^[a-zA-Z0-9.]{1,8}$/), word, { maxKeys: 2 }),
    domain_urn: word.map((id) => `urn:li:domain:${id}`),
    description: word,
    owner_urn: word.map((id) => `urn:li:corpuser:${id}`),
    external_url: word,
    tags: fc.array(word, { maxLength: 3 }),
    qualified_name: word,
    created: fc.nat(),
    last_modified: fc.nat(),
  },
  { requiredKeys: ['name', 'sub_types'] },
);

/** Arguments for each function, by its name. */
export const questions: Readonly<Record<string, fc.Arbitrary<readonly unknown[]>>> = {
  ...urnArguments,
  ...keyArguments,
  ...aspectArguments,
  datahubGuid: fc.dictionary(word, guidValue, { maxKeys: 5 }).map((bag) => [bag]),
  validateOwnershipType: fc
    .oneof(fc.constantFrom('dataowner', 'Technical_Owner', 'NONE'), idFor('ownershipType'))
    .map((text) => [text]),
  key: keyOf(Object.keys(keyFields)),
  genContainers: fc
    .tuple(keyOf(['DatabaseKey', 'SchemaKey', 'UnitySchemaKeyWithMetastore']), containerOptions)
    .map(([key, options]) => [...key, options]),
};
