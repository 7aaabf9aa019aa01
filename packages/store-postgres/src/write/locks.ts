import type { Query } from '../connection/query.ts';

// A commit first writes the rows of entities, which many processes do at the same time, and then the log, which one does. Whoever
// needs both locks takes them in this order, so that nobody waits for somebody who waits for them.

/** Held while rows of entities are written: by many together, or by one that must be alone. Until the transaction has ended. */
const rowsLock = 0x636f6c72;

/** Number of the lock that a commit holds, from its first entry until everybody sees it: offsets have no gaps by it. */
export const commitLock = 0x636f6c6f;

/** Takes the turn to write the log. */
export const takeCommitLock = `SELECT pg_advisory_xact_lock(${commitLock})`;

/** Waits while somebody is alone, and keeps others from being so. */
export const shareRows = `SELECT pg_advisory_xact_lock_shared(${rowsLock})`;

/** Waits until all others that commit have ended, and keeps them from beginning. */
export const beAlone = `SELECT pg_advisory_xact_lock(${rowsLock}); ${takeCommitLock}`;

/** Waits until each transaction that commits now has ended. */
export const waitForCommits = (query: Query): Promise<unknown> => query(beAlone);
