import { openReader } from '../connections.ts';
import { createReads } from '../reads.ts';
import { Columns } from '../search/columns.ts';
import { createStatements } from '../statements.ts';
import { encodeError } from './encode-error.ts';
import { type Call, type CommitNotice, type Outcome, searching, type ToThread } from './messages.ts';
import { nowMs } from './now.ts';
import { attach } from './parameters.ts';
import type { Port } from './port.ts';
import { sequenceOf } from './sequence.ts';

/** Answers queries: one at a time, each in a transaction over its own connection. */
export function answerQueries(path: string, port: Port): void {
  const database = openReader(path);
  const statement = createStatements(database);
  const columns = new Columns(statement);
  // Each read has a state of the database to itself, and no commit comes in between.
  const reads = createReads(statement, columns, () => 0) as unknown as Readonly<
    Record<string, (...parameters: readonly unknown[]) => Promise<unknown>>
  >;
  /** The commit that the columns are as of; nothing is known of them while none is read. */
  let known = 0;
  /** Commits that the columns have yet to follow. */
  const notices: CommitNotice[] = [];
  let arrived: (() => void) | undefined;
  let isReading = false;
  const running = new Map<number, AbortController>();

  port.on('message', (message: ToThread) => {
    if (message.kind === 'abort') running.get(message.id)?.abort();
    else if (message.kind === 'call') void answer(message);
    else {
      notices.push(message);
      if (!isReading) followUpTo(Number.MAX_SAFE_INTEGER);
      arrived?.();
    }
  });

  async function answer(call: Call): Promise<void> {
    const { id } = call;
    const controller = new AbortController();
    running.set(id, controller);
    isReading = true;
    const startMs = call.isTimed ? nowMs() : 0;
    const times = () => call.isTimed && { times: { startMs, endMs: nowMs() } };
    try {
      const { parameters, budget } = attach(call, controller.signal);
      const value = await inSnapshot(call.name, () => reads[call.name]?.(...parameters));
      const spent = budget && (call.budget?.left ?? 0) - budget.left;
      send({ id, value, ...(spent !== undefined && { spent }), ...times() });
    } catch (error) {
      send({ id, error: encodeError(error), ...times() });
    } finally {
      running.delete(id);
      isReading = false;
      followUpTo(Number.MAX_SAFE_INTEGER);
    }
  }

  const send = (outcome: Outcome): void => port.postMessage(outcome);

  /** Runs a read in a transaction, with columns that are of the state that the transaction sees. */
  async function inSnapshot<T>(name: string, work: () => Promise<T> | undefined): Promise<T | undefined> {
    statement('BEGIN').run();
    try {
      if (searching.has(name)) await alignColumns();
      return await work();
    } finally {
      statement('ROLLBACK').run();
    }
  }

  /**
   * The connection may see a commit of which the notice is on its way: columns that are older would give the numbers of
   * deleted entities, which others may have by now. What is newer than the transaction waits until its end.
   */
  async function alignColumns(): Promise<void> {
    const seen = sequenceOf(statement);
    for (;;) {
      followUpTo(seen);
      if (columns.isEmpty) known = seen;
      if (known >= seen) return;
      await new Promise<void>((resolve) => {
        arrived = resolve;
      });
    }
  }

  function followUpTo(sequence: number): void {
    for (let [notice] = notices; notice && notice.sequence <= sequence; [notice] = notices) {
      notices.shift();
      // What the first column was read with is in it already.
      if (notice.sequence <= known) continue;
      if (notice.applied) columns.follow(notice.applied);
      else columns.clear();
      known = notice.sequence;
    }
  }

  port.on('close', () => database.close());
  port.postMessage({ id: 0 } satisfies Outcome);
}
