import { openWriter } from '../connections.ts';
import { createStatements } from '../statements.ts';
import { createWrites } from '../writes.ts';
import { encodeError } from './encode-error.ts';
import type { Call, Outcome } from './messages.ts';
import { nowMs } from './now.ts';
import type { Port } from './port.ts';
import { countUnlogged, sequenceOf } from './sequence.ts';

/** A commit: its number, and the numbers of the entities of each change set. The caller has the rest. */
export interface Committed {
  readonly sequence: number;
  readonly ids: readonly { readonly deleted: readonly number[]; readonly written: readonly number[] }[];
}

/** Writes, over the only connection that does. */
export function answerWrites(path: string, port: Port): void {
  const database = openWriter(path);
  const statement = createStatements(database);
  let sequence = 0;
  const writes = createWrites(database, statement, (isLogged) => {
    if (!isLogged) countUnlogged(statement);
    sequence = sequenceOf(statement);
  });
  const calls = {
    ...writes,
    commit: (...[decided]: Parameters<typeof writes.commit>): Committed => {
      const applied = writes.commit(decided);
      const ids = applied.map(({ deleted, written }) => ({ deleted, written: written.map(({ id }) => id) }));
      return { sequence, ids };
    },
    dropProjections: (): number => {
      writes.dropProjections();
      return sequence;
    },
    close: () => database.close(),
  } as Readonly<Record<string, (...parameters: readonly never[]) => unknown>>;

  port.on('message', ({ id, name, parameters, isTimed = false }: Call) => {
    let outcome: Outcome;
    const startMs = isTimed ? nowMs() : 0;
    try {
      outcome = { id, value: calls[name]?.(...(parameters as readonly never[])) };
    } catch (error) {
      outcome = { id, error: encodeError(error) };
    }
    port.postMessage(isTimed ? { ...outcome, times: { startMs, endMs: nowMs() } } : outcome);
  });

  port.postMessage({ id: 0 } satisfies Outcome);
}
