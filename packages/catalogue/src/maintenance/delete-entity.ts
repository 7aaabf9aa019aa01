import type { WriteGuard } from '../access/write-guard.ts';
import type { Store } from '../ports/store.ts';
import type { PointRange } from '../ports/timeseries-store.ts';
import type { AuditStamp } from '../proposal.ts';
import type { Named } from '../write/delete.ts';
import { logEntry } from '../write/log-entry.ts';
import type { Writer } from '../write/writer.ts';

/** What a deletion took away. */
export interface Deleted {
  /** Values of aspects, older versions included. */
  readonly rows: number;
  /** Time-series values. */
  readonly timeseriesRows: number;
}

/**
 * Deletes an entity with its history and returns what was deleted. References from other entities are kept: see `deleteReferences`.
 *
 * @throws CatalogueError when it must stay.
 */
export async function deleteEntity(
  store: Store,
  writer: Writer,
  { urn, entity }: Named,
  stamp: AuditStamp,
  guard?: WriteGuard,
): Promise<Deleted> {
  const { versions, points } = await store.countRows(urn);
  const proposal = { entityUrn: urn, aspectName: entity.key.name, changeType: 'DELETE', value: {} } as const;
  await writer.propose([proposal], stamp.actor, { ...(guard && { guard }) });
  return { rows: versions, timeseriesRows: points };
}

/** Deletes the points of a time-series aspect within a range of time; the log notes the range. */
export async function deletePoints(
  writer: Writer,
  { aspect, ...named }: Named & { readonly aspect: { readonly name: string } },
  range: Pick<PointRange, 'startTimeMillis' | 'endTimeMillis'>,
  stamp: AuditStamp,
): Promise<Deleted> {
  const points: PointRange = { urn: named.urn, aspect: aspect.name, ...range };
  return writer.change({ keys: [] }, async (state, { transaction }) => {
    const timeseriesRows = await transaction.countPoints(points);
    if (timeseriesRows > 0) {
      state.deletePoints(points);
      const properties = Object.fromEntries(
        Object.entries(range).flatMap(([name, time]) => (time === undefined ? [] : [[name, String(time)]])),
      );
      const entry = { ...named, proposal: { changeType: 'DELETE' as const } };
      state.log(logEntry(entry, aspect.name, { systemMetadata: { properties } }, stamp));
    }
    return { rows: 0, timeseriesRows };
  });
}
