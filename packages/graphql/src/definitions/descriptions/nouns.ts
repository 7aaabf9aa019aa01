/** What object types are called in a sentence, where it is not the words of their name. */
const nouns: Readonly<Record<string, string>> = {
  AccessTokenMetadata: 'access token',
  CorpGroup: 'group',
  CorpUser: 'user',
  DataHubConnection: 'connection',
  DataHubFile: 'file',
  DataHubPageModule: 'module',
  DataHubPageTemplate: 'page layout',
  DataHubPersona: 'persona',
  DataHubPolicy: 'policy',
  DataHubRole: 'role',
  DataHubView: 'view',
  DataProcessInstance: 'run',
  DataTypeEntity: 'data type',
  ERModelRelationship: 'join',
  EntityTypeEntity: 'entity type',
  ExecutionRequest: 'run',
  MLFeature: 'feature',
  MLFeatureTable: 'feature table',
  MLModel: 'model',
  MLModelGroup: 'model group',
  MLPrimaryKey: 'primary key',
  OwnershipTypeEntity: 'ownership type',
  QueryEntity: 'query',
  Restricted: 'entity',
  SchemaFieldEntity: 'schema field',
  StructuredPropertyEntity: 'structured property',
  Test: 'metadata test',
  VersionedDataset: 'dataset',
  // Of input objects and mutations.
  AssetSettings: 'asset',
  DisplayProperties: 'entity',
  IncidentStatus: 'incident',
  TagColor: 'tag',
  GlossaryEntity: 'glossary term or node',
  LogicalModel: 'logical dataset',
  LogicalModelSchema: 'logical dataset',
  PageModule: 'module',
  PageTemplate: 'page layout',
};

/** `GlossaryTerm` as "glossary term". */
export const nounOf = (name: string): string => nouns[name] ?? toWords(name);

/** `ownershipTypes` as "ownership types". */
export const toWords = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .trim();
