import type { Descriptions } from '../descriptions.ts';

/** Aspects, small values and the schemas of datasets. */
export const aspects: Descriptions = {
  Aspect: {
    $: "A versioned part of an entity's metadata.",
    version: 'Version of the aspect; 0 is the latest.',
  },
  AspectParams: {
    $: 'Which aspects to return.',
    autoRenderOnly: 'True returns only aspects that the web interface draws by itself; false by default.',
    aspectNames: 'Names of the aspects; all when empty.',
  },
  RawAspect: {
    $: 'An aspect as it is stored.',
    aspectName: 'Name of the aspect.',
    payload: 'The value, as JSON.',
    renderSpec: 'How the web interface draws the aspect.',
  },
  AspectRenderSpec: {
    $: 'How the web interface draws an aspect.',
    displayType: 'Kind of display, such as `tabular`.',
    displayName: 'Heading shown to people.',
    key: 'Field of the aspect that holds the rows.',
  },
  CustomPropertiesEntry: {
    $: 'A custom property.',
    key: 'Name of the property.',
    value: 'Value of the property.',
  },
  StringMapEntry: {
    $: 'A key with a text.',
    key: 'The key.',
    value: 'The text.',
  },
  StringMapEntryInput: {
    $: 'A key with a text.',
    key: 'The key.',
    value: 'The text.',
  },
  HyperParameterMap: {
    key: 'Name of the hyperparameter.',
    value: 'Value of the hyperparameter.',
  },
  HyperParameterValueType: {
    $: 'Value of a hyperparameter: a text, a number or a boolean.',
  },
  StringBox: {
    $: 'A text in a union.',
    stringValue: 'The text.',
  },
  IntBox: {
    $: 'A whole number in a union.',
    intValue: 'The number.',
  },
  FloatBox: {
    $: 'A number in a union.',
    floatValue: 'The number.',
  },
  BooleanBox: {
    $: 'A boolean in a union.',
    booleanValue: 'The boolean.',
  },
  ResultsType: {
    $: 'Results of a quantitative analysis of a model.',
  },
  PlatformSchema: {
    $: 'The schema of a dataset as its platform writes it.',
  },
  TableSchema: {
    $: 'The schema of a table as its platform writes it.',
    schema: 'Text of the schema, such as a `CREATE TABLE` statement.',
  },
  KeyValueSchema: {
    $: 'The schemas of keys and values as their platform writes them.',
  },
  Schema: {
    $: 'The columns of a dataset.',
    datasetUrn: 'URN of the dataset.',
    name: 'Name of the schema.',
    platformUrn: 'URN of the data platform.',
    version: 'Version of the schema as its source counts it.',
    cluster: 'Name of the cluster that the schema comes from.',
    hash: 'Hash of the schema, to notice changes.',
    platformSchema: 'The schema as its platform writes it.',
    fields: 'The columns.',
    primaryKeys: 'Paths of the columns of the primary key.',
    foreignKeys: 'Foreign keys.',
    createdAt: 'When the schema was created, in milliseconds since the epoch.',
    lastObserved: 'When the schema was last ingested, in milliseconds since the epoch.',
  },
  SchemaMetadata: {
    aspectVersion: 'Version of the aspect; 0 is the latest.',
    datasetUrn: 'URN of the dataset.',
    name: 'Name of the schema.',
    platformUrn: 'URN of the data platform.',
    createdAt: 'When the schema was created, in milliseconds since the epoch.',
  },
  SchemaField: {
    type: 'Data type of the column, in terms that all platforms share.',
    tags: 'Tags of the column from its source.',
    schemaFieldEntity: 'The column as an entity.',
  },
  SchemaFieldEntity: {
    logicalParent: 'The logical column that the column implements.',
  },
  SchemaFieldDataType: {
    $: 'Data types of columns, in terms that all platforms share.',
    BOOLEAN: 'True or false.',
    FIXED: 'Bytes of a fixed length.',
    STRING: 'Text.',
    BYTES: 'Bytes.',
    NUMBER: 'A number.',
    DATE: 'A date.',
    TIME: 'A time or a timestamp.',
    ENUM: 'One of a fixed set of values.',
    NULL: 'Always null.',
    MAP: 'A map from keys to values.',
    ARRAY: 'A list of values.',
    UNION: 'One of several types.',
    STRUCT: 'A record with fields.',
  },
  EditableSchemaFieldInfo: {
    tags: 'Tags of the column from the catalogue.',
  },
  EditableSchemaFieldInput: {
    $: 'Edits to one column.',
    fieldPath: 'Path of the column.',
  },
  EditableSchemaMetadataUpdate: {
    $: 'Edits to columns.',
    editableSchemaFieldInfo: 'One entry for each column; they replace the current ones.',
  },
  EditableSchemaFieldInfoUpdate: {
    $: 'Edits to one column.',
    fieldPath: 'Path of the column.',
    description: 'Description of the column.',
    globalTags: 'Tags of the column.',
  },
  PlatformNativeType: {
    $: 'Kinds of dataset.',
    TABLE: 'A table.',
    VIEW: 'A view.',
    DIRECTORY: 'A directory.',
    STREAM: 'A stream.',
    BUCKET: 'A bucket of key-value pairs.',
  },
};
