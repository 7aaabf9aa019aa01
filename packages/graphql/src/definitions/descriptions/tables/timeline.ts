import type { Descriptions } from '../descriptions.ts';

/** The history of entities and schemas. */
export const timeline: Descriptions = {
  GetTimelineInput: {
    $: 'The entity whose changes to return.',
    urn: 'URN of the entity.',
    changeCategories: 'Kinds of change to return; all by default.',
  },
  GetTimelineResult: {
    $: 'The changes to an entity.',
    changeTransactions: 'Changes that were made together, the oldest first.',
  },
  ChangeTransaction: {
    $: 'Changes to an entity that were made together.',
    timestampMillis: 'When the changes were made, in milliseconds since the epoch.',
    lastSemanticVersion: 'Version after the changes, such as `1.2.0`.',
    versionStamp: 'Versions of the aspects after the changes, to ask for the entity as it was.',
    changeType: 'Whether something was added, modified or removed.',
    actor: 'URN of the user who made the changes.',
    changes: 'The changes.',
  },
  ChangeEvent: {
    $: 'A change to an entity.',
    urn: 'URN of the entity or column that changed.',
    category: 'Kind of change.',
    operation: 'Whether something was added, modified or removed.',
    modifier: 'What was added or removed, such as the URN of a tag.',
    parameters: 'Facts about the change, as key-value pairs.',
    auditStamp: 'When the change was made, and by whom.',
    description: 'The change as text.',
  },
  ChangeCategoryType: {
    $: 'Kinds of change.',
    DOCUMENTATION: 'Descriptions and links.',
    GLOSSARY_TERM: 'Glossary terms.',
    OWNERSHIP: 'Owners.',
    TECHNICAL_SCHEMA: 'Columns and their types.',
    TAG: 'Tags.',
    PARENT: 'The parent, such as the node of a glossary term.',
    RELATED_ENTITIES: 'Related entities, such as those of a document.',
    DOMAIN: 'The domain.',
    STRUCTURED_PROPERTY: 'Structured properties.',
    APPLICATION: 'Applications.',
    ASSET_MEMBERSHIP: 'Assets of a data product or an application.',
  },
  ChangeOperationType: {
    $: 'What a change does.',
    ADD: 'Something is added.',
    MODIFY: 'Something gets another value.',
    REMOVE: 'Something is removed.',
  },
  TimelineParameterEntry: {
    $: 'A fact about a change.',
    key: 'Name of the fact.',
    value: 'The fact, as text.',
  },
  GetSchemaBlameInput: {
    $: 'The dataset whose columns to explain.',
    datasetUrn: 'URN of the dataset.',
    version: 'Version of the schema, such as `1.2.0`; the latest by default.',
  },
  GetSchemaBlameResult: {
    $: 'For each column, the change that last affected it.',
    version: 'The version of the schema that was asked for.',
    schemaFieldBlameList: 'One entry for each column.',
  },
  SchemaFieldBlame: {
    $: 'A column with the change that last affected it.',
    fieldPath: 'Path of the column.',
    schemaFieldChange: 'The change.',
  },
  SchemaFieldChange: {
    $: 'A change to a column.',
    timestampMillis: 'When the change was made, in milliseconds since the epoch.',
    lastSemanticVersion: 'Version of the schema after the change, such as `1.2.0`.',
    versionStamp: 'Versions of the aspects after the change.',
    changeType: 'Whether the column was added, modified or removed.',
    lastSchemaFieldChange: 'The change as text.',
  },
  GetSchemaVersionListInput: {
    $: 'The dataset whose schema versions to list.',
    datasetUrn: 'URN of the dataset.',
  },
  GetSchemaVersionListResult: {
    $: "The versions of a dataset's schema.",
    latestVersion: 'The latest version.',
    version: 'The version that was asked for.',
    semanticVersionList: 'All versions.',
  },
  SemanticVersionStruct: {
    $: 'A version of a schema.',
    semanticVersion: 'The version, such as `1.2.0`.',
    semanticVersionTimestamp: 'When the version was created, in milliseconds since the epoch.',
    versionStamp: 'Versions of the aspects, to ask for the dataset as it was.',
  },
};
