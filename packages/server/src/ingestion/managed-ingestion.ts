import type { Catalogue, OnCommitted, Store } from '@colophon/catalogue';
import type { UnsealSecret } from '@colophon/graphql';
import type { Executor, ReadSecrets, RunTask, Scheduler } from '@colophon/ingestion/managed';
import { encodeUrnPart, printUrn } from '@colophon/schema';
import type { Logger } from 'pino';
import { spanOfWrite, type Tracing } from '../observability/tracing.ts';
import { followCommits } from './follow-commits.ts';
import type { InternalCaller } from './internal-caller.ts';

/** Ingestion that the server runs by itself. */
export interface ManagedIngestion {
  /** Sees what was written, and looks for requests when there may be one. */
  readonly onCommitted: OnCommitted;
  /** Begins, once the server answers at this address. Nobody waits for it. */
  start(address: string): void;
  /** Aborts what runs. */
  stop(): Promise<void>;
}

export interface ManagedIngestionOptions {
  readonly catalogue: Catalogue;
  /** Given where other processes use the store too: what they commit wakes the executor and the scheduler as well. */
  readonly sharedStore: Store | undefined;
  /** Id of the executor. */
  readonly executorId: string;
  readonly unsealSecret: UnsealSecret;
  /** How its requests are known from others; undefined where nobody signs in. */
  readonly caller: InternalCaller | undefined;
  readonly log: Logger;
  /** Called with the status of each run that has ended. */
  readonly onRunEnd?: (status: string) => void;
  /** Makes a span of each run. Default: there are none. */
  readonly tracing?: Tracing | undefined;
}

const watched: ReadonlyMap<string, 'executor' | 'scheduler'> = new Map([
  ['dataHubExecutionRequestInput', 'executor'],
  ['dataHubExecutionRequestSignal', 'executor'],
  ['dataHubIngestionSourceInfo', 'scheduler'],
  ['dataHubIngestionSourceKey', 'scheduler'],
]);
/** What is written wakes them, so that they look by themselves only to find what nobody wrote: abandoned runs. */
const pollMs = 30_000;

/**
 * The executor and the scheduler of a server. They are loaded when there is a source or a request for the first time, so that
 * a server without any starts as fast, and takes as little memory.
 */
export function createManagedIngestion(options: ManagedIngestionOptions): ManagedIngestion {
  const { catalogue, log, sharedStore: store } = options;
  const stopping = new AbortController();
  let address: string | undefined;
  let isStopped = false;
  let beginning: Promise<void> | undefined;
  let running: Promise<{ executor: Executor; scheduler: Scheduler }> | undefined;

  function begin(): typeof running {
    if (address === undefined || isStopped) return undefined;
    running ??= load(options, address);
    return running;
  }

  const wake = (which: 'executor' | 'scheduler') =>
    begin()?.then(
      (both) => both[which].wake(),
      (error) => log.error({ err: error }, 'managed ingestion does not start'),
    );

  /** There may be sources and requests from before. */
  async function wakeWhereNeeded(): Promise<void> {
    try {
      const counts = await Promise.all(
        ['dataHubIngestionSourceInfo', 'dataHubExecutionRequestInput'].map((aspect) =>
          catalogue.countAspect(aspect),
        ),
      );
      if (counts.some((count) => count > 0)) void wake('executor');
    } catch (error) {
      log.error({ err: error }, 'managed ingestion does not start');
    }
  }

  function wakeFor(aspects: Iterable<string>): void {
    const woken = new Set([...aspects].flatMap((aspect) => watched.get(aspect) ?? []));
    for (const which of woken) void wake(which);
  }

  return {
    onCommitted: ({ log: entries }) => wakeFor(entries.map(({ aspect }) => aspect)),
    start(at) {
      address = at;
      beginning = store
        ? followCommits(
            {
              store,
              aspects: [...watched.keys()],
              onBegun: wakeWhereNeeded,
              onChanged: wakeFor,
              onTrouble: (error) => log.warn({ err: error }, 'the log cannot be followed; trying again'),
            },
            stopping.signal,
          )
        : wakeWhereNeeded();
    },
    async stop() {
      isStopped = true;
      stopping.abort();
      await beginning;
      const both = await running?.catch(() => undefined);
      await Promise.all([both?.executor.stop(), both?.scheduler.stop()]);
    },
  };
}

async function load(
  { catalogue, executorId, unsealSecret, caller, log, onRunEnd, tracing }: ManagedIngestionOptions,
  server: string,
): Promise<{ executor: Executor; scheduler: Scheduler }> {
  const [managed, { Colophon }] = await Promise.all([
    import('@colophon/ingestion/managed'),
    import('@colophon/sdk'),
  ]);
  const connection = {
    server,
    ...(caller && { token: caller.token }),
    // It is this server, whose certificate has the name that others know it by.
    ...(server.startsWith('https:') && { disableSslVerification: true }),
  };
  const client = new Colophon(connection);
  const executor = new managed.Executor({
    client,
    executorId,
    run: tracedRuns(managed.runInProcess(connection), catalogue, tracing),
    readSecrets: secretsOf(catalogue, unsealSecret),
    pollMs,
    onEvent({ kind, request, detail }) {
      if (kind === 'ended') onRunEnd?.(detail ?? 'UNKNOWN');
      if (kind === 'trouble') log.warn({ request, reason: detail }, 'executor');
      else log.info({ request, detail }, `ingestion ${kind}`);
    },
  });
  const scheduler = new managed.Scheduler({
    client,
    onTrouble: (reason) => log.warn({ reason }, 'scheduler'),
    onRequested: () => executor.wake(),
  });
  executor.start();
  scheduler.start();
  return { executor, scheduler };
}

/** A trace for each run, with a link to the request that asked for it. */
const tracedRuns =
  (run: RunTask, catalogue: Catalogue, tracing: Tracing | undefined): RunTask =>
  async (task, control) => {
    if (!tracing) return run(task, control);
    const input = await catalogue.aspect(task.runId, 'dataHubExecutionRequestInput');
    const links = spanOfWrite(input?.systemMetadata.properties?.telemetryTraceId);
    return tracing.span('ingestion.run', { isRoot: true, links }, () => run(task, control));
  };

/** Reads them from the store, without the detour by GraphQL, which returns none to whom it does not know. */
const secretsOf =
  (catalogue: Catalogue, unsealSecret: UnsealSecret): ReadSecrets =>
  async (names) => {
    const found = await Promise.all(
      names.map(async (name) => {
        const urn = printUrn({ entityType: 'dataHubSecret', parts: [encodeUrnPart(name)] });
        const [entity] = await catalogue.entities([urn], ['dataHubSecretValue']);
        const value = entity?.aspects[0]?.value.value;
        const open = typeof value === 'string' ? unsealSecret(value, urn) : undefined;
        return open === undefined ? [] : [[name, open] as const];
      }),
    );
    return new Map(found.flat());
  };
