import type { SqlRow } from '@colophon/store-sql';
import type { Query } from '../connection/query.ts';

/** How much of the log a database has, and whether it is the same log. */
export interface LogState {
  /** True of a database that only receives what another one commits. */
  readonly isStandby: boolean;
  /** Offset of the latest entry; 0 when there is none. */
  readonly head: number;
  /** How many commits it has that changed something without an entry. */
  readonly unlogged: number;
  /** Offset of the entry that was asked for, or the head where that is less. */
  readonly offset: number;
  /** That entry, as far as it takes to tell it from another one with the same offset. Empty when there is none. */
  readonly entry: string;
}

/** @param upTo Offset of the entry that is asked for. Default: the latest one. */
export function selectState(upTo = Number.MAX_SAFE_INTEGER): string {
  const offset = `least(head, ${Math.trunc(upTo)})`;
  // A copy has the same rows, down to the transaction that wrote them.
  return `SELECT pg_is_in_recovery() AS standby, head, unlogged, ${offset} AS log_offset,
      concat_ws(' ', log.xmin, created_at, aspect, urn) AS entry
    FROM meta CROSS JOIN (SELECT coalesce(max(log_offset), 0) AS head FROM log) heads
    LEFT JOIN log ON log_offset = ${offset}`;
}

export const readState = async (query: Query, upTo?: number): Promise<LogState> =>
  toState(await query(selectState(upTo)));

export function toState([row]: readonly SqlRow[]): LogState {
  return {
    isStandby: Boolean(row?.standby),
    head: Number(row?.head),
    unlogged: Number(row?.unlogged),
    offset: Number(row?.log_offset),
    entry: String(row?.entry),
  };
}

/**
 * What an answer has to know.
 *
 * @param notBefore Offset of the log up to which it is to be complete. Default: everything that is committed by now.
 */
export async function readWanted(primary: Query, notBefore: number | undefined): Promise<LogState> {
  const state = await readState(primary, notBefore);
  // By an offset, nobody can mean what has none.
  return notBefore !== undefined && notBefore < state.head ? { ...state, unlogged: 0 } : state;
}

/** True of a standby whose answers know everything that is wanted. */
export const holds = (state: LogState, wanted: LogState): boolean =>
  state.isStandby &&
  state.unlogged >= wanted.unlogged &&
  state.offset === wanted.offset &&
  state.entry === wanted.entry;
