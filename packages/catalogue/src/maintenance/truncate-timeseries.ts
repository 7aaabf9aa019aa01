import type { Entity } from '@colophon/schema';
import { createPace } from '../pace.ts';
import type { Store } from '../ports/store.ts';
import type { AuditStamp } from '../proposal.ts';
import { urnsAfter } from '../timeseries/read-timeseries.ts';
import type { Writer } from '../write/writer.ts';
import { deletePoints } from './delete-entity.ts';

/** Points of a time series of all entities of a type. */
export interface TruncationQuery {
  readonly entityType: string;
  readonly aspect: string;
  /** The last time whose points are deleted, in milliseconds since the epoch. */
  readonly endTimeMillis: number;
}

export interface TruncationReport {
  /** Points that were deleted; in a dry run, those that would be. */
  readonly deleted: number;
  /** Points that there were before. */
  readonly total: number;
}

/** Deletes the points up to a time, entity by entity: each in a transaction of its own. */
export async function truncateTimeseries(
  { store, writer }: { readonly store: Store; readonly writer: Writer },
  entity: Entity,
  aspect: { readonly name: string },
  endTimeMillis: number,
  { dryRun, stamp }: { readonly dryRun: boolean; readonly stamp: AuditStamp },
): Promise<TruncationReport> {
  let deleted = 0;
  let total = 0;
  const pace = createPace();
  for await (const urn of urnsAfter(store, entity.name, aspect.name)) {
    await pace();
    const points = { urn, aspect: aspect.name };
    total += await store.countPoints(points);
    if (dryRun) deleted += await store.countPoints({ ...points, endTimeMillis });
    else
      deleted += (await deletePoints(writer, { urn, entity, aspect }, { endTimeMillis }, stamp))
        .timeseriesRows;
  }
  return { deleted, total };
}
