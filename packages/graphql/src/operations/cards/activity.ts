import { criterionOf, searchQuery } from '@colophon/catalogue';
import type { Entity, JsonObject } from '@colophon/schema';
import DataLoader from 'dataloader';
import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, readAspect } from '../../entities/resolve-field.ts';
import { recordsIn } from '../entities/values.ts';
import { dayMs, readSeries, unlessForbidden } from '../quality/time-series.ts';

/** How long a use counts. */
const usedMs = 30 * dayMs;
/** Most assertions whose results are read for the cards of a page. */
const maxAssertions = 500;
/** Entities that one read may name. */
const maxBatch = 500;

/** Time series that tell of use, with the field that counts it. */
const usageSeries: Readonly<Record<string, { readonly aspect: string; readonly fieldPath: string }>> = {
  dataset: { aspect: 'datasetUsageStatistics', fieldPath: 'totalSqlQueries' },
  dashboard: { aspect: 'dashboardUsageStatistics', fieldPath: 'viewsCount' },
  chart: { aspect: 'chartUsageStatistics', fieldPath: 'viewsCount' },
};

/** How many incidents of an entity are open. The catalogue keeps their list with the entity. */
export async function activeIncidents(entity: EntityStub, context: GraphqlContext): Promise<number> {
  return recordsIn((await readAspect(entity, 'incidentsSummary', context))?.activeIncidentDetails).length;
}

/** How many assertions failed in their latest run; none for callers who may not see the runs. */
export const failingAssertions = (entity: EntityStub, context: GraphqlContext): Promise<number> =>
  entity.entityType === 'dataset' ? loadersOf(context).failing.load(entity.urn) : Promise.resolve(0);

/** Queries or views of the last 30 days; null where none is known. */
export const usesLately = (entity: EntityStub, context: GraphqlContext): Promise<number | null> =>
  Object.hasOwn(usageSeries, entity.entityType)
    ? loadersOf(context).uses.load(entity)
    : Promise.resolve(null);

/** Both are read for all entities of a level of a query together. */
interface Loaders {
  readonly failing: DataLoader<string, number>;
  readonly uses: DataLoader<EntityStub, number | null, string>;
}

const known = new WeakMap<GraphqlContext, Loaders>();

function loadersOf(context: GraphqlContext): Loaders {
  const loaders = known.get(context) ?? {
    failing: new DataLoader((urns) => countFailing(urns, context), { maxBatchSize: maxBatch }),
    uses: new DataLoader((entities) => countUses(entities, context), {
      cacheKeyFn: ({ urn }) => urn,
      maxBatchSize: maxBatch,
    }),
  };
  known.set(context, loaders);
  return loaders;
}

async function countFailing(urns: readonly string[], context: GraphqlContext): Promise<readonly number[]> {
  const { hits } = await context.session.search(
    searchQuery({
      entityTypes: ['assertion'],
      filter: [[criterionOf('entity', urns)]],
      count: maxAssertions,
    }),
  );
  const filter = { and: [{ field: 'status', values: ['COMPLETE'] }] };
  const latest = await unlessForbidden(
    Promise.all(hits.map(({ urn }) => readSeries(context, urn, 'assertionRunEvent', { limit: 1, filter }))),
    [],
  );
  const failing = latest.flat().filter(({ value }) => resultOf(value) !== 'SUCCESS');
  const counts = Map.groupBy(failing, ({ value }) => value.asserteeUrn);
  return urns.map((urn) => counts.get(urn)?.length ?? 0);
}

const resultOf = ({ result }: JsonObject): unknown => (result as JsonObject | undefined)?.type;

async function countUses(
  entities: readonly EntityStub[],
  context: GraphqlContext,
): Promise<readonly (number | null)[]> {
  const byType = Map.groupBy(entities, ({ entityType }) => entityType);
  const counts = await Promise.all(
    [...byType].map(([entityType, of]) =>
      readUses(
        entityType,
        of.map(({ urn }) => urn),
        context,
      ),
    ),
  );
  const all = new Map(counts.flat());
  return entities.map(({ urn }) => all.get(urn) ?? null);
}

async function readUses(
  entityType: string,
  urns: readonly string[],
  { session }: GraphqlContext,
): Promise<readonly (readonly [urn: string, uses: number])[]> {
  const series = usageSeries[entityType];
  if (!series) return [];
  const { aspect, fieldPath } = series;
  const since = String(Date.now() - usedMs);
  const table = await unlessForbidden(
    session.timeseriesStats({
      entityType,
      aspect,
      metrics: [{ fieldPath, aggregation: 'SUM' }],
      buckets: [{ kind: 'value', fieldPath: 'urn' }],
      filter: [
        [
          criterionOf('urn', urns),
          criterionOf('timestampMillis', [since], 'GREATER_THAN_OR_EQUAL_TO'),
          // Values without a length of time count since the beginning.
          ...(entityType === 'dataset' ? [] : [criterionOf('eventGranularity.unit', [], 'EXISTS')]),
        ],
      ],
    }),
    undefined,
  );
  return (table?.rows ?? []).flatMap(([urn, sum]) =>
    urn !== undefined && Number.isFinite(Number(sum)) ? [[urn, Number(sum)] as const] : [],
  );
}

/** When the entity was last changed where it comes from, in milliseconds since the epoch; null where nobody says. */
export async function changedAt(entity: EntityStub, context: GraphqlContext): Promise<number | null> {
  const model = context.registry.entities.get(entity.entityType);
  for (const { aspect, path } of model ? changePlaces(model) : []) {
    let value: unknown = await readAspect(entity, aspect, context);
    for (const step of path) value = (value as JsonObject | undefined | null)?.[step];
    if (typeof value === 'number' && value > 0) return value;
  }
  return null;
}

interface Place {
  readonly aspect: string;
  readonly path: readonly string[];
}

const places = new WeakMap<Entity, readonly Place[]>();

/** Where a type keeps what searches sort by as `lastModifiedAt`. */
function changePlaces(entity: Entity): readonly Place[] {
  const known = places.get(entity);
  if (known) return known;
  const found = entity.aspects.flatMap((aspect) =>
    Object.entries(aspect.record.fields).flatMap(([field, { search }]) =>
      (search === undefined ? [] : [search].flat())
        .filter(({ name }) => name === 'lastModifiedAt')
        .map(({ path }) => ({ aspect: aspect.name, path: [field, ...(path?.split('.') ?? [])] })),
    ),
  );
  places.set(entity, found);
  return found;
}
