import { degreeField, entityTypeField, type Facet, type SearchQuery, searchQuery } from '@colophon/catalogue';
import type { GraphqlContext } from '../../../context.ts';
import { type EntityStub, stubOf } from '../../../entities/resolve-field.ts';
import { symbolOfName } from '../input/entity-types.ts';
import { nestedSeparator, nestedTypeField, plainField, requireKnownNesting } from '../input/filters.ts';
import { facetName } from './facet-names.ts';

/** A facet as the schema has it. */
export interface FacetMetadata {
  readonly field: string;
  readonly displayName: string;
  readonly entity: EntityStub | null;
  readonly aggregations: readonly {
    readonly value: string;
    readonly count: number;
    readonly entity: EntityStub | null;
    readonly displayName: null;
  }[];
}

const propertyPrefix = 'structuredProperties.';
const propertyUrnPrefix = 'urn:li:structuredProperty:';
/** Properties that are offered as facets. */
const maxProperties = 100;

/**
 * The fields of which the session counts the values, for those that a caller names.
 *
 * @throws RequestError `INVALID_REQUEST` for a nesting that is not counted.
 */
export const countedFields = (facets: readonly string[]): readonly string[] => [
  ...new Set(
    facets.flatMap((field) => {
      requireKnownNesting(field, 'input.facets');
      return field === nestedTypeField ? [entityTypeField, 'typeNames'] : [plainField(field)];
    }),
  ),
];

/** The facets of a search that names none. */
export const defaultFacets = ({ session }: GraphqlContext, entityTypes: readonly string[]) => [
  ...session.facets(entityTypes),
  nestedTypeField,
];

/** The facets of structured properties that are to be offered. */
export async function propertyFacets({ session }: GraphqlContext): Promise<readonly string[]> {
  const { hits } = await session.search(
    searchQuery({
      entityTypes: ['structuredProperty'],
      filter: [
        [{ fields: ['showInSearchFilters'], condition: 'EQUAL', values: ['true'], negated: false }],
        [{ fields: ['filterStatus'], condition: 'EQUAL', values: ['ENABLED'], negated: false }],
      ],
      count: maxProperties,
    }),
  );
  return hits.map(({ urn }) => propertyPrefix + urn.slice(propertyUrnPrefix.length));
}

/**
 * What was counted, as the schema has it. Facets without values are left out; values by which the search filters are
 * there even when no entity has them.
 *
 * @param query The search that was counted.
 * @param wanted Fields that a caller named, or the default ones.
 */
export async function facetsOf(
  context: GraphqlContext,
  query: Omit<SearchQuery, 'start' | 'count'>,
  counted: readonly Facet[],
  wanted: readonly string[],
): Promise<readonly FacetMetadata[]> {
  const plain = counted.filter(
    ({ field }) => field === degreeField || wanted.map(plainField).includes(field),
  );
  const nested = wanted.includes(nestedTypeField) ? [await nestedTypes(context, query, counted)] : [];
  const complete = [...plain, ...nested].map((facet) => withFilteredValues(facet, query));
  return Promise.all(
    complete.filter(({ counts }) => counts.length > 0).map((facet) => metadataOf(context, facet)),
  );
}

async function metadataOf(
  { aspects, registry }: GraphqlContext,
  { field, counts }: Facet,
): Promise<FacetMetadata> {
  const property = field.startsWith(propertyPrefix)
    ? stubOf(propertyUrnPrefix + field.slice(propertyPrefix.length))
    : undefined;
  const definition = property && (await aspects.load(property.urn, 'propertyDefinition'));
  const title = definition?.displayName;
  return {
    field,
    displayName: typeof title === 'string' ? title : facetName(registry, field),
    entity: property ?? null,
    aggregations: counts.map(({ value, count }) => ({
      value: field === entityTypeField ? symbolOfName(value) : value,
      count,
      entity: stubOf(value) ?? null,
      displayName: null,
    })),
  };
}

function withFilteredValues(facet: Facet, { filter }: Pick<SearchQuery, 'filter'>): Facet {
  const known = new Set(facet.counts.map(({ value }) => value));
  const isOfFacet = (name: string) => plainField(name) === facet.field;
  const values = filter
    .flat()
    .filter(
      ({ fields, condition, negated }) =>
        !negated && (condition === 'EQUAL' || condition === 'IN') && fields.some(isOfFacet),
    )
    .flatMap((criterion) => criterion.values);
  const missing = [...new Set(values)].filter((value) => !known.has(value));
  return { ...facet, counts: [...facet.counts, ...missing.map((value) => ({ value, count: 0 }))] };
}

/** How many entities there are of each type, and of each of its subtypes. */
async function nestedTypes(
  { session }: GraphqlContext,
  query: Omit<SearchQuery, 'start' | 'count'>,
  counted: readonly Facet[],
): Promise<Facet> {
  const countsOf = (facets: readonly Facet[], field: string) =>
    facets.find((facet) => facet.field === field)?.counts ?? [];
  const types = countsOf(counted, entityTypeField);
  const subtypes = countsOf(counted, 'typeNames');
  const counts: { value: string; count: number }[] = [];
  for (const { value, count } of types) {
    const symbol = symbolOfName(value);
    counts.push({ value: symbol, count });
    // The session counts one field at a time: the subtypes of a type are those that a search in it alone counts.
    const own =
      subtypes.length === 0 || !session.facets([value]).includes('typeNames')
        ? []
        : types.length === 1
          ? subtypes
          : countsOf((await session.search(onlyOf(query, value))).facets, 'typeNames');
    for (const subtype of own)
      counts.push({ value: `${symbol}${nestedSeparator}${subtype.value}`, count: subtype.count });
  }
  return { field: nestedTypeField, counts };
}

const onlyOf = (query: Omit<SearchQuery, 'start' | 'count'>, entityType: string): SearchQuery => ({
  ...query,
  entityTypes: [entityType],
  start: 0,
  count: 0,
  sort: [],
  facets: ['typeNames'],
  highlight: false,
});
