import type { SqlRow } from '@colophon/store-sql';
import { collided } from '../../write/put-log.ts';

/** What the simulated database holds. */
export interface Tables {
  /** By offset, from 1 on. */
  readonly log: SqlRow[];
  readonly consumers: Map<string, number>;
  readonly epochs: Map<string, number>;
  readonly writers: Map<string, number>;
}

interface Effect {
  readonly rows: readonly SqlRow[];
  /** What the statement writes, when its transaction is committed. */
  readonly change?: () => void;
}

/** A statement that fails, with the code that the server has for it. */
export class RefusedError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

type Statement = (tables: Tables, parameters: readonly unknown[], sql: string) => Effect;

const headOf = ({ log }: Tables): number => log.length;

/** The statements of the store that its log, its positions and its leaders need, by a part of their text. */
const statements: readonly (readonly [part: string, run: Statement])[] = [
  [
    'SELECT unlogged, (SELECT max(log_offset) FROM log)',
    (tables) => ({ rows: [{ unlogged: 0, head: headOf(tables) }] }),
  ],
  ['SELECT max(log_offset) AS head FROM log', (tables) => ({ rows: [{ head: headOf(tables) }] })],
  [
    'SELECT EXISTS (SELECT 1 FROM log WHERE log_offset > $1',
    ({ log }, [after, , urns]) => ({
      rows: [
        {
          changed: log.some(
            (row) => Number(row.log_offset) > Number(after) && (urns as readonly unknown[]).includes(row.urn),
          )
            ? 1
            : 0,
        },
      ],
    }),
  ],
  [
    'SELECT * FROM log WHERE log_offset >= $1',
    ({ log }, [from, limit]) => ({ rows: log.slice(Number(from) - 1, Number(from) - 1 + Number(limit)) }),
  ],
  [
    'WITH now AS (SELECT unlogged',
    ({ log }, [after, ...bound]) => {
      // As `putLog` binds it: what was read, how many commits had no entry, and the columns of new entries.
      const [urns, , , ...columns] = bound as readonly (readonly (string | number)[])[];
      if (log.some((row) => Number(row.log_offset) > Number(after) && urns?.includes(String(row.urn))))
        throw new RefusedError(collided, 'Another process was faster');
      const [named = [], types, aspects, kinds, values, , metadata, times, by] = columns;
      const head = log.length;
      return {
        rows: [{ head }],
        change() {
          if (log.length !== head) throw new Error(`The log has grown to ${log.length} since ${head}`);
          for (const [place, urn] of named.entries())
            log.push({
              log_offset: head + 1 + place,
              urn,
              entity_type: types?.[place] ?? null,
              aspect: aspects?.[place] ?? null,
              change_type: kinds?.[place] ?? null,
              value: values?.[place] ?? null,
              previous_value: null,
              system_metadata: metadata?.[place] ?? null,
              created_at: times?.[place] ?? null,
              created_by: by?.[place] ?? null,
              previous_system_metadata: null,
              headers: null,
            });
        },
      };
    },
  ],
  [
    'INSERT INTO leader',
    ({ epochs }, [name]) => {
      const epoch = (epochs.get(String(name)) ?? 0) + 1;
      return { rows: [{ epoch }], change: () => epochs.set(String(name), epoch) };
    },
  ],
  [
    'SELECT epoch FROM leader',
    ({ epochs }, [name]) => {
      const epoch = epochs.get(String(name));
      return { rows: epoch === undefined ? [] : [{ epoch }] };
    },
  ],
  [
    'INSERT INTO writer',
    ({ writers }, _, sql) => {
      const [, id = '', commits] = /VALUES \('([^']+)', (\d+)/.exec(sql) ?? [];
      return { rows: [], change: () => writers.set(id, Number(commits)) };
    },
  ],
  ['SELECT pg_notify(', () => ({ rows: [] })],
  [
    'UPDATE writer SET seen_at',
    ({ writers }, [id]) => {
      const commits = writers.get(String(id));
      return { rows: commits === undefined ? [] : [{ commits }] };
    },
  ],
  ['DELETE FROM writer', () => ({ rows: [] })],
  ['SELECT pg_is_in_recovery()', () => ({ rows: [{ standby: 0 }] })],
  [
    'INSERT INTO consumer',
    ({ consumers }, [name, next]) => ({
      rows: [],
      change: () => consumers.set(String(name), Number(next)),
    }),
  ],
  [
    'SELECT next_offset FROM consumer',
    ({ consumers }, [name]) => {
      const next = consumers.get(String(name));
      return { rows: next === undefined ? [] : [{ next_offset: next }] };
    },
  ],
];

/** @throws Error for a statement that the simulation does not have. */
export function answerStatement(tables: Tables, sql: string, parameters: readonly unknown[]): Effect {
  const run = statements.find(([part]) => sql.includes(part))?.[1];
  if (!run) throw new Error(`The simulated server does not know this statement: ${sql}`);
  return run(tables, parameters, sql);
}
