import { Colophon } from '@colophon/sdk';
import type { Connection } from './connection.ts';
import { Executor, type ExecutorOptions } from './executor.ts';
import { runInProcess } from './process-runner.ts';
import { readSecretsOf } from './read-secrets.ts';

/** An executor that is connected to a catalogue elsewhere. */
export interface ConnectedExecutor {
  /** Looks for requests now. */
  wake(): void;
  /** Aborts what runs, and closes the connection. */
  stop(): Promise<void>;
}

/** Starts an executor for the requests of a catalogue that is reached over HTTP. Each run is a process of its own. */
export function connectExecutor(
  connection: Connection,
  options: Omit<ExecutorOptions, 'client' | 'run' | 'readSecrets'>,
): ConnectedExecutor {
  const client = new Colophon(connection);
  const executor = new Executor({
    ...options,
    client,
    run: runInProcess(connection),
    readSecrets: readSecretsOf(connection),
  });
  executor.start();
  return {
    wake: () => executor.wake(),
    async stop() {
      await executor.stop();
      await client.close();
    },
  };
}
