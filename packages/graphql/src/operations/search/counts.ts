import { entityTypeField } from '@colophon/catalogue';
import type { GraphqlContext } from '../../context.ts';
import { stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { readTypes, searchedTypes, symbolOfName, symbolOfType } from './input/entity-types.ts';
import { readSearch } from './input/read-search.ts';
import type { SearchInput } from './input/search-input.ts';

type CountInput = Pick<SearchInput, 'types' | 'viewUrn'>;

/** More than there are entity types. */
const allTypes = 1000;

/** The order in which types of data are offered, and how many. */
const dataTypes = [
  'dataset',
  'dashboard',
  'dataFlow',
  'dataJob',
  'chart',
  'container',
  'mlModel',
  'mlModelGroup',
  'mlFeature',
  'mlFeatureTable',
  'mlPrimaryKey',
];
const maxDataTypes = 3;
/** The same for entities that describe data. */
const otherTypes = ['domain', 'glossaryTerm', 'corpGroup', 'corpuser'];
const maxOtherTypes = 2;
const maxPlatforms = 5;

/** Counts of everything in the catalogue, or in a view. */
export const counting: Subject = {
  queries: {
    async getEntityCounts({ input }: { readonly input?: CountInput | null }, context: GraphqlContext) {
      const counts = await countValues(context, input ?? {}, [entityTypeField]);
      const types = readTypes(context.registry, input ?? {}, searchedTypes(context.registry));
      return {
        counts: [...Map.groupBy(types, symbolOfType)].map(([entityType, names]) => ({
          entityType,
          count: names.reduce((sum, name) => sum + (counts(entityTypeField).get(name) ?? 0), 0),
        })),
      };
    },

    async getQuickFilters({ input }: { readonly input: CountInput }, context: GraphqlContext) {
      const counts = await countValues(context, input, ['platform', entityTypeField]);
      const platforms = [...counts('platform').keys()].slice(0, maxPlatforms).sort();
      const types = counts(entityTypeField);
      const present = (names: readonly string[], most: number) =>
        names.filter((name) => (types.get(name) ?? 0) > 0).slice(0, most);
      return {
        quickFilters: [
          ...platforms.map((value) => ({ field: 'platform', value, entity: stubOf(value) ?? null })),
          ...[...present(dataTypes, maxDataTypes), ...present(otherTypes, maxOtherTypes)].map((name) => ({
            field: entityTypeField,
            value: symbolOfName(name),
            entity: null,
          })),
        ],
      };
    },
  },
};

/** How often the values of fields occur, most frequent first. */
async function countValues(
  context: GraphqlContext,
  input: CountInput,
  facets: readonly string[],
): Promise<(field: string) => ReadonlyMap<string, number>> {
  const flags = { maxAggValues: allTypes };
  const query = await readSearch(context, { ...input, count: 0, searchFlags: flags }, { highlights: false });
  const found = query ? (await context.session.search({ ...query, facets })).facets : [];
  return (field) =>
    new Map(
      (found.find((facet) => facet.field === field)?.counts ?? []).map(({ value, count }) => [value, count]),
    );
}
