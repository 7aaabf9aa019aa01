import type { CoverageQuery } from '../../../gen/analytics/coverage/coverage.ts';
import { presentationOf } from '../../entity/presentations.ts';
import { type Grouping, groupings, type MeasureName, measureNames, mostGroups } from './measures.ts';

/** Facets of one count, as they come. */
export type Facets = CoverageQuery['assets'];

/** What could have something in a group, and what has it. */
export interface Share {
  readonly of: number;
  readonly has: number;
}

export interface Group {
  /** Value of the facet; empty for what has none, such as assets in no domain. */
  readonly value: string;
  readonly name: string;
  readonly shares: Readonly<Partial<Record<MeasureName, Share>>>;
}

export type Counts = Readonly<Partial<Record<MeasureName, { readonly of: Facets; readonly has: Facets }>>>;

const valuesOf = (facets: Facets, field: string) =>
  facets?.facets?.find((facet) => facet.field === field)?.aggregations ?? [];

/** Everything that was counted: each entity has one type. */
const totalOf = (facets: Facets): number =>
  valuesOf(facets, '_entityType').reduce((sum, { count }) => sum + count, 0);

const countIn = (facets: Facets, field: string, value: string): number =>
  valuesOf(facets, field).find((each) => each.value === value)?.count ?? 0;

/** The shares of all assets. */
export const totals = (counts: Counts): Group['shares'] =>
  sharesOf(counts, ({ of, has }) => ({ of: totalOf(of), has: totalOf(has) }));

/** The shares of each group, the largest first. `none` has the counts of what is in no group. */
export function groupsOf(
  assets: Facets,
  counts: Counts,
  grouping: Grouping,
  none?: { readonly counts: Counts; readonly name: string },
): readonly Group[] {
  const field = groupings[grouping];
  const groups = valuesOf(assets, field)
    .filter(({ count }) => count > 0)
    .slice(0, mostGroups)
    .map(({ value, entity }) => ({
      value,
      name: grouping === 'type' ? presentationOf(value).plural : (entity?.card.name ?? value),
      shares: sharesOf(counts, ({ of, has }) => ({
        of: countIn(of, field, value),
        has: countIn(has, field, value),
      })),
    }));
  const rest = none && { value: '', name: none.name, shares: totals(none.counts) };
  const isAny = Object.values(rest?.shares ?? {}).some(({ of }) => of > 0);
  return rest && isAny ? [...groups, rest] : groups;
}

function sharesOf(
  counts: Counts,
  share: (of: { readonly of: Facets; readonly has: Facets }) => Share,
): Group['shares'] {
  return Object.fromEntries(
    measureNames.flatMap((name) => {
      const count = counts[name];
      return count ? [[name, share(count)]] : [];
    }),
  );
}
