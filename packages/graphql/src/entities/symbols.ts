import type { GraphQLEnumType } from 'graphql';

/** Symbols of the model by enumeration of GraphQL, where the two differ, with the closest that GraphQL has. */
const foreign: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AssertionStdAggregation: { UNIQUE_PROPORTION: 'UNIQUE_PROPOTION' },
  DatasetAssertionScope: { DATASET_STORAGE_SIZE: 'UNKNOWN' },
  DataHubPageModuleType: { SUB_DATA_PRODUCTS: 'UNKNOWN' },
  // GraphQL has one language only, and clients show the statement as text anyway.
  QueryLanguage: { UNKNOWN: 'SQL' },
};

/** Symbols of the model that GraphQL does not have. A field that holds one is null. */
const unsupported: Readonly<Record<string, readonly string[]>> = {
  IconLibrary: ['PHOSPHOR'],
  // Invited, and neither active nor suspended so far.
  CorpUserStatus: ['PROVISIONED'],
  FilterOperator: ['IS_NULL'],
};

/** Symbols that stand for a required value that nobody stored, in the order of preference. */
const unknown = ['UNKNOWN', 'OTHER', 'OTHERS', 'PROD', 'CUSTOM', 'NONE', 'NATIVE', 'MANUAL', 'PERSONAL'];

/** The same for enumerations that have a symbol of their own for it. */
const unknownOf: Readonly<Record<string, string>> = {
  SchemaFieldDataType: 'NULL',
  AssertionStdOperator: '_NATIVE_',
  AssertionStdAggregation: '_NATIVE_',
};

/** A symbol as GraphQL has it; undefined for one that it does not have. */
export const symbolOf = (value: unknown, type: GraphQLEnumType): string | undefined => {
  if (typeof value !== 'string') return undefined;
  if (type.getValue(value)) return value;
  return foreign[type.name]?.[value];
};

/** Whether GraphQL is known not to have a symbol of the model. */
export const isUnsupported = (symbol: string, type: GraphQLEnumType): boolean =>
  unsupported[type.name]?.includes(symbol) ?? false;

/** What stands for a symbol that is missing where one is required. */
export const unknownSymbol = (type: GraphQLEnumType): string | undefined =>
  unknownOf[type.name] ?? unknown.find((symbol) => type.getValue(symbol)) ?? type.getValues()[0]?.name;
