import { setTimeout } from 'node:timers/promises';
import type { ClientOptions, Colophon } from '@colophon/sdk';
import type { LoadedPipeline } from '../configuration/read-pipeline.ts';
import type { Action, PipelineContext } from '../definitions/action.ts';
import type { EventEnvelope } from '../definitions/event.ts';
import type { StartExecutor } from '../definitions/executor.ts';
import type { EventSource } from '../definitions/source.ts';
import { stateUrnPrefix } from '../state/pipeline-state.ts';
import { createReporter } from '../state/report-state.ts';
import { connect, connectionOf } from './connect.ts';
import { createOrderedWork } from './ordered-work.ts';
import { passes, processEvent, type Stages } from './process-event.ts';
import { noStatistics, type Statistics } from './statistics.ts';

/** How pipelines are run. */
export interface RunOptions {
  /** The catalogue of pipelines that name none. */
  readonly client: Partial<ClientOptions>;
  /** Ends the run: work under way is finished, nothing new starts. */
  readonly signal?: AbortSignal;
  /** True ends after the last change that exists. Default false: waits for further ones. */
  readonly untilIdle?: boolean;
  /** Ends after this many events for which the action succeeded or failed for good. Default: no limit. */
  readonly count?: number;
  /** Where actions print. Default: nowhere. */
  readonly print?: (line: string) => void;
  /** Receives what the operator should know. Default: nobody. */
  readonly warn?: (message: string) => void;
  /** Waits before a retry. Default: a timer. */
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Milliseconds since the epoch. Default: the clock of the machine. */
  readonly now?: () => number;
  /** Starts executors for pipelines with the action `executor`. Default: these pipelines fail. */
  readonly startExecutor?: StartExecutor;
  /** Runs around each event that the action of a pipeline gets. Default: nothing does. */
  readonly aroundAction?: AroundAction;
}

/** Runs around an event on its way to an action: it calls `run` once, and throws what that does. */
export type AroundAction = (
  pipeline: string,
  event: EventEnvelope,
  run: () => Promise<void>,
) => Promise<void>;

/** How often the position is stored while events come. */
const commitEveryMs = 1000;

/**
 * Runs a pipeline until it ends or is stopped.
 *
 * @throws PipelineError when an event failed with the failure mode `THROW`; errors of the SDK when the catalogue cannot be read.
 */
export async function runPipeline(pipeline: LoadedPipeline, options: RunOptions): Promise<Statistics> {
  const catalogue = connect(pipeline, options.client);
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, ...(options.signal ? [options.signal] : [])]);
  const context = contextOf(pipeline, catalogue, signal, options);
  const stages = await open(pipeline, context, options);
  const { statistics } = stages;
  const { now, warn } = context;
  const reporter = createReporter({ pipeline, catalogue, statistics, now, warn });
  let failure: unknown;
  try {
    const source = await pipeline.source.definition.open(pipeline.source.config, {
      ...context,
      eventTypes: wantedTypes(stages),
      untilIdle: options.untilIdle ?? false,
    });
    if (!options.untilIdle) reporter.start();
    try {
      await follow(source, stages, { pipeline, options, ended, signal });
    } finally {
      await source.close?.();
    }
    return statistics;
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    await reporter.end(failure);
    await stages.action.close?.();
    await catalogue.close();
  }
}

/** What the parts of a pipeline are given. */
export function contextOf(
  pipeline: LoadedPipeline,
  catalogue: Colophon,
  signal: AbortSignal,
  { print = () => undefined, warn = () => undefined, now = Date.now, startExecutor, client }: RunOptions,
): PipelineContext {
  const { name, folder } = pipeline;
  const warnOf = (message: string) => warn(`${name}: ${message}`);
  return {
    pipelineName: name,
    catalogue,
    folder,
    signal,
    print,
    warn: warnOf,
    now,
    ...(startExecutor && {
      startExecutor: (executorId) => startExecutor(executorId, connectionOf(pipeline, client), warnOf),
    }),
  };
}

/** Makes the transformers and the action. */
export async function open(
  { name, filters, transformers, action, options }: LoadedPipeline,
  context: PipelineContext,
  { sleep = (ms, signal) => setTimeout(ms, undefined, { signal }), aroundAction }: RunOptions,
): Promise<Stages> {
  const statistics = noStatistics();
  return {
    pipelineName: name,
    filters,
    transformers: await Promise.all(
      transformers.map(({ definition, config }) => definition.create(config, context)),
    ),
    action: observed(await action.definition.create(action.config, context), name, aroundAction),
    retries: {
      count: options.retryCount,
      delayMs: options.retryDelayMs,
      signal: context.signal,
      onRetry(error, delayMs) {
        statistics.retries++;
        context.warn(`retrying in ${delayMs} ms: ${error instanceof Error ? error.message : String(error)}`);
      },
      sleep,
    },
    failureMode: options.failureMode,
    failedEventsDir: options.failedEventsDir,
    statistics,
    warn: context.warn,
    now: context.now,
  };
}

/** The action, with something around each of its events. */
function observed(action: Action, pipeline: string, around: AroundAction | undefined): Action {
  if (!around) return action;
  return {
    act: (event) => around(pipeline, event, async () => action.act(event)),
    ...(action.close && { close: () => action.close?.() }),
  };
}

/** Types of events that all filters can pass; undefined: any. */
function wantedTypes({ filters }: Stages): readonly string[] | undefined {
  const lists = filters.flatMap(({ eventTypes }) => (eventTypes ? [eventTypes] : []));
  const [first, ...others] = lists;
  return first?.filter((type) => others.every((list) => list.includes(type)));
}

async function follow(
  source: EventSource,
  stages: Stages,
  {
    pipeline,
    options,
    ended,
    signal,
  }: {
    readonly pipeline: LoadedPipeline;
    readonly options: RunOptions;
    readonly ended: AbortController;
    readonly signal: AbortSignal;
  },
): Promise<void> {
  const work = createOrderedWork(pipeline.options.concurrency, () => ended.abort());
  options.signal?.addEventListener('abort', work.stop, { once: true });
  const { statistics } = stages;
  const limit = options.count ?? Number.POSITIVE_INFINITY;
  let started = 0;
  let next: number | undefined;
  let committed: number | undefined;
  const commit = async () => {
    const place = work.firstUndone() ?? next;
    if (place === undefined || place === committed) return;
    await source.commit(place);
    committed = place;
  };
  // Beside the reading, so that the position is stored while it waits for the next change.
  let committing = Promise.resolve();
  const timer = setInterval(() => {
    committing = committing.then(commit).catch((error: Error) => {
      // It is tried again a second later; until then, a restart would repeat more.
      stages.warn(`the position cannot be stored: ${error.message}`);
    });
  }, commitEveryMs);
  try {
    reading: for await (const { offset, entity, events } of source.changes()) {
      next = offset;
      // What pipelines report would otherwise come back to them, each time.
      if (entity.startsWith(stateUrnPrefix)) {
        next = offset + 1;
        continue;
      }
      statistics.events += events.length;
      for (const event of events) {
        if (isDropped(stages, event)) continue;
        // The rest of the change is for the next run, which gets all of it again.
        if (started >= limit) break reading;
        started++;
        await work.add(entity, offset, () => processEvent(stages, event));
        if (signal.aborted) break reading;
      }
      next = offset + 1;
      if (started >= limit) break;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    clearInterval(timer);
    await work.idle();
    await committing;
    await commit();
    ended.abort();
  }
  if (work.failure && !options.signal?.aborted) throw work.failure.error;
}

/** Whether a filter drops an event before it takes a place in the queue. One that throws is left to the attempts. */
function isDropped({ filters, statistics }: Stages, event: Parameters<typeof passes>[1]): boolean {
  try {
    if (passes(filters, event)) return false;
  } catch {
    // The attempt will report it.
    return false;
  }
  statistics.dropped++;
  return true;
}
