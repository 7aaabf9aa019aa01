import { RequestError } from '@colophon/wire';
import { graphqlEntities } from '../../../entities/entity-types.ts';

/** Types that are searched when none is named. */
export const searchedTypes: readonly string[] = [
  'dataset',
  'dashboard',
  'chart',
  'mlModel',
  'mlModelGroup',
  'mlFeatureTable',
  'mlFeature',
  'mlPrimaryKey',
  'dataFlow',
  'dataJob',
  'glossaryTerm',
  'glossaryNode',
  'tag',
  'role',
  'corpuser',
  'corpGroup',
  'container',
  'domain',
  'dataProduct',
  'notebook',
  'businessAttribute',
  'schemaField',
  'application',
  'document',
];

/** Types whose names are suggested when none is named. */
export const suggestedTypes: readonly string[] = [
  'dataset',
  'dashboard',
  'chart',
  'container',
  'mlModel',
  'mlModelGroup',
  'mlFeatureTable',
  'dataFlow',
  'dataJob',
  'glossaryTerm',
  'tag',
  'corpuser',
  'corpGroup',
  'notebook',
  'dataProduct',
  'domain',
  'businessAttribute',
  'application',
  'structuredProperty',
];

/** Types that are browsed when none is named. */
export const browsedTypes: readonly string[] = [
  'dataset',
  'dashboard',
  'chart',
  'container',
  'mlModel',
  'mlModelGroup',
  'mlFeatureTable',
  'dataFlow',
  'dataJob',
  'notebook',
  'document',
];

/** Types that lineage shows when none is named: a query is only a step between two datasets. */
export const lineageTypes: readonly string[] = Object.keys(graphqlEntities).filter(
  (name) => name !== 'query',
);

const bySymbol = new Map(Object.entries(graphqlEntities).map(([name, { symbol }]) => [symbol, name]));

/** The name of an entity type, of a symbol of the enumeration; any other text is left as it is. */
export const nameOfSymbol = (symbol: string): string => bySymbol.get(symbol) ?? symbol;

/** The symbol of an entity type; any other text is left as it is. */
export const symbolOfName = (name: string): string => graphqlEntities[name]?.symbol ?? name;

/** @throws RequestError `INVALID_REQUEST` for a symbol that stands for no entity type of the model. */
export function entityTypeOfSymbol(symbol: string, place = 'input.types'): string {
  const name = bySymbol.get(symbol);
  if (name !== undefined) return name;
  throw new RequestError('INVALID_REQUEST', `${place}: there are no searches for ${symbol}`);
}

/** The types that arguments name, or else the default ones. */
export function readTypes(
  { type, types }: { readonly type?: string | null; readonly types?: readonly string[] | null },
  byDefault: readonly string[],
): readonly string[] {
  if (types?.length) return types.map((symbol) => entityTypeOfSymbol(symbol));
  return typeof type === 'string' ? [entityTypeOfSymbol(type, 'input.type')] : byDefault;
}
