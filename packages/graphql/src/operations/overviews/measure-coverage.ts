import {
  type Catalogue,
  type CoverageCount,
  type CoverageGroup,
  type CoverageMeasure,
  createTraceId,
  entityTypeField,
  type GroupCoverage,
  type Principal,
  systemActor,
} from '@colophon/catalogue';
import { RequestError } from '@colophon/wire';
import { createContext, type GraphqlContext } from '../../context.ts';
import { readSearch } from '../search/input/read-search.ts';

/** What people look for and rely on, as opposed to what describes it. */
const assetTypes = [
  ...['DATASET', 'DASHBOARD', 'CHART', 'DATA_FLOW', 'DATA_JOB', 'CONTAINER', 'NOTEBOOK'],
  ...['MLMODEL', 'MLMODEL_GROUP', 'MLFEATURE_TABLE', 'MLFEATURE', 'MLPRIMARY_KEY'],
];
const checkedTypes = ['DATASET'];
const usedTypes = ['DATASET', 'DASHBOARD', 'CHART'];

interface Measure {
  /** Types of which it can be so. */
  readonly types: readonly string[];
  readonly field: string;
  /** True for a field that is true or false; others exist or do not. */
  readonly isFlag?: boolean;
}

/** The measures of the application's page about coverage: what that counts now, this counts for later. */
const measures: Readonly<Record<CoverageMeasure, Measure>> = {
  documented: { types: assetTypes, field: 'description' },
  owned: { types: assetTypes, field: 'owners' },
  inDomain: { types: assetTypes, field: 'domains' },
  tagged: { types: assetTypes, field: 'tags' },
  withTerms: { types: assetTypes, field: 'glossaryTerms' },
  tested: { types: checkedTypes, field: 'hasAssertions', isFlag: true },
  used: { types: usedTypes, field: 'isUsed', isFlag: true },
};

const groupings = {
  type: entityTypeField,
  platform: 'platform',
  domain: 'domains',
  owner: 'owners',
} as const;
/** Of owners, groups are counted: the work of a person is nobody's to chart. */
const isCounted = ({ by, value }: CoverageGroup): boolean =>
  by !== 'owner' || value.startsWith('urn:li:corpGroup:');
/** Groups that are kept of each grouping; the largest. */
const mostGroups = 100;
/** Groups that are counted: those with the most that have something may be others than the largest. */
const mostCounted = 1000;

/** Counts by group, `all` among them. */
type Tally = ReadonlyMap<string, number>;

const keyOf = ({ by, value }: CoverageGroup): string => `${by} ${value}`;

/**
 * Counts what is described, owned, tested and used: of all data assets, and of each type, platform, domain and owning
 * group. What more entities have than a filter can name is left out.
 *
 * @param signal Ends it.
 */
export async function measureCoverage(
  catalogue: Pick<Catalogue, 'as'>,
  signal: AbortSignal,
): Promise<readonly GroupCoverage[]> {
  const principal: Principal = { urn: systemActor, by: 'system' };
  const request = { principal, requestId: 'coverage', traceId: createTraceId(Date.now()), signal };
  const context = createContext({ session: catalogue.as(request, { limitsReads: false }) });
  const totals = new Map<readonly string[], Tally>();
  // One after the other: requests come first.
  for (const types of [assetTypes, checkedTypes, usedTypes]) totals.set(types, await tally(context, types));
  const counted = new Map<CoverageMeasure, Tally>();
  for (const [name, measure] of Object.entries(measures) as [CoverageMeasure, Measure][]) {
    const found = await tallyOf(context, measure);
    if (found) counted.set(name, found);
  }
  return groupsOf(totals.get(assetTypes) ?? new Map()).map((group) => {
    const counts: Partial<Record<CoverageMeasure, CoverageCount>> = {};
    for (const [name, has] of counted) {
      const of = totals.get(measures[name].types)?.get(keyOf(group)) ?? 0;
      if (of > 0) counts[name] = { of, has: has.get(keyOf(group)) ?? 0 };
    }
    return { ...group, counts };
  });
}

async function tallyOf(context: GraphqlContext, measure: Measure): Promise<Tally | undefined> {
  try {
    return await tally(context, measure.types, measure);
  } catch (error) {
    if (error instanceof RequestError && error.code === 'INVALID_REQUEST') return undefined;
    throw error;
  }
}

/** How many entities there are of the types; with a measure, how many of them have it. */
async function tally(context: GraphqlContext, types: readonly string[], measure?: Measure): Promise<Tally> {
  const query = await readSearch(context, {
    query: '*',
    types: [...types],
    count: 0,
    searchFlags: { maxAggValues: mostCounted },
    ...(measure && {
      orFilters: [
        {
          and: [
            measure.isFlag
              ? { field: measure.field, values: ['true'] }
              : { field: measure.field, condition: 'EXISTS' },
          ],
        },
      ],
    }),
  });
  if (!query) return new Map();
  const { total, facets } = await context.session.search({ ...query, facets: Object.values(groupings) });
  const counts = new Map([[keyOf({ by: 'all', value: '' }), total]]);
  for (const [by, field] of Object.entries(groupings) as [keyof typeof groupings, string][])
    for (const { value, count } of facets.find((facet) => facet.field === field)?.counts ?? [])
      if (isCounted({ by, value })) counts.set(keyOf({ by, value }), count);
  return counts;
}

/** The groups that have any assets; the largest of each grouping, which come first. */
function groupsOf(totals: Tally): readonly CoverageGroup[] {
  const left = new Map<string, number>();
  return [...totals].flatMap(([key, count]) => {
    const by = key.slice(0, key.indexOf(' ')) as CoverageGroup['by'];
    const place = (left.get(by) ?? 0) + 1;
    left.set(by, place);
    return count > 0 && place <= mostGroups ? [{ by, value: key.slice(by.length + 1) }] : [];
  });
}
