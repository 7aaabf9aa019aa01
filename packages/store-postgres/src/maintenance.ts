import type { Page, Store, WrittenBy } from '@colophon/catalogue';
import { toAspectRow, toTimeseriesRow } from '@colophon/store-sql';
import { keysIn, pointsInRange } from './conditions.ts';
import type { Query } from './connection/query.ts';
import { readRows } from './read-rows.ts';
import { selectAspect } from './reading.ts';
import { Parameters } from './search/fragment.ts';

/** What is read to delete values, to undo them and to project them again. */
type MaintenanceReads = Pick<
  Store,
  'countRows' | 'countPoints' | 'olderVersions' | 'aspectKeys' | 'runs' | 'writtenBy' | 'pointsOfRun'
>;

export function createMaintenanceReads(query: Query): MaintenanceReads {
  const count = async (sql: string, parameters: Parameters): Promise<number> =>
    Number((await query(`SELECT count(*) AS count FROM ${sql}`, parameters.values))[0]?.count);

  return {
    async countRows(urn) {
      const [row] = await query(
        `SELECT (SELECT count(*) FROM aspect JOIN entity ON entity_id = id WHERE urn = $1) AS versions,
                (SELECT count(*) FROM timeseries WHERE urn = $1) AS points`,
        [urn],
      );
      return { versions: Number(row?.versions), points: Number(row?.points) };
    },

    async countPoints(range) {
      const parameters = new Parameters();
      return count(`timeseries WHERE ${pointsInRange(parameters, range)}`, parameters);
    },

    async olderVersions({ urn, aspect }) {
      const sql = `${selectAspect} AND aspect = $2 AND version > 0 ORDER BY version DESC`;
      return (await query(sql, [urn, aspect])).map(toAspectRow);
    },

    async aspectKeys(asked) {
      const parameters = new Parameters();
      const rows = await query(
        `SELECT urn, aspect FROM entity JOIN aspect ON entity_id = id AND version = 0 WHERE ${keysIn(parameters, asked)}
         ORDER BY urn, aspect LIMIT ${parameters.bind(asked.limit)} OFFSET ${parameters.bind(asked.offset ?? 0)}`,
        parameters.values,
      );
      return rows.map(({ urn, aspect }) => ({ urn: String(urn), aspect: String(aspect) }));
    },

    async runs(page) {
      const rows = await query(
        `SELECT run_id, count(*) AS count, max((system_metadata::json ->> 'lastObserved')::float8) AS seen
         FROM aspect JOIN entity ON entity_id = id WHERE version = 0 AND run_id IS NOT NULL AND ${notRemoved(page)}
         GROUP BY run_id ORDER BY seen DESC NULLS LAST, run_id DESC LIMIT $1 OFFSET $2`,
        [page.limit, page.offset],
      );
      return rows.map((row) => ({
        runId: String(row.run_id),
        lastObserved: Number(row.seen),
        rows: Number(row.count),
      }));
    },

    async writtenBy(writer, page) {
      const parameters = new Parameters();
      const sql = `SELECT aspect.*, urn, type AS entity_type FROM aspect JOIN entity ON entity_id = id
         WHERE version = 0 AND ${writtenBy(parameters, writer)} AND ${notRemoved(page)} ORDER BY urn, aspect
         LIMIT ${parameters.bind(page.limit)} OFFSET ${parameters.bind(page.offset)}`;
      return readRows(query, sql, parameters.values, toAspectRow, page.budget);
    },

    async pointsOfRun(runId, limit) {
      const sql =
        'SELECT * FROM timeseries WHERE run_id = $1 ORDER BY urn, aspect, timestamp_millis LIMIT $2';
      return (await query(sql, [runId, limit])).map(toTimeseriesRow);
    },
  };
}

const notRemoved = ({ includeRemoved }: Page): string =>
  includeRemoved ? 'true' : '(removed IS NULL OR removed = 0)';

const writtenBy = (parameters: Parameters, writer: WrittenBy): string =>
  'runId' in writer
    ? `run_id = ${parameters.bind(writer.runId)}`
    : `system_metadata::json ->> 'registryName' = ${parameters.bind(writer.registryName)}
       AND system_metadata::json ->> 'registryVersion' = ${parameters.bind(writer.registryVersion)}`;
