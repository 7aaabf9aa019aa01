import { Cron } from 'croner';
import type { SourceInfo } from './requests.ts';

/** When a source runs. */
export interface Schedule {
  /** Cron expression: five fields, or six with the seconds first. */
  readonly interval: string;
  /** Name of a time zone. */
  readonly timezone: string;
  /** Longest delay of a run, in seconds, so that sources of one time do not start together. */
  readonly jitterSeconds: number;
  /** Whether a time that passed while nobody was there is made up for, once. */
  readonly makesUp: boolean;
}

/** A time at which a source has to run. */
export interface Occurrence {
  /** The time of the schedule, in milliseconds since the epoch. It identifies the run. */
  readonly at: number;
  /** The same with the delay. */
  readonly due: number;
}

/** A schedule that has been read, or why it cannot be. */
export type ReadSchedule = { readonly schedule: ParsedSchedule } | { readonly problem: string };

/** Keys of `config.extraArgs`, which the wire leaves to executors. */
export const jitterKey = 'schedule_jitter_seconds';
export const missedRunsKey = 'schedule_missed_runs';

/** A schedule whose times can be asked for. */
export class ParsedSchedule {
  readonly #cron: Cron;
  readonly #delayMs: number;
  readonly makesUp: boolean;

  constructor(schedule: Schedule, key: string) {
    this.#cron = new Cron(schedule.interval, { timezone: schedule.timezone, paused: true });
    this.#delayMs = Math.floor(fractionOf(key) * schedule.jitterSeconds * 1000);
    this.makesUp = schedule.makesUp;
  }

  /** The first time after a moment; undefined when there is none. */
  after(time: number): Occurrence | undefined {
    const at = this.#cron.nextRun(new Date(time))?.getTime();
    return at === undefined ? undefined : { at, due: at + this.#delayMs };
  }

  /** The last time before a moment that is not before another one; undefined when there is none. */
  lastBetween(from: number, to: number): Occurrence | undefined {
    // Steps of growing length back from the end find it in few questions, also of a schedule of each second.
    for (let span = 60_000; ; span *= 8) {
      const start = Math.max(from, to - span);
      let last: number | undefined;
      for (let next = this.after(start - 1); next && next.at <= to; next = this.after(next.at))
        last = next.at;
      if (last !== undefined) return { at: last, due: last + this.#delayMs };
      if (start <= from) return undefined;
    }
  }
}

/**
 * Reads when a source runs; undefined for one without a schedule.
 *
 * @param urn Of the source. The delay follows from it, so that it is the same each time.
 */
export function readSchedule(urn: string, { schedule, config }: SourceInfo): ReadSchedule | undefined {
  if (!schedule) return undefined;
  const { [jitterKey]: jitter = '0', [missedRunsKey]: missed = 'once' } = config.extraArgs ?? {};
  const jitterSeconds = Number(jitter);
  if (!Number.isFinite(jitterSeconds) || jitterSeconds < 0 || jitter.trim() === '')
    return { problem: `${jitterKey}: expected a number of seconds, got ${JSON.stringify(jitter)}` };
  if (missed !== 'once' && missed !== 'skip')
    return { problem: `${missedRunsKey}: expected once or skip, got ${JSON.stringify(missed)}` };
  try {
    const parsed = new ParsedSchedule(
      {
        interval: schedule.interval,
        timezone: knownTimeZone(schedule.timezone),
        jitterSeconds,
        makesUp: missed === 'once',
      },
      urn,
    );
    return { schedule: parsed };
  } catch (error) {
    return { problem: `schedule: ${(error as Error).message}` };
  }
}

/** As DataHub: an unknown one is taken for GMT. */
function knownTimeZone(name: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name;
  } catch {
    return 'UTC';
  }
}

/** A number from 0 to 1 that follows from a text. */
function fractionOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) as number), 0x01000193);
  return (hash >>> 0) / 0x1_0000_0000;
}

/** What is wrong with a schedule, as a sentence; undefined if nothing is. */
export function checkSchedule(interval: string, timezone: string): string | undefined {
  try {
    new Intl.DateTimeFormat('en', { timeZone: timezone });
  } catch {
    return `the time zone: expected a name such as UTC or Europe/Berlin, got ${JSON.stringify(timezone)}`;
  }
  const fields = interval.trim().split(/\s+/).length;
  if (fields !== 5 && fields !== 6)
    return `the schedule: expected five fields, or six with the seconds first, got ${JSON.stringify(interval)}`;
  try {
    new Cron(interval, { paused: true });
    return undefined;
  } catch (error) {
    return `the schedule ${JSON.stringify(interval)}: ${(error as Error).message}`;
  }
}
