import type { Registry } from '@colophon/schema';
import { resolveEntityTypesIn } from '../entity-types.ts';
import { checkText } from './check-search.ts';
import { expandAliases } from './expand-aliases.ts';
import { expandHierarchy, type Relatives } from './expand-hierarchy.ts';
import { entityTypeField } from './facets.ts';
import { referenceTypes, type SearchQuery } from './query.ts';
import { resolveInput } from './resolve-query.ts';
import type { ResolvedQuery } from './resolved-query.ts';
import { textFieldsOf } from './text-fields.ts';
import { criteriaOf } from './text-query.ts';
import { valueWeightsOf } from './value-weights.ts';

/** The query as a store can follow it. */
export async function resolveSearch(
  registry: Registry,
  { input, includeReferenceTypes, includeOutdated: _, visible: __, ...query }: SearchQuery,
  relatives: Relatives,
): Promise<ResolvedQuery> {
  const { filter, sort, ...rest } = expandAliases(registry, query);
  const resolved = resolveInput(registry, input);
  checkText(resolved.text);
  const spelt = filter.map((clause) => clause.map((criterion) => resolveEntityTypesIn(registry, criterion)));
  const criteria = await expandHierarchy(spelt, relatives);
  const filtered = new Set(
    [...criteria.flat(), ...criteriaOf(resolved.text)].flatMap(({ fields }) => fields),
  );
  const named = new Set([...filtered, ...sort.map(({ field }) => field), ...rest.facets]);
  const namesSome =
    query.entityTypes.length > 0 ||
    query.urns !== undefined ||
    filtered.has(entityTypeField) ||
    filtered.has('urn');
  return {
    ...rest,
    hiddenTypes: includeReferenceTypes || namesSome ? [] : referenceTypes,
    ...resolved,
    filter: criteria,
    sort,
    textFields: named.intersection(textFieldsOf(registry)),
    weights: valueWeightsOf(registry),
  };
}
