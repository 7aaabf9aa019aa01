import type { GraphQLEnumType } from 'graphql';

/** Symbols of the model, by enumeration of GraphQL, that are called otherwise there, or that it has no other word for. */
const foreign: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AssertionStdAggregation: { UNIQUE_PROPORTION: 'UNIQUE_PROPOTION' },
  DatasetAssertionScope: { DATASET_STORAGE_SIZE: 'UNKNOWN' },
  DataHubPageModuleType: { SUB_DATA_PRODUCTS: 'UNKNOWN' },
  // GraphQL knows one language. The interface shows any other as text too.
  QueryLanguage: { UNKNOWN: 'SQL' },
};

/** Symbols of the model for which GraphQL has nothing. A field that holds one is null. */
const unspeakable: Readonly<Record<string, readonly string[]>> = {
  DateInterval: ['QUARTER'],
  IconLibrary: ['PHOSPHOR'],
  // Invited, and neither active nor suspended so far.
  CorpUserStatus: ['PROVISIONED'],
  FilterOperator: ['IS_NULL'],
};

/** Symbols that stand for a value which is required and which nobody stored, the likeliest first. */
const unknown = ['UNKNOWN', 'OTHER', 'OTHERS', 'PROD', 'CUSTOM', 'NONE', 'NATIVE', 'MANUAL', 'PERSONAL'];

/** The same, where an enumeration has a word for it that others mean otherwise. */
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

/** Whether it is known that GraphQL has no word for a symbol. */
export const isUnspeakable = (symbol: string, type: GraphQLEnumType): boolean =>
  unspeakable[type.name]?.includes(symbol) ?? false;

/** What stands for a symbol that is missing where one is required. */
export const unknownSymbol = (type: GraphQLEnumType): string | undefined =>
  unknownOf[type.name] ?? unknown.find((symbol) => type.getValue(symbol)) ?? type.getValues()[0]?.name;
