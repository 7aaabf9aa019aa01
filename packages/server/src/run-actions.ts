import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type LoadedPipeline,
  PipelineError,
  PipelineFileError,
  readPipeline,
  runPipelines,
} from '@colophon/actions';
import type { Store } from '@colophon/catalogue';
import { isSdkError } from '@colophon/sdk';
import { ConfigurationError } from './configuration-error.ts';
import type { createLog } from './create-log.ts';
import { actionSpans } from './observability/action-spans.ts';
import type { Tracing } from './observability/tracing.ts';

/** Pipelines that run as long as the server does. */
export interface RunningActions {
  /** Lets what is under way end, and stores the positions. */
  stop(): Promise<void>;
}

/**
 * Reads the pipelines of a folder: every `.yaml` and `.yml` file in it.
 *
 * @throws ConfigurationError with every problem of the files.
 */
export async function readActions(folder: string): Promise<readonly LoadedPipeline[]> {
  const names = await readdir(folder).catch((error: Error) => {
    throw new ConfigurationError(`--actions: the folder ${folder} cannot be read: ${error.message}`);
  });
  const files = names.filter((name) => /\.ya?ml$/.test(name)).sort();
  const problems: string[] = [];
  const pipelines: LoadedPipeline[] = [];
  for (const name of files)
    try {
      pipelines.push(await readPipeline(join(folder, name)));
    } catch (error) {
      if (!(error instanceof PipelineFileError)) throw error;
      problems.push(error.message);
    }
  if (problems.length > 0) throw new ConfigurationError(`--actions:\n${problems.join('\n')}`);
  const twice = pipelines.find(({ name }, index) =>
    pipelines.some((other, at) => at < index && other.name === name),
  );
  if (twice) throw new ConfigurationError(`--actions: two pipelines of ${folder} are named ${twice.name}.`);
  return pipelines;
}

/** What pipelines of this server need. */
export interface ActionsHost {
  /** Gets what they report. */
  readonly log: ReturnType<typeof createLog>;
  /** Of a caller that the server knows; undefined where nobody signs in. */
  readonly token: string | undefined;
  /** Called with the name of each pipeline that stops because of an error. */
  readonly onFailure?: (pipeline: string) => void;
  /** Makes a span of each event that an action gets. Default: there are none. */
  readonly tracing?: Tracing | undefined;
}

/** Starts pipelines that read from this server. */
function startActions(
  pipelines: readonly LoadedPipeline[],
  address: string,
  { log, token, onFailure, tracing }: ActionsHost,
): RunningActions {
  const stopping = new AbortController();
  const done = runPipelines(pipelines, {
    client: {
      server: address,
      ...(token !== undefined && { token }),
      // It is this server, whose certificate has the name that others know it by.
      ...(address.startsWith('https:') && { disableSslVerification: true }),
    },
    signal: stopping.signal,
    ...(tracing && { aroundAction: actionSpans(tracing) }),
    print: (line) => console.log(line),
    warn: (message) => log.warn({ reason: message }, 'action'),
    startExecutor: async (
      executorId,
      { server = address, token: ownToken, disableSslVerification },
      warn,
    ) => {
      const { connectExecutor } = await import('@colophon/ingestion/managed');
      const connection = {
        server,
        ...(typeof ownToken === 'string' && { token: ownToken }),
        ...(disableSslVerification && { disableSslVerification }),
      };
      // Without variables of the environment: they may hold keys of the server.
      return connectExecutor(connection, {
        executorId,
        onEvent: ({ kind, request, detail }) =>
          kind === 'trouble'
            ? warn([request, detail].filter((part) => part !== undefined).join(' '))
            : log.info({ request, detail }, `ingestion ${kind}`),
      });
    },
    onEnd({ pipeline: { name }, error }) {
      if (error === undefined) return;
      onFailure?.(name);
      // A rejected token or an event that failed is no fault of the program, whose place would help.
      const isExpected = isSdkError(error) || error instanceof PipelineError;
      const reason = isExpected ? { reason: error.message } : { err: error };
      log.error({ pipeline: name, ...reason }, 'a pipeline stopped');
    },
  });
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };
}

/** Runs pipelines in one of the processes that use the store: in this one while it leads. */
export function leadActions(
  store: Pick<Store, 'lead'>,
  pipelines: readonly LoadedPipeline[],
  address: string,
  host: ActionsHost,
): RunningActions {
  const ended = new AbortController();
  const run = async (signal: AbortSignal) => {
    const started = startActions(pipelines, address, host);
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    await started.stop();
  };
  const leading = store
    .lead('actions', run, ended.signal)
    .catch((error: unknown) => host.log.error({ err: error }, 'actions ended'));
  return {
    async stop() {
      ended.abort();
      await leading;
    },
  };
}
