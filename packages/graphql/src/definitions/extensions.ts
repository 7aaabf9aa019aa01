/**
 * What DataHub's published clients send and its open schema does not have. Where the two differ, the clients win: they
 * would not work otherwise. A test has each of these as an exception, with its reason.
 */
export const extensions = `
extend input UpsertCustomAssertionInput {
  fieldPaths: [String!]
  scope: DatasetAssertionScope
  aggregation: AssertionStdAggregation
  operator: AssertionStdOperator
  parameters: AssertionStdParametersInput
  nativeType: String
  nativeParameters: [StringMapEntryInput!]
}

input AssertionStdParametersInput {
  value: AssertionStdParameterInput
  maxValue: AssertionStdParameterInput
  minValue: AssertionStdParameterInput
}

input AssertionStdParameterInput {
  value: String!
  type: AssertionStdParameterType!
}

extend input SearchFlags {
  fetchExtraFields: [String!]
}

extend input FacetFilterInput {
  value: String
}
`;
