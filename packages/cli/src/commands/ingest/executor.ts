import { Executor, readSecretsOf, runInProcess } from '@colophon/ingestion/managed';
import { Colophon } from '@colophon/sdk';
import { untilStopped } from '../../until-stopped.ts';
import { type ClientSettings, tokenOf } from '../client-settings.ts';

interface ExecutorSettings extends ClientSettings {
  readonly executorId: string;
  readonly maxRuns?: number;
  readonly poll?: number;
}

/** `colophon ingest executor`: runs saved sources on this machine, until it is stopped. */
export async function runExecutor(settings: ExecutorSettings): Promise<void> {
  const { server, executorId, maxRuns, poll } = settings;
  const token = tokenOf(settings);
  const connection = { server, ...(token !== undefined && { token }) };
  const client = new Colophon(connection);
  const executor = new Executor({
    client,
    executorId,
    run: runInProcess(connection),
    readSecrets: readSecretsOf(connection),
    environment: process.env,
    ...(maxRuns !== undefined && { maxRuns }),
    ...(poll !== undefined && { pollMs: poll * 1000 }),
    onEvent: ({ kind, request, detail }) => {
      const what = [kind, request, detail].filter((part) => part !== undefined).join(' ');
      if (kind === 'trouble') console.error(what);
      else console.log(what);
    },
  });
  // Before the line is printed: its reader may send a signal immediately.
  const stopped = untilStopped();
  // A wrong address or token is told at once, and not as trouble again and again.
  await client.search.find('*', { entityTypes: ['dataHubExecutionRequest'], count: 1 });
  executor.start();
  console.log(`Executor ${executorId} runs what ${server} asks for`);
  await stopped;
  await executor.stop();
  await client.close();
}
