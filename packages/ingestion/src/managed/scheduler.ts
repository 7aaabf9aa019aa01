import { createHash } from 'node:crypto';
import type { Colophon } from '@colophon/sdk';
import { writeConditions } from '@colophon/sdk/emitters';
import { makeDataHubExecutionRequestUrn } from '@colophon/sdk/urns';
import { findOpenOf } from './find-requests.ts';
import {
  defaultExecutor,
  inputAspect,
  type RequestInput,
  type SourceInfo,
  sourceAspect,
  sourceType,
} from './requests.ts';
import { type Occurrence, type ParsedSchedule, readSchedule } from './schedule.ts';

/** What a scheduler needs. */
export interface SchedulerOptions {
  readonly client: Colophon;
  /** Milliseconds since the epoch. Default `Date.now`. */
  readonly now?: () => number;
  /** Milliseconds between two looks at the sources; {@link Scheduler.wake} makes one at once. Default 60,000. */
  readonly refreshMs?: number;
  /** Hears of sources that cannot be scheduled, and of a catalogue that is away. Default: nobody. */
  readonly onTrouble?: (message: string) => void;
  /** Called after a request was written, to let an executor look at once. Default: nothing is. */
  readonly onRequested?: (request: string) => void;
}

interface Planned {
  readonly schedule: ParsedSchedule;
  readonly info: SourceInfo;
  /** Identifies what was read, so that an unchanged source keeps its next time. */
  readonly version: string;
  next: Occurrence | undefined;
}

/** The longest time that a timer can wait. */
const maxTimerMs = 2 ** 31 - 1;

/**
 * Asks for runs of sources at their times. Any number of schedulers may work on one catalogue: the URN of a request follows
 * from the source and the time, and only the first one to write it does.
 */
export class Scheduler {
  readonly #options: Required<SchedulerOptions>;
  readonly #planned = new Map<string, Planned>();
  readonly #troubles = new Map<string, string>();
  #isStopped = false;
  #wake = Promise.withResolvers<void>();
  #loop: Promise<void> | undefined;

  constructor(options: SchedulerOptions) {
    this.#options = {
      now: Date.now,
      refreshMs: 60_000,
      onTrouble: () => {},
      onRequested: () => {},
      ...options,
    };
  }

  /** Begins to schedule. */
  start(): void {
    this.#loop ??= this.#work();
  }

  /** Looks at the sources now, since one of them has changed. */
  wake(): void {
    this.#wake.resolve();
  }

  /** Ends. What is due later is asked for by the next one to start. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.wake();
    await this.#loop;
  }

  async #work(): Promise<void> {
    let lookedAt = Number.NEGATIVE_INFINITY;
    while (!this.#isStopped) {
      const { promise } = this.#wake;
      const { now, refreshMs, onTrouble } = this.#options;
      try {
        if (now() - lookedAt >= refreshMs || lookedAt === Number.NEGATIVE_INFINITY) {
          await this.#plan();
          lookedAt = now();
        }
        await this.#requestDue();
      } catch (error) {
        onTrouble(error instanceof Error ? error.message : String(error));
      }
      const times = [...this.#planned.values()].flatMap(({ next }) => (next ? [next.due] : []));
      const due = Math.min(lookedAt + refreshMs, ...times);
      const timer = setTimeout(
        () => this.#wake.resolve(),
        // A pause after trouble; and never so long that the clock of a machine that slept goes unnoticed.
        Math.min(Math.max(due - now(), 100), refreshMs, maxTimerMs),
      );
      await promise;
      clearTimeout(timer);
      this.#wake = Promise.withResolvers();
      if (now() < due) lookedAt = Number.NEGATIVE_INFINITY;
    }
  }

  /** Reads the sources, and keeps the next time of those that have not changed. */
  async #plan(): Promise<void> {
    const { client, onTrouble } = this.#options;
    const known = new Set<string>();
    const filter = [[{ field: 'hasScheduleInterval', values: ['true'] }]];
    for await (const { urn } of client.search.scroll('*', { entityTypes: [sourceType], filter })) {
      const stored = await client.aspects.getStored(urn, sourceAspect);
      const read = stored && readSchedule(urn, stored.value);
      if (!read) continue;
      known.add(urn);
      if ('problem' in read) {
        this.#planned.delete(urn);
        if (this.#troubles.get(urn) !== read.problem) onTrouble(`${urn}: ${read.problem}`);
        this.#troubles.set(urn, read.problem);
        continue;
      }
      this.#troubles.delete(urn);
      const version = `${stored.version}`;
      const before = this.#planned.get(urn);
      if (before?.version === version) continue;
      const next = this.#firstOf(read.schedule, stored.created.time, before !== undefined);
      this.#planned.set(urn, { schedule: read.schedule, info: stored.value, version, next });
    }
    for (const urn of this.#planned.keys()) if (!known.has(urn)) this.#planned.delete(urn);
  }

  /**
   * The first time of a source that was not known, or has changed. A time that passed since it was saved, while no scheduler
   * was there, is made up for at once. Whether it was missed, the write tells: a request of that time may exist.
   */
  #firstOf(schedule: ParsedSchedule, savedAt: number, isChange: boolean): Occurrence | undefined {
    const now = this.#options.now();
    const missed = schedule.makesUp && !isChange ? schedule.lastBetween(savedAt, now) : undefined;
    return missed ?? schedule.after(now);
  }

  async #requestDue(): Promise<void> {
    const now = this.#options.now();
    for (const [urn, planned] of this.#planned) {
      const { next, schedule } = planned;
      if (!next || next.due > now) continue;
      await this.#request(urn, planned.info, next);
      // Times that passed while this machine slept are one run.
      planned.next = schedule.after(Math.max(next.at, now));
    }
  }

  async #request(source: string, { config }: SourceInfo, { at }: Occurrence): Promise<void> {
    const { client, now, onRequested, onTrouble } = this.#options;
    const urn = makeDataHubExecutionRequestUrn(idOf(source, at));
    let recipe: Record<string, unknown>;
    try {
      recipe = JSON.parse(config.recipe) as Record<string, unknown>;
    } catch (error) {
      onTrouble(`${source}: the recipe is no JSON: ${(error as Error).message}`);
      return;
    }
    const input: RequestInput = {
      task: 'RUN_INGEST',
      source: { type: 'SCHEDULED_INGESTION_SOURCE', ingestionSource: source },
      executorId: config.executorId ?? defaultExecutor,
      requestedAt: now(),
      args: {
        ...config.extraArgs,
        recipe: JSON.stringify({ ...recipe, pipeline_name: recipe.pipeline_name || source }),
        debug_mode: String(config.debugMode === true),
        ...(config.version && { version: config.version }),
      },
    };
    // A source that takes longer than its interval would gather requests without end.
    if ((await findOpenOf(client, source)).length > 0) return;
    await client.aspects.write(
      urn,
      { [inputAspect]: input },
      { changeType: 'CREATE', headers: writeConditions({ ifVersion: 'absent', skipIfExists: true }) },
    );
    onRequested(urn);
  }
}

/** A UUID that follows from a source and a time. */
function idOf(source: string, at: number): string {
  const hash = createHash('sha256').update(`${source}\n${at}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join('-');
}
