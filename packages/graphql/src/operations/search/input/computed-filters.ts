import { criterionOf, type FilterCriterion, searchQuery } from '@colophon/catalogue';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../../context.ts';
import { type Filter, plainField } from './filters.ts';

/** Most entities that a computed field may be true of: a filter compares no more values. */
const most = 9000;
const dayMs = 24 * 60 * 60 * 1000;
/** How long a use counts. */
const usedMs = 30 * dayMs;
/** How long the result of a check counts. */
const checkedMs = 30 * dayMs;

/** Time series that tell of use, by entity type, with the field that counts it. */
const usage = {
  dataset: { aspect: 'datasetUsageStatistics', fieldPath: 'totalSqlQueries' },
  dashboard: { aspect: 'dashboardUsageStatistics', fieldPath: 'viewsCount' },
  chart: { aspect: 'chartUsageStatistics', fieldPath: 'viewsCount' },
} as const;

type Read = (context: GraphqlContext) => Promise<readonly string[]>;

/**
 * Fields that are either true or false of an entity, and that no index holds: what they depend on belongs to other
 * entities, or changes with time alone.
 */
const computed: Readonly<Record<string, Read>> = {
  async hasAssertions({ session }) {
    const { facets } = await session.search(
      searchQuery({ entityTypes: ['assertion'], count: 0, facets: ['entity'], facetLimit: most + 1 }),
    );
    return facets.flatMap(({ counts }) => counts.map(({ value }) => value));
  },

  async hasFailingAssertions({ session }) {
    const since = String(Date.now() - checkedMs);
    const { rows } = await session.timeseriesStats({
      entityType: 'assertion',
      aspect: 'assertionRunEvent',
      metrics: [{ fieldPath: 'result.type', aggregation: 'LATEST' }],
      buckets: [
        { kind: 'value', fieldPath: 'urn' },
        { kind: 'value', fieldPath: 'asserteeUrn' },
      ],
      filter: [
        [
          criterionOf('status', ['COMPLETE']),
          criterionOf('timestampMillis', [since], 'GREATER_THAN_OR_EQUAL_TO'),
        ],
      ],
    });
    return rows.flatMap(([, urn, type]) => (urn && type !== 'SUCCESS' ? [urn] : []));
  },

  async isUsed({ session }) {
    const since = String(Date.now() - usedMs);
    const tables = await Promise.all(
      Object.entries(usage).map(([entityType, { aspect, fieldPath }]) =>
        session.timeseriesStats({
          entityType,
          aspect,
          metrics: [{ fieldPath, aggregation: 'SUM' }],
          buckets: [{ kind: 'value', fieldPath: 'urn' }],
          filter: [[criterionOf('timestampMillis', [since], 'GREATER_THAN_OR_EQUAL_TO')]],
        }),
      ),
    );
    return tables.flatMap(({ rows }) => rows.flatMap(([urn, sum]) => (urn && Number(sum) > 0 ? [urn] : [])));
  },
};

/**
 * The filter with each computed field replaced by the entities that it is true of, as far as the caller may see what it
 * depends on.
 *
 * @throws RequestError `INVALID_REQUEST` for other values than `true` and `false`, and where there are too many entities.
 */
export async function withComputedFields(context: GraphqlContext, filter: Filter): Promise<Filter> {
  const names = new Set(filter.flat().flatMap(({ fields }) => fields.map(plainField)));
  const known = new Map<string, readonly string[]>();
  for (const name of names) {
    const read = Object.hasOwn(computed, name) ? computed[name] : undefined;
    if (read) known.set(name, requireFew(name, [...new Set(await read(context))]));
  }
  if (known.size === 0) return filter;
  return filter.map((clause) => clause.map((criterion) => replace(criterion, known)));
}

function replace(criterion: FilterCriterion, known: ReadonlyMap<string, readonly string[]>): FilterCriterion {
  const name = plainField(criterion.fields[0] ?? '');
  const urns = known.get(name);
  if (!urns) return criterion;
  const { values, condition, negated } = criterion;
  const [value] = values;
  if (condition !== 'EQUAL' || values.length !== 1 || (value !== 'true' && value !== 'false'))
    throw new RequestError(
      'INVALID_REQUEST',
      `input.orFilters: expected ${name} to be compared by EQUAL with true or false, got ${condition} and ${JSON.stringify(values)}`,
    );
  const isWanted = (value === 'true') !== negated;
  // Every entity has a URN, so this is true of all of them or of none.
  if (urns.length === 0) return { ...criterionOf('urn', [], 'EXISTS'), negated: isWanted };
  return { ...criterionOf('urn', urns, 'IN'), negated: !isWanted };
}

function requireFew(name: string, urns: readonly string[]): readonly string[] {
  if (urns.length <= most) return urns;
  throw new RequestError(
    'INVALID_REQUEST',
    `input.orFilters: ${name} is true of more than ${most} entities, which a filter cannot compare`,
  );
}
