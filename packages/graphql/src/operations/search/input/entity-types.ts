import type { Registry } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import { graphqlEntities } from '../../../entities/entity-types.ts';

const searched: readonly string[] = [
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

const suggested: readonly string[] = [
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

const browsed: readonly string[] = [
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

/** A query is only a step between two datasets. */
const inLineage = Object.keys(graphqlEntities).filter((name) => name !== 'query');

/** What the catalogue itself runs on: none of it is data, or describes data. */
const machinery: ReadonlySet<string> = new Set([
  'dataHubAction',
  'dataHubIngestionSource',
  'dataHubOpenAPISchema',
  'dataHubPersona',
  'dataHubRetention',
  'dataHubSecret',
  'dataHubStepState',
  'dataHubUpgrade',
  'globalSettings',
  'inviteToken',
  'lifecycleStageType',
  'platformResource',
  'searchTemplate',
  'subscription',
  'telemetry',
]);

/** The symbol of every entity type that the enumeration has none for. */
const otherSymbol = 'OTHER';

const knownOthers = new WeakMap<Registry, readonly string[]>();

/** Types that DataHub's enumeration has no symbol for, so that its lists cannot name them: those of model extensions above all. */
export function otherTypes(registry: Registry): readonly string[] {
  const known = knownOthers.get(registry);
  if (known) return known;
  const found = [...registry.entities.keys()].filter(
    (name) => graphqlEntities[name] === undefined && !machinery.has(name),
  );
  knownOthers.set(registry, found);
  return found;
}

const withOthers =
  (types: readonly string[]) =>
  (registry: Registry): readonly string[] => [...types, ...otherTypes(registry)];

/** Types that are searched when none is named. */
export const searchedTypes = withOthers(searched);
/** Types whose names are suggested when none is named. */
export const suggestedTypes = withOthers(suggested);
/** Types that are browsed when none is named. */
export const browsedTypes = withOthers(browsed);
/** Types that lineage shows when none is named. */
export const lineageTypes = withOthers(inLineage);

const bySymbol = new Map(Object.entries(graphqlEntities).map(([name, { symbol }]) => [symbol, name]));

/** The name of an entity type, of a symbol of the enumeration; any other text is left as it is. */
export const nameOfSymbol = (symbol: string): string => bySymbol.get(symbol) ?? symbol;

/** The symbol of an entity type, for what is a text; a name that has none, and any other text, is left as it is. */
export const symbolOfName = (name: string): string => graphqlEntities[name]?.symbol ?? name;

/** The symbol of an entity type. */
export const symbolOfType = (name: string): string => graphqlEntities[name]?.symbol ?? otherSymbol;

/** @throws RequestError `INVALID_REQUEST` for a symbol that stands for no entity type of the model. */
export function entityTypeOfSymbol(symbol: string, place: string): string {
  const name = bySymbol.get(symbol);
  if (name !== undefined) return name;
  throw new RequestError('INVALID_REQUEST', `${place}: there are no searches for ${symbol}`);
}

/** The types that arguments name, or else the default ones. */
export function readTypes(
  registry: Registry,
  { type, types }: { readonly type?: string | null; readonly types?: readonly string[] | null },
  byDefault: readonly string[],
): readonly string[] {
  const typesOf = (symbol: string, place: string) =>
    symbol === otherSymbol ? otherTypes(registry) : [entityTypeOfSymbol(symbol, place)];
  if (types?.length) return types.flatMap((symbol) => typesOf(symbol, 'input.types'));
  return typeof type === 'string' ? typesOf(type, 'input.type') : byDefault;
}
