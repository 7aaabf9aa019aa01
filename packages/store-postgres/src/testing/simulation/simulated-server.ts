import type { SqlRow } from '@colophon/store-sql';
import { SimulatedLocks } from './simulated-locks.ts';
import { answerStatement, RefusedError, type Tables } from './statements.ts';
import type { VirtualTime } from './virtual-time.ts';

/** An error as the client of PostgreSQL has it. */
export const serverError = (code: string, message: string): Error =>
  Object.assign(new Error(message), { code });

export type Answer = { readonly rows: readonly SqlRow[] } | { readonly error: Error };

/** A session of the simulated server. */
export interface Session {
  /** Takes a statement, and answers when it has run; never when the session has ended before. */
  run(sql: string, parameters: readonly unknown[], answer: (answer: Answer) => void): void;
  /** Its client is gone, or has ended it. What it commits at this moment is committed. */
  end(): void;
}

export interface SimulatedServer {
  readonly tables: Tables;
  readonly isUp: boolean;
  /** @param onEnd Called when the server ends the session by itself. */
  open(onEnd: (error: Error) => void): Session;
  /** Ends all sessions at once, and what they have not committed; the server takes none until it is back. */
  crash(downMs: number): void;
}

export interface ServerOptions {
  readonly time: VirtualTime;
  /** How long a commit takes, in milliseconds. */
  readonly commitMs: () => number;
  /** Planted faults of the server, by which the simulation is tested. */
  readonly forgetsMarks?: boolean | undefined;
}

/** A server with sessions, transactions, advisory locks and the limits of silence, as far as the store uses them. */
export function createSimulatedServer({ time, commitMs, forgetsMarks }: ServerOptions): SimulatedServer {
  const tables: Tables = { log: [], consumers: new Map(), epochs: new Map(), writers: new Map() };
  const sessions = new Map<object, (error: Error) => void>();
  const locks = new SimulatedLocks();
  const leaders = new Map<unknown, object>();
  let upAt = 0;

  function open(onEnd: (error: Error) => void): Session {
    const session = {};
    let changes: (() => void)[] | undefined;
    /** What has arrived and is not answered, in its order: the client need not wait. */
    let received: (() => void)[] = [];
    let isFailed = false;
    let isCommitting = false;
    /** True when the client has gone, while there is still something to run. */
    let isLeft = false;
    let isEnded = false;
    let limits: Readonly<Record<string, number>> = {};
    let stopWatching: (() => void) | undefined;

    function forget(): void {
      isEnded = true;
      stopWatching?.();
      sessions.delete(session);
      for (const [name, leader] of leaders) if (leader === session) leaders.delete(name);
      locks.release(session);
    }

    sessions.set(session, (error) => {
      isCommitting = false;
      changes = undefined;
      received = [];
      forget();
      onEnd(error);
    });

    /** Ends the session when its client is silent for too long. */
    function watch(): void {
      stopWatching?.();
      const setting = changes ? 'idle_in_transaction_session_timeout' : 'idle_session_timeout';
      const limit = limits[setting];
      if (limit === undefined) return;
      stopWatching = time.after(limit, undefined, () => {
        if (!isEnded)
          sessions.get(session)?.(serverError(changes ? '25P03' : '57P05', 'silent for too long'));
      });
    }

    function endTransaction(): void {
      changes = undefined;
      isFailed = false;
      locks.release(session);
    }

    function commit(answer: (answer: Answer) => void): void {
      isCommitting = true;
      time.after(commitMs(), undefined, () => {
        // It was not committed when the server crashed.
        if (!isCommitting) return;
        isCommitting = false;
        for (const change of changes ?? []) change();
        endTransaction();
        answer({ rows: [] });
      });
    }

    /** Runs one statement after the other; the first that fails ends them. */
    function runAll(
      [sql = '', ...others]: readonly string[],
      parameters: readonly unknown[],
      answer: (answer: Answer) => void,
    ): void {
      runOne(sql, parameters, (first) => {
        if ('error' in first) isFailed = changes !== undefined;
        if ('error' in first || others.length === 0) answer(first);
        else runAll(others, [], answer);
      });
    }

    /** The statements that begin and end transactions, and take locks; false for another one. */
    function control(sql: string, parameters: readonly unknown[], answer: (answer: Answer) => void): boolean {
      const reply = (rows: readonly SqlRow[]) => answer({ rows });
      const [, shared, lock] = /pg_advisory_xact_lock(_shared)?\((\d+)\)/.exec(sql) ?? [];
      if (sql === 'ROLLBACK') endTransaction();
      if (sql === 'BEGIN') changes = [];
      if (sql.startsWith('SELECT set_config'))
        limits = { ...limits, [String(parameters[0])]: Number.parseInt(String(parameters[1]), 10) };
      if (isFailed) answer({ error: serverError('25P02', 'the transaction is aborted') });
      else if (sql === 'COMMIT') commit(answer);
      else if (lock !== undefined)
        locks.take(lock, session, shared ? 'shared' : 'exclusive', () => reply([]));
      else if (sql.includes('pg_try_advisory_lock')) {
        const leader = leaders.get(parameters[0]);
        if (!leader) leaders.set(parameters[0], session);
        reply([{ taken: leader === undefined ? 1 : 0 }]);
      } else if (/^(ROLLBACK|BEGIN|SELECT 1$|SELECT set_config)/.test(sql)) reply([]);
      else if (forgetsMarks && sql.includes('UPDATE writer SET seen_at')) reply([]);
      else return false;
      return true;
    }

    function runOne(sql: string, parameters: readonly unknown[], answer: (answer: Answer) => void): void {
      if (control(sql, parameters, answer)) return;
      try {
        const { rows, change } = answerStatement(tables, sql, parameters);
        if (change && changes) changes.push(change);
        else change?.();
        answer({ rows });
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        answer({ error: serverError(error.code, error.message) });
      }
    }

    function runNext(): void {
      const [next] = received;
      if (next) next();
      else if (isLeft) forget();
      else watch();
    }

    return {
      run(text, parameters, answer) {
        if (isEnded || isLeft) return;
        stopWatching?.();
        received.push(() =>
          runAll(text.split('; '), parameters, (last) => {
            if (isEnded) return;
            received.shift();
            answer(last);
            runNext();
          }),
        );
        if (received.length === 1) runNext();
      },
      end() {
        if (isEnded) return;
        // What has arrived goes on to its end, a COMMIT included: the server looks for its client only then.
        if (received.length > 0) isLeft = true;
        else forget();
      },
    };
  }

  return {
    tables,
    get isUp() {
      return time.now >= upAt;
    },
    open,
    crash(downMs) {
      upAt = time.now + downMs;
      for (const end of [...sessions.values()]) end(serverError('57P02', 'the server crashed'));
      locks.clear();
    },
  };
}
