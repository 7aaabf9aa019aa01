import type { SqlRow } from '@colophon/store-sql';
import type { Query } from '../connection/query.ts';
import { Parameters } from '../search/fragment.ts';
import type { ReadSet } from './read-set.ts';
import { touches } from './touches.ts';

/** How far the log was when a work began. */
export interface Position {
  /** Offset of the latest entry. */
  readonly head: number;
  /** Commits until then that changed entities without an entry. */
  readonly unlogged: number;
}

export const selectPosition = 'SELECT unlogged, (SELECT max(log_offset) FROM log) AS head FROM meta';

export const readPosition = async (query: Query): Promise<Position> =>
  toPosition(await query(selectPosition));

export function toPosition([row]: readonly SqlRow[]): Position {
  return { head: Number(row?.head ?? 0), unlogged: Number(row?.unlogged ?? 0) };
}

/** True when another process has changed what was read since the position. */
export async function isChanged(
  query: Query,
  start: Position,
  now: Position,
  readSet: ReadSet,
): Promise<boolean> {
  if (now.unlogged !== start.unlogged) return true;
  if (now.head === start.head) return false;
  if (readSet.isOpen) return true;
  const parameters = new Parameters();
  const bind = parameters.bind.bind(parameters);
  const condition = touches(bind, readSet, `${bind(start.head)}::bigint`, `${bind(now.head)}::bigint`);
  const [row] = await query(`SELECT ${condition} AS changed`, parameters.values);
  return Boolean(row?.changed);
}
