import type { Page, Store, WrittenBy } from '@colophon/catalogue';
import { toAspectRow, toTimeseriesRow } from '@colophon/store-sql';
import { type Condition, keysIn, pointsInRange } from './conditions.ts';
import { readRows } from './read-rows.ts';
import type { SqlValue } from './sql.ts';
import type { Statements } from './statements.ts';
import { selectAspect } from './transaction.ts';

/** What is read to delete values, to undo them and to project them again. */
type MaintenanceReads = Pick<
  Store,
  'countRows' | 'countPoints' | 'olderVersions' | 'aspectKeys' | 'runs' | 'writtenBy' | 'pointsOfRun'
>;

export function createMaintenanceReads(statement: Statements): MaintenanceReads {
  const count = (sql: string, parameters: readonly SqlValue[]): number =>
    Number(statement(`SELECT count(*) AS count FROM ${sql}`).get(...parameters)?.count);

  return {
    async countRows(urn) {
      return {
        versions: count('aspect JOIN entity ON entity_id = id WHERE urn = ?', [urn]),
        points: count('timeseries WHERE urn = ?', [urn]),
      };
    },

    async countPoints(range) {
      const { sql, parameters } = pointsInRange(range);
      return count(`timeseries WHERE ${sql}`, parameters);
    },

    async olderVersions({ urn, aspect }) {
      return statement(`${selectAspect} AND aspect = ? AND version > 0 ORDER BY version DESC`)
        .all(urn, aspect)
        .map(toAspectRow);
    },

    async aspectKeys(query) {
      const { sql, parameters } = keysIn(query);
      return statement(
        `SELECT urn, aspect FROM entity JOIN aspect ON entity_id = id AND version = 0 WHERE ${sql}
         ORDER BY urn, aspect LIMIT ? OFFSET ?`,
      )
        .all(...parameters, query.limit, query.offset ?? 0)
        .map(({ urn, aspect }) => ({ urn: String(urn), aspect: String(aspect) }));
    },

    async runs(page) {
      return statement(
        `SELECT run_id, count(*) AS count, max(system_metadata ->> '$.lastObserved') AS seen
         FROM aspect JOIN entity ON entity_id = id WHERE version = 0 AND run_id IS NOT NULL AND ${notRemoved(page)}
         GROUP BY run_id ORDER BY seen DESC, run_id DESC LIMIT ? OFFSET ?`,
      )
        .all(page.limit, page.offset)
        .map((row) => ({
          runId: String(row.run_id),
          lastObserved: Number(row.seen),
          rows: Number(row.count),
        }));
    },

    async writtenBy(writer, page) {
      const { sql, parameters } = writtenBy(writer);
      const select = statement(
        `SELECT aspect.*, urn, type AS entity_type FROM aspect JOIN entity ON entity_id = id
         WHERE version = 0 AND ${sql} AND ${notRemoved(page)} ORDER BY urn, aspect LIMIT ? OFFSET ?`,
      );
      return readRows(select, [...parameters, page.limit, page.offset], toAspectRow, page.budget);
    },

    async pointsOfRun(runId, limit) {
      return statement(
        'SELECT * FROM timeseries WHERE run_id = ? ORDER BY urn, aspect, timestamp_millis LIMIT ?',
      )
        .all(runId, limit)
        .map(toTimeseriesRow);
    },
  };
}

const notRemoved = ({ includeRemoved }: Page): string =>
  includeRemoved ? '1' : '(removed IS NULL OR removed = 0)';

function writtenBy(writer: WrittenBy): Condition {
  if ('runId' in writer) return { sql: 'run_id = ?', parameters: [writer.runId] };
  return {
    sql: "system_metadata ->> '$.registryName' = ? AND system_metadata ->> '$.registryVersion' = ?",
    parameters: [writer.registryName, writer.registryVersion],
  };
}
