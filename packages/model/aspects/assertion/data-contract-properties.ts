import { array, aspect, record, string, urn } from '@colophon/schema';

export const dataQualityContract = record({
  name: 'com.linkedin.datacontract.DataQualityContract',
  doc: 'One data quality clause of a contract, such as no nulls in a column; the check is defined in an assertion.',
  fields: {
    assertion: {
      type: urn('assertion'),
      doc: 'URN of the table or column assertion that must pass.',
      relationship: { name: 'IncludesDataQualityAssertion', to: ['assertion'] },
    },
  },
});

export const freshnessContract = record({
  name: 'com.linkedin.datacontract.FreshnessContract',
  doc: 'Freshness clause of a contract, such as new data every day; the check is defined in an assertion.',
  fields: { assertion: { type: urn('assertion'), doc: 'URN of the freshness assertion that must pass.' } },
});

export const schemaContract = record({
  name: 'com.linkedin.datacontract.SchemaContract',
  doc: 'Schema clause of a contract, the columns that consumers may rely on; the check is defined in an assertion.',
  fields: {
    assertion: {
      type: urn('assertion'),
      doc: 'URN of the schema assertion that must pass.',
      relationship: { name: 'IncludesSchemaAssertion', to: ['assertion'] },
    },
  },
});

export const dataContractProperties = aspect({
  name: 'dataContractProperties',
  record: 'com.linkedin.datacontract.DataContractProperties',
  doc: 'Contract on a dataset, made up of assertions on its schema, freshness and data quality.',
  fields: {
    entity: {
      type: urn('dataset'),
      doc: 'URN of the dataset that the contract covers; other kinds of entity are not supported yet.',
      relationship: { name: 'ContractFor', to: ['dataset'] },
    },
    schema: {
      type: array(schemaContract),
      doc: "Assertions on the columns; a dataset's contract has at most one.",
      optional: true,
      relationship: { path: 'assertion', name: 'IncludesSchemaAssertion', to: ['assertion'] },
    },
    freshness: {
      type: array(freshnessContract),
      doc: "Assertions on how recent the data is; a dataset's contract has at most one.",
      optional: true,
      relationship: { path: 'assertion', name: 'IncludesFreshnessAssertion', to: ['assertion'] },
    },
    dataQuality: {
      type: array(dataQualityContract),
      doc: 'Assertions on the data itself, for the table or for single columns; any number.',
      optional: true,
      relationship: { path: 'assertion', name: 'IncludesDataQualityAssertion', to: ['assertion'] },
    },
    rawContract: {
      type: string,
      doc: 'The whole contract as YAML text; optional, in addition to the structured lists.',
      optional: true,
    },
  },
});
