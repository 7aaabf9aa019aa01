import { Cron } from 'croner';

/** When a source runs next, in milliseconds since the epoch; undefined for one that does not, or whose schedule is wrong. */
export function nextRun(cron: string, timezone: string, after: number): number | undefined {
  if (cron.trim() === '') return undefined;
  try {
    return new Cron(cron, { timezone, paused: true }).nextRun(new Date(after))?.getTime();
  } catch {
    return undefined;
  }
}
