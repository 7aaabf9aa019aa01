import type { RequestContext } from './request-context.ts';

/** What a principal asks the catalogue to do. */
export interface Command {
  readonly name:
    | 'propose'
    | 'proposeAsync'
    | 'deleteEntity'
    | 'deletePoints'
    | 'truncateTimeseries'
    | 'deleteReferences'
    | 'rollBack'
    | 'restoreIndices'
    | 'applyRetention'
    | 'backup';
  readonly context: RequestContext;
  /** URN or run that it is done to; absent where that is the catalogue, or many entities. */
  readonly subject?: string;
  /** True when nothing is done, and only what would be done is reported. */
  readonly isDryRun?: boolean;
}

/**
 * Runs around each command of each session, whatever interface it came through: it calls `run` once, and returns, or
 * throws, what that does.
 */
export type AroundCommand = <T>(command: Command, run: () => Promise<T>) => Promise<T>;
