import type { ClientOptions } from '@colophon/sdk';

/** An executor of managed ingestion that is running. */
export interface RunningExecutor {
  /** Looks for requests now. */
  wake(): void;
  /** Aborts what runs. */
  stop(): Promise<void>;
}

/**
 * Starts an executor. Whoever runs pipelines has it: ingestion is no part of this package.
 *
 * @param executorId The executor runs requests with this id.
 * @param connection How the pipeline reaches the catalogue.
 * @param warn Receives what the operator should know.
 */
export type StartExecutor = (
  executorId: string,
  connection: Partial<ClientOptions>,
  warn: (message: string) => void,
) => Promise<RunningExecutor>;
