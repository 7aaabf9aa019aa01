import { criterionOf } from '@colophon/catalogue';
import type { Entity, JsonObject } from '@colophon/schema';
import DataLoader from 'dataloader';
import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, readAspect } from '../../entities/resolve-field.ts';
import { recordsIn } from '../entities/values.ts';
import { assertionsOf } from '../quality/assertions.ts';
import { dayMs, readSeries, unlessForbidden } from '../quality/time-series.ts';

/** How long a use counts. */
const usedMs = 30 * dayMs;
/** Most assertions of an entity whose results are read for its card. */
const maxAssertions = 50;
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
export async function failingAssertions(
  { urn, entityType }: EntityStub,
  context: GraphqlContext,
): Promise<number> {
  if (entityType !== 'dataset') return 0;
  const assertions = await assertionsOf(urn, maxAssertions, context);
  const filter = { and: [{ field: 'status', values: ['COMPLETE'] }] };
  const latest = await unlessForbidden(
    Promise.all(
      assertions.map((each) => readSeries(context, each, 'assertionRunEvent', { limit: 1, filter })),
    ),
    [],
  );
  return latest.flat().filter(({ value }) => (value.result as JsonObject | undefined)?.type !== 'SUCCESS')
    .length;
}

type UsageLoader = DataLoader<EntityStub, number | null, string>;
const loaders = new WeakMap<GraphqlContext, UsageLoader>();

/** Queries or views of the last 30 days, read for all entities of a level together; null where none is known. */
export function usesLately(entity: EntityStub, context: GraphqlContext): Promise<number | null> {
  const loader = loaders.get(context) ?? createUsageLoader(context);
  loaders.set(context, loader);
  return loader.load(entity);
}

function createUsageLoader(context: GraphqlContext): UsageLoader {
  return new DataLoader<EntityStub, number | null, string>(
    async (entities) => {
      const types = [...new Set(entities.map(({ entityType }) => entityType))];
      const counts = await Promise.all(
        types.map((entityType) =>
          readUses(
            entityType,
            entities.filter((each) => each.entityType === entityType).map(({ urn }) => urn),
            context,
          ),
        ),
      );
      const all = new Map(counts.flat());
      return entities.map(({ urn }) => all.get(urn) ?? null);
    },
    { cacheKeyFn: ({ urn }) => urn, maxBatchSize: maxBatch },
  );
}

async function readUses(
  entityType: string,
  urns: readonly string[],
  { session }: GraphqlContext,
): Promise<readonly (readonly [urn: string, uses: number])[]> {
  const series = Object.hasOwn(usageSeries, entityType) ? usageSeries[entityType] : undefined;
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
