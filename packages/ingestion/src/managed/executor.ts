import type { Colophon } from '@colophon/sdk';
import { claim, writeResult } from './claim.ts';
import { findRunning, findWaiting, type StoredRequest } from './find-requests.ts';
import { type ReadSecrets, readTask, TaskError } from './read-task.ts';
import { type RequestResult, resultAspect, signalAspect } from './requests.ts';
import { RunLog } from './run-log.ts';
import type { RunTask, TaskOutcome } from './task.ts';

/** What an executor needs. */
export interface ExecutorOptions {
  /** Client of the catalogue whose requests it runs. */
  readonly client: Colophon;
  /** Which requests: those with this id. */
  readonly executorId: string;
  readonly run: RunTask;
  readonly readSecrets: ReadSecrets;
  /** Variables that recipes may name. Default: none. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Runs at the same time. Default 2. */
  readonly maxRuns?: number;
  /** Milliseconds between two looks for requests. Default 2,000. {@link Executor.wake} makes one look at once. */
  readonly pollMs?: number;
  /** Milliseconds after which the state of a run is written again, with its log. Default 5,000. */
  readonly heartbeatMs?: number;
  /**
   * Milliseconds without a new state after which a run of another process counts as aborted, by the clock of this one.
   * Default 60,000.
   */
  readonly abandonedMs?: number;
  /** Hears what happens, for the log of the process. Default: nobody. */
  readonly onEvent?: (event: ExecutorEvent) => void;
}

/** What an executor has done. */
export interface ExecutorEvent {
  readonly kind: 'started' | 'ended' | 'aborted' | 'trouble';
  /** URN of the request; absent where the catalogue could not be asked. */
  readonly request?: string;
  /** How it ended, or what the trouble is. */
  readonly detail?: string;
}

interface Running {
  readonly controller: AbortController;
  readonly done: Promise<void>;
}

/** Runs requests of a catalogue: finds them, takes them, keeps their state and log, and ends them. */
export class Executor {
  readonly #options: Required<Omit<ExecutorOptions, 'onEvent'>> & Pick<ExecutorOptions, 'onEvent'>;
  readonly #runs = new Map<string, Running>();
  /** Runs of others, with their state, and when this process saw it first. */
  readonly #seen = new Map<string, { readonly version: string; readonly since: number }>();
  readonly #stop = new AbortController();
  #wake = Promise.withResolvers<void>();
  #loop: Promise<void> | undefined;

  constructor(options: ExecutorOptions) {
    this.#options = {
      environment: {},
      maxRuns: 2,
      pollMs: 2000,
      heartbeatMs: 5000,
      abandonedMs: 60_000,
      ...options,
    };
  }

  /** Begins to look for requests. */
  start(): void {
    this.#loop ??= this.#work();
  }

  /** Looks for requests now. */
  wake(): void {
    this.#wake.resolve();
  }

  /** Ends: runs under way are aborted, and their requests say so. */
  async stop(): Promise<void> {
    this.#stop.abort();
    this.wake();
    for (const { controller } of this.#runs.values()) controller.abort('stopped');
    await Promise.all([this.#loop, ...[...this.#runs.values()].map(({ done }) => done)]);
  }

  async #work(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      this.#wake = Promise.withResolvers();
      try {
        await this.#look();
      } catch (error) {
        // The catalogue may be away for a while; the next look finds it again.
        this.#tell({ kind: 'trouble', detail: messageOf(error) });
      }
      const timer = setTimeout(() => this.wake(), this.#options.pollMs);
      await this.#wake.promise;
      clearTimeout(timer);
    }
  }

  async #look(): Promise<void> {
    const { client, executorId, maxRuns } = this.#options;
    await Promise.all([...this.#runs.keys()].map((urn) => this.#obeySignal(urn)));
    await this.#endAbandoned();
    for (const request of await findWaiting(client, executorId)) {
      if (this.#stop.signal.aborted) return;
      if (this.#runs.has(request.urn)) continue;
      if (await this.#isKilled(request.urn)) {
        await writeResult(client, request.urn, { status: 'CANCELLED' });
        continue;
      }
      if (this.#runs.size >= maxRuns) continue;
      if ((await claim(client, request, Date.now())) === 'claimed') this.#begin(request);
    }
  }

  #begin(request: StoredRequest): void {
    const controller = new AbortController();
    const done = this.#run(request, controller).finally(() => {
      this.#runs.delete(request.urn);
      this.wake();
    });
    this.#runs.set(request.urn, { controller, done });
  }

  async #run(request: StoredRequest, controller: AbortController): Promise<void> {
    const { client, heartbeatMs } = this.#options;
    const { urn } = request;
    const log = new RunLog();
    const startTimeMs = Date.now();
    const state = (rest: RequestResult): RequestResult => ({
      startTimeMs,
      durationMs: Date.now() - startTimeMs,
      ...rest,
    });
    this.#tell({ kind: 'started', request: urn });
    // One write at a time: a late one must not replace the end.
    let writing: Promise<void> | undefined;
    const writeState = async () => {
      try {
        const live = state({ status: 'RUNNING', report: log.live() });
        // When it is rejected, the state is final: somebody has taken the run for abandoned.
        if (!(await writeResult(client, urn, live))) controller.abort('lost');
      } catch (error) {
        this.#tell({ kind: 'trouble', request: urn, detail: messageOf(error) });
      }
      writing = undefined;
    };
    const beat = setInterval(() => {
      writing ??= writeState();
    }, heartbeatMs);
    let outcome: TaskOutcome;
    try {
      outcome = await this.#runTask(request, log, controller.signal);
    } catch (error) {
      log.add(error instanceof TaskError ? `Not started: ${error.message}` : `Failed: ${messageOf(error)}`);
      outcome = { status: 'FAILURE' };
    } finally {
      clearInterval(beat);
      await writing;
    }
    const status = statusOf(outcome, controller.signal);
    if (status === undefined) return;
    const { report } = outcome;
    const end = state({
      status,
      report: log.whole(),
      ...(report && {
        structuredReport: {
          type: report.type,
          serializedValue: JSON.stringify(report.value),
          contentType: 'application/json',
        },
      }),
    });
    await this.#writeEnd(urn, end);
    this.#tell({ kind: 'ended', request: urn, detail: status });
  }

  async #runTask(request: StoredRequest, log: RunLog, signal: AbortSignal): Promise<TaskOutcome> {
    const { readSecrets, environment, run } = this.#options;
    const task = await readTask(request, readSecrets, environment);
    return run(task, { log: (line) => log.add(line), signal });
  }

  /** The end of a run is worth some patience. Without it, the run is found abandoned, and marked as aborted. */
  async #writeEnd(urn: string, end: RequestResult): Promise<void> {
    try {
      await writeResult(this.#options.client, urn, end);
    } catch (error) {
      this.#tell({ kind: 'trouble', request: urn, detail: `its end was not written: ${messageOf(error)}` });
    }
  }

  async #obeySignal(urn: string): Promise<void> {
    if (await this.#isKilled(urn)) this.#runs.get(urn)?.controller.abort('cancelled');
  }

  async #isKilled(urn: string): Promise<boolean> {
    return (await this.#options.client.aspects.get(urn, signalAspect))?.signal === 'KILL';
  }

  /**
   * Runs of this id that nobody keeps up: the process that ran them is gone. How long is measured by the own clock alone,
   * from the moment when this process first saw the state, since clocks of machines differ.
   */
  async #endAbandoned(): Promise<void> {
    const { client, executorId, abandonedMs } = this.#options;
    const running = await findRunning(client, executorId);
    const urns = new Set(running.map(({ urn }) => urn));
    for (const urn of this.#seen.keys()) if (!urns.has(urn)) this.#seen.delete(urn);
    for (const { urn } of running) {
      if (this.#runs.has(urn)) continue;
      const stored = await client.aspects.getStored(urn, resultAspect);
      if (stored?.value.status !== 'RUNNING') continue;
      const seen = this.#seen.get(urn);
      if (seen?.version !== stored.version)
        this.#seen.set(urn, { version: stored.version, since: performance.now() });
      else if (performance.now() - seen.since > abandonedMs) {
        const report =
          `${stored.value.report ?? ''}\nAborted: its executor has not been heard of.`.trimStart();
        const aborted: RequestResult = { ...stored.value, status: 'ABORTED', report };
        if (await writeResult(client, urn, aborted, stored.version))
          this.#tell({ kind: 'aborted', request: urn });
        this.#seen.delete(urn);
      }
    }
  }

  #tell(event: ExecutorEvent): void {
    this.#options.onEvent?.(event);
  }
}

/** Undefined for a run that is no longer ours. */
function statusOf({ status }: TaskOutcome, { aborted, reason }: AbortSignal): string | undefined {
  if (!aborted) return status;
  if (reason === 'lost') return undefined;
  return reason === 'cancelled' ? 'CANCELLED' : 'ABORTED';
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
