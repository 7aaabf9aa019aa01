import type { SqlRow } from '@colophon/store-sql';
import { answerStatement, type Tables } from './statements.ts';
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

interface Waiting {
  readonly session: object;
  grant(): void;
}

/** A server with sessions, transactions, advisory locks and the limits of silence, as far as the store uses them. */
export function createSimulatedServer({ time, commitMs, forgetsMarks }: ServerOptions): SimulatedServer {
  const tables: Tables = { log: [], consumers: new Map(), epochs: new Map(), writers: new Map() };
  const sessions = new Map<object, (error: Error) => void>();
  /** Of the commit lock: the session that has it, and those that wait. */
  let holder: object | undefined;
  let waiting: Waiting[] = [];
  const leaders = new Map<unknown, object>();
  let upAt = 0;

  function release(session: object): void {
    waiting = waiting.filter((one) => one.session !== session);
    if (holder !== session) return;
    const next = waiting.shift();
    holder = next?.session;
    next?.grant();
  }

  function open(onEnd: (error: Error) => void): Session {
    const session = {};
    let changes: (() => void)[] | undefined;
    let isCommitting = false;
    let isEnded = false;
    let limits: Readonly<Record<string, number>> = {};
    let stopWatching: (() => void) | undefined;

    function forget(): void {
      isEnded = true;
      stopWatching?.();
      sessions.delete(session);
      for (const [name, leader] of leaders) if (leader === session) leaders.delete(name);
      release(session);
    }

    sessions.set(session, (error) => {
      isCommitting = false;
      changes = undefined;
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

    function commit(answer: (answer: Answer) => void): void {
      isCommitting = true;
      time.after(commitMs(), undefined, () => {
        // It was not committed when the server crashed.
        if (!isCommitting) return;
        isCommitting = false;
        for (const change of changes ?? []) change();
        changes = undefined;
        if (isEnded) return forget();
        release(session);
        watch();
        answer({ rows: [] });
      });
    }

    return {
      run(text, parameters, answer) {
        if (isEnded) return;
        const [sql = '', ...others] = text.split('; ');
        if (others.length > 0)
          return this.run(sql, parameters, (first) =>
            'error' in first ? answer(first) : this.run(others.join('; '), [], answer),
          );
        stopWatching?.();
        const reply = (rows: readonly SqlRow[]) => {
          if (isEnded) return;
          watch();
          answer({ rows });
        };
        if (sql === 'COMMIT') return commit(answer);
        if (sql === 'BEGIN') changes = [];
        if (sql === 'ROLLBACK') {
          changes = undefined;
          release(session);
        }
        if (/^(BEGIN|ROLLBACK|SELECT 1)$/.test(sql)) return reply([]);
        if (sql.startsWith('SELECT set_config')) {
          limits = { ...limits, [String(parameters[0])]: Number.parseInt(String(parameters[1]), 10) };
          return reply([]);
        }
        if (sql.includes('pg_try_advisory_lock')) {
          const leader = leaders.get(parameters[0]);
          if (!leader) leaders.set(parameters[0], session);
          return reply([{ taken: leader === undefined ? 1 : 0 }]);
        }
        if (sql.includes('pg_advisory_xact_lock')) {
          if (holder === undefined) {
            holder = session;
            return reply([]);
          }
          return void waiting.push({ session, grant: () => reply([]) });
        }
        if (forgetsMarks && sql.includes('UPDATE writer SET seen_at')) return reply([]);
        const { rows, change } = answerStatement(tables, sql, parameters);
        if (change && changes) changes.push(change);
        else change?.();
        reply(rows);
      },
      end() {
        if (isEnded) return;
        // A commit under way goes on, with its lock, until it is done.
        if (isCommitting) {
          isEnded = true;
          sessions.delete(session);
        } else forget();
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
      holder = undefined;
      waiting = [];
    },
  };
}
