import { Parameters } from '../search/fragment.ts';
import type { BoundChanges } from './change-set.ts';
import type { Position } from './position.ts';
import type { ReadSet } from './read-set.ts';
import { unnest } from './statements.ts';
import type { TextCounts } from './text-counts.ts';
import { touches } from './touches.ts';

/** The last part of a commit: what all processes share, one after the other. */
export interface SharedRows {
  readonly decided: readonly BoundChanges[];
  /** How far the log was before anything was read that the changes depend on. */
  readonly start: Position;
  readonly readSet: ReadSet;
  readonly counts: TextCounts;
  /** True when an entity changes without an entry of the log. */
  readonly hasUnlogged: boolean;
}

/** The code of the error by which the server says that a text is no number, as `checked` makes it say below. */
export const collided = '22P02';

/**
 * A statement that appends to the log and adds up counts, unless another process has changed what was read: then it fails. One
 * statement does both, since the processes wait for each other from here to the end of the commit.
 */
export function putLog({ decided, start, readSet, counts, hasUnlogged }: SharedRows) {
  const parameters = new Parameters();
  const bind = parameters.bind.bind(parameters);
  const after = `${bind(start.head)}::bigint`;
  const isUntouched = readSet.isOpen ? 'false' : `NOT ${touches(bind, readSet, after, 'head')}`;
  const parts = [
    'now AS (SELECT unlogged, (SELECT coalesce(max(log_offset), 0) FROM log) AS head FROM meta)',
    // Only an error ends the statements that are already on their way. The text is what the server's log shows.
    `checked AS MATERIALIZED (SELECT CASE
       WHEN unlogged = ${bind(start.unlogged)}::bigint AND (head = ${after} OR ${isUntouched}) THEN head
       ELSE concat('Another process was faster, so this write is repeated, after ', head)::bigint END AS head FROM now)`,
  ];
  const rows = decided.flatMap(logRows);
  if (rows.length > 0) {
    const values = unnest(
      bind,
      logTypes.map((type, column) => [type, rows.map((row) => row[column] ?? null)] as const),
    );
    parts.push(`logged AS (INSERT INTO log
      SELECT head + place, urn, type, aspect, change, value, previous, metadata, at, actor, previous_metadata, headers
      FROM checked, ${values} WITH ORDINALITY AS n
        (urn, type, aspect, change, value, previous, metadata, at, actor, previous_metadata, headers, place))`);
  }
  const sums = Object.entries({ unlogged: Number(hasUnlogged), ...counts }).filter(([, more]) => more !== 0);
  if (sums.length > 0)
    parts.push(
      `added AS (UPDATE meta SET ${sums.map(([name, more]) => `${name} = ${name} + ${bind(more)}::bigint`).join(', ')})`,
    );
  return {
    sql: `WITH ${parts.join(',\n')}\nSELECT head FROM checked`,
    parameters: parameters.values,
    hasEntries: rows.length > 0,
  };
}

/** Types of the columns of the log, after the offset. */
const logTypes = [...Array.from({ length: 7 }, () => 'text'), 'bigint', 'text', 'text', 'text'];

const logRows = ({ texts, log }: BoundChanges): (string | number | null)[][] => {
  const at = (place: number | null): string | null => (place === null ? null : (texts[place] as string));
  return log.map(([urn, type, aspect, change, value, previous, metadata, time, by, old, headers]) => [
    at(urn),
    type,
    aspect,
    change,
    at(value),
    at(previous),
    at(metadata),
    time,
    by,
    at(old),
    at(headers),
  ]);
};
