import { StoreError } from '@colophon/catalogue/for-stores';
import type pg from 'pg';
import { type Connections, isConnectionFault, queryOn } from '../connection/connections.ts';
import { codeOf } from '../connection/explain-fault.ts';
import type { Query } from '../connection/query.ts';
import { type LogState, readState } from './log-state.ts';
import { replicaTimes } from './replica-times.ts';

const { answerMs, maxLagMs } = replicaTimes;

/** How often the replica is looked at, in milliseconds. */
const lookMs = 1000;
/** How long a replica is left alone that answers, and whose reads fail, in milliseconds. */
const restMs = 30_000;

export interface ReplicaEvents {
  /** Called when reads begin to go to the primary, with the reason. */
  readonly onTrouble?: ((reason: string) => void) | undefined;
  /** Called when the replica answers reads again. */
  readonly onRecovered?: (() => void) | undefined;
}

interface Trouble {
  /** `behind` is the trouble of those only that ask for the latest state. */
  readonly kind: 'away' | 'foreign' | 'faulty' | 'behind';
  readonly reason: string;
}

/** What is known about a replica, by a look at it each second. */
export interface ReplicaWatch {
  /** True when it is worth asking for an answer that knows the latest commit, or only an older one. */
  isUsable(notBefore: number | undefined): boolean;
  /** Aborted when the replica is lost, and with it every read that it has not answered. */
  readonly lost: AbortSignal;
  /** Takes note of a read that failed. */
  suspect(error: unknown): void;
  /** Why reads go to the primary; undefined when nothing keeps them from the replica. */
  readonly trouble: string | undefined;
  /** How many entries of the log the replica was behind at the last look; undefined when nobody knows. */
  readonly lag: number | undefined;
  /** Offset that it had replayed by the last look; undefined when nobody knows. */
  readonly head: number | undefined;
  close(): Promise<void>;
}

/**
 * Looks at a replica once, and from then on each second.
 *
 * @param ensureSame Rejects with an error when the connection leads to another database than the primary's.
 * @throws the fault of the first look when `isWrong` holds for it.
 */
export async function watchReplica(
  replica: Connections,
  primary: Connections,
  {
    ensureSame,
    isWrong,
    ...events
  }: ReplicaEvents & {
    readonly ensureSame: (query: Query) => Promise<void>;
    readonly isWrong: (error: unknown) => boolean;
  },
): Promise<ReplicaWatch> {
  let client: pg.Client | undefined;
  let lost = new AbortController();
  let trouble: Trouble | undefined;
  let last: { readonly head: number; readonly lag: number } | undefined;
  /** The earliest commit that the replica has not been seen to have. */
  let owed: (LogState & { readonly sinceMs: number }) | undefined;
  /** True when it still owes at one look what it owed at the one before. */
  let isBehind = false;
  let restUntilMs = 0;
  let looking: Promise<unknown> | undefined;
  let isOpen = false;

  function become(next: Trouble | undefined): void {
    const wasUsable = trouble === undefined || trouble.kind === 'behind';
    const isUsable = next === undefined || next.kind === 'behind';
    if (wasUsable && !isUsable) lost.abort();
    if (!wasUsable && isUsable) lost = new AbortController();
    if (next && next.kind !== trouble?.kind) events.onTrouble?.(next.reason);
    if (!next && trouble) events.onRecovered?.();
    trouble = next;
  }

  async function connected(): Promise<Query> {
    if (!client) {
      const made = await replica.connect();
      client = made;
      await within(ensureSame(queryOn(made)));
    }
    return queryOn(client);
  }

  /** @returns the fault of the replica, if it has one. */
  async function look(): Promise<unknown> {
    try {
      const state = await within(readState(await connected()));
      // Afterwards: the primary has at least what the replica has.
      const ahead = await within(readState(primary.read, state.head)).catch(() => undefined);
      // Without a primary, reads fail wherever they would have gone.
      if (ahead) become(judge(state, ahead));
      return undefined;
    } catch (error) {
      void client?.end().catch(() => {});
      client = undefined;
      last = undefined;
      if (isOpen || !isWrong(error))
        become({ kind: 'away', reason: error instanceof Error ? error.message : String(error) });
      return error;
    }
  }

  /** Takes note of how far the replica is, and returns what is wrong with it. */
  function judge(state: LogState, ahead: LogState): Trouble | undefined {
    last = { head: state.head, lag: Math.max(0, ahead.head - state.head) };
    const nowMs = performance.now();
    if (owed && state.head >= owed.head && state.unlogged >= owed.unlogged) owed = undefined;
    isBehind = owed !== undefined;
    owed ??= { ...ahead, sinceMs: nowMs };
    if (!state.isStandby) return { kind: 'foreign', reason: 'It is not a standby.' };
    if (state.entry !== ahead.entry || state.unlogged > ahead.unlogged)
      return { kind: 'foreign', reason: 'It has changes that the primary does not have.' };
    if (nowMs < restUntilMs) return trouble;
    if (nowMs - owed.sinceMs <= maxLagMs) return undefined;
    return {
      kind: 'behind',
      reason: `It has not replayed a commit for more than ${maxLagMs / 1000} s.`,
    };
  }

  const lookAgain = () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };

  const fault = await lookAgain();
  if (fault !== undefined && isWrong(fault)) throw fault;
  isOpen = true;
  const timer = setInterval(() => void lookAgain(), lookMs).unref();
  return {
    isUsable(notBefore) {
      if (trouble) return trouble.kind === 'behind' && notBefore !== undefined;
      return notBefore !== undefined || !isBehind;
    },
    get lost() {
      return lost.signal;
    },
    suspect(error) {
      if (isConnectionFault(error)) void lookAgain();
      else if (!isConflict(error)) {
        restUntilMs = performance.now() + restMs;
        become({ kind: 'faulty', reason: error instanceof Error ? error.message : String(error) });
      }
    },
    get trouble() {
      return trouble?.reason;
    },
    get lag() {
      return last?.lag;
    },
    get head() {
      return last?.head;
    },
    async close() {
      clearInterval(timer);
      await looking;
      await client?.end();
    },
  };
}

/** A standby ends statements that would keep it from replaying what the primary did. */
const isConflict = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/** @throws StoreError when the answer takes too long. */
export async function within<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new StoreError('STORE_UNAVAILABLE', `PostgreSQL did not answer within ${answerMs} ms.`)),
      answerMs,
    );
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
