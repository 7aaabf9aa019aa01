import { consumer, logHead, setConsumer } from '../changes.ts';
import type { Statements } from '../statements.ts';

/** Name of the consumer whose position counts the commits that left no entry in the log. */
const unlogged = 'colophon.unlogged-commits';

/**
 * The number of the last commit that changed what searches find: by it a thread knows which state of the database it
 * reads. It rises with every such commit, since each adds to the log or is counted.
 */
export const sequenceOf = (statement: Statements): number =>
  logHead(statement) + (consumer(statement, unlogged) ?? 0);

/** Counts a commit that adds nothing to the log; the caller has opened its transaction. */
export const countUnlogged = (statement: Statements): void =>
  setConsumer(statement, unlogged, (consumer(statement, unlogged) ?? 0) + 1);
