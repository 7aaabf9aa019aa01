import { array, aspect, long, map, record, string, union, urn } from '@colophon/schema';
import { changeAuditStamps } from '../common/change-audit-stamps.ts';
import { schemaField } from './schema-field.ts';

export const binaryJsonSchema = record({
  name: 'com.linkedin.schema.BinaryJsonSchema',
  doc: 'Native schema of a dataset stored as binary JSON; one branch of `platformSchema`.',
  fields: { schema: { type: string, doc: 'Schema text exactly as the binary JSON source gives it.' } },
});

export const datasetFieldForeignKey = record({
  name: 'com.linkedin.schema.DatasetFieldForeignKey',
  doc: 'Foreign key made of ordinary column values rather than URNs; part of the older `foreignKeysSpecs`.',
  fields: {
    parentDataset: { type: urn('dataset'), doc: 'URN of the dataset that the key points to.' },
    currentFieldPaths: {
      type: array(string),
      doc: 'Field paths, in the schema at hand, of the columns that together make up the key; more than one for a composite key.',
    },
    parentField: { type: string, doc: 'Field path of the referenced column in `parentDataset`.' },
  },
});

export const espressoSchema = record({
  name: 'com.linkedin.schema.EspressoSchema',
  doc: 'Native schema of a table in the Espresso document store; one branch of `platformSchema`.',
  fields: {
    documentSchema: { type: string, doc: 'Schema of the stored documents, as Espresso gives it.' },
    tableSchema: { type: string, doc: 'Schema of the table that holds the documents, as Espresso gives it.' },
  },
});

export const foreignKeyConstraint = record({
  name: 'com.linkedin.schema.ForeignKeyConstraint',
  doc: 'Foreign key of a dataset, linking columns here to columns of another dataset; element of `foreignKeys`.',
  fields: {
    name: {
      type: string,
      doc: 'Constraint name, usually the one declared in the source database, such as `fk_orders_customer`.',
    },
    foreignFields: {
      type: array(urn('schemaField')),
      doc: 'URNs of the referenced schema fields in the other dataset; they create the `ForeignKeyTo` edges.',
      relationship: { name: 'ForeignKeyTo', to: ['schemaField'] },
    },
    sourceFields: {
      type: array(urn('schemaField')),
      doc: 'URNs of the schema fields on this side, the dataset that carries the constraint.',
    },
    foreignDataset: {
      type: urn('dataset'),
      doc: 'URN of the referenced dataset, so that you need not extract it from `foreignFields`.',
      relationship: { name: 'ForeignKeyToDataset', to: ['dataset'] },
    },
  },
});

export const urnForeignKey = record({
  name: 'com.linkedin.schema.UrnForeignKey',
  doc: 'Foreign key in the form of a column whose values are URNs; part of the older `foreignKeysSpecs`.',
  fields: {
    currentFieldPath: {
      type: string,
      doc: 'Field path, in the schema at hand, of the column holding the URNs.',
    },
  },
});

export const foreignKeySpec = record({
  name: 'com.linkedin.schema.ForeignKeySpec',
  doc: 'One value of the older `foreignKeysSpecs` map: a key of column values or of URNs.',
  fields: {
    foreignKey: {
      type: union(datasetFieldForeignKey, urnForeignKey),
      doc: 'The key itself: `DatasetFieldForeignKey` for column values, `UrnForeignKey` for a column holding URNs.',
    },
  },
});

export const kafkaSchema = record({
  name: 'com.linkedin.schema.KafkaSchema',
  doc: 'Native key and value schemas of a Kafka topic; one branch of `platformSchema`.',
  fields: {
    documentSchema: {
      type: string,
      doc: "Text of the message value's schema, classically Avro in JSON; `documentSchemaType` names the format.",
    },
    documentSchemaType: {
      type: string,
      doc: 'Format of `documentSchema`: `AVRO`, `PROTOBUF` or `JSON`.',
      optional: true,
    },
    keySchema: {
      type: string,
      doc: "Text of the message key's schema from the schema registry; absent for a topic without one.",
      optional: true,
    },
    keySchemaType: {
      type: string,
      doc: 'Format of `keySchema`: `AVRO`, `PROTOBUF` or `JSON`.',
      optional: true,
    },
  },
});

export const keyValueSchema = record({
  name: 'com.linkedin.schema.KeyValueSchema',
  doc: 'Native schema of a key-value store, with key and value described apart; one branch of `platformSchema`.',
  fields: {
    keySchema: { type: string, doc: 'Schema text of the keys, unparsed.' },
    valueSchema: { type: string, doc: 'Schema text of the stored values, unparsed.' },
  },
});

export const mySqlDDL = record({
  name: 'com.linkedin.schema.MySqlDDL',
  doc: 'Native schema of a MySQL table; one branch of `platformSchema`.',
  fields: {
    tableSchema: {
      type: string,
      doc: 'Definition of the MySQL table as readable text, commonly a JSON document.',
    },
  },
});

export const oracleDDL = record({
  name: 'com.linkedin.schema.OracleDDL',
  doc: 'Native schema of an Oracle table; one branch of `platformSchema`.',
  fields: {
    tableSchema: {
      type: string,
      doc: 'Definition of the Oracle table as readable text, commonly a JSON document.',
    },
  },
});

export const orcSchema = record({
  name: 'com.linkedin.schema.OrcSchema',
  doc: 'Native schema of ORC files; one branch of `platformSchema`.',
  fields: {
    schema: {
      type: string,
      doc: 'Schema text as ORC declares it, for example `struct<id:int,name:string>`.',
    },
  },
});

export const otherSchema = record({
  name: 'com.linkedin.schema.OtherSchema',
  doc: 'Native schema of a source that has no record of its own here; the branch of `platformSchema` that many connectors use.',
  fields: { rawSchema: { type: string, doc: 'Schema text as the source gives it; may be an empty string.' } },
});

export const prestoDDL = record({
  name: 'com.linkedin.schema.PrestoDDL',
  doc: 'Native schema of a Presto view; one branch of `platformSchema`.',
  fields: {
    rawSchema: { type: string, doc: 'View definition together with the columns read from it, as text.' },
  },
});

export const schemaless = record({
  name: 'com.linkedin.schema.Schemaless',
  doc: 'Marker in `platformSchema` for a dataset that has no declared schema, such as a bag of free-form documents.',
  fields: {},
});

export const schemaMetadata = aspect({
  name: 'schemaMetadata',
  record: 'com.linkedin.schema.SchemaMetadata',
  doc: 'Columns, keys and native schema of a dataset as the source reports them, written by ingestion; edits by people go to `editableSchemaMetadata`.',
  fields: {
    schemaName: {
      type: string,
      doc: "Name of the schema in the source, for instance `PageViewEvent` or `identity.Profile`; often the dataset's own name.",
    },
    platform: {
      type: urn('dataPlatform'),
      doc: 'URN of the data platform where the schema is defined, such as `urn:li:dataPlatform:kafka`.',
    },
    version: {
      type: long,
      doc: 'Number assigned by the server on each change; unrelated to a version kept by the source, and 0 from most connectors.',
    },
    ...changeAuditStamps.fields,
    dataset: {
      type: urn('dataset'),
      doc: 'URN of the dataset the schema belongs to; usually absent, since the aspect is already on that dataset.',
      optional: true,
    },
    cluster: {
      type: string,
      doc: 'Name of the cluster in the source from which the schema was taken.',
      optional: true,
    },
    hash: {
      type: string,
      doc: 'SHA-1 of the schema text, to notice changes; many connectors leave it empty.',
    },
    platformSchema: {
      type: union(
        espressoSchema,
        oracleDDL,
        mySqlDDL,
        prestoDDL,
        kafkaSchema,
        binaryJsonSchema,
        orcSchema,
        schemaless,
        keyValueSchema,
        otherSchema,
      ),
      doc: "Schema in the source's own language, one record per kind of source; `OtherSchema` where none fits.",
    },
    fields: {
      type: array(schemaField),
      doc: 'All columns of the dataset, nested ones flattened into one list by field path.',
    },
    primaryKeys: {
      type: array(string),
      doc: "Field paths of the primary key's columns, in key order; an empty list means that there is no primary key.",
      optional: true,
    },
    foreignKeysSpecs: {
      type: map(foreignKeySpec),
      doc: 'Older form of references to other datasets, keyed by a name for each; `foreignKeys` is the form connectors write.',
      optional: true,
      deprecated: true,
    },
    foreignKeys: {
      type: array(foreignKeyConstraint),
      doc: 'Foreign keys declared on the dataset; each becomes edges to the other dataset and its columns.',
      optional: true,
    },
  },
});
