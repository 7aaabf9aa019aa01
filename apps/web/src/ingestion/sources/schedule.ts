import { ingestionTexts } from '../../texts/ingestion.ts';

export type Frequency = 'never' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'cron';

/** A schedule as a form has it. */
export interface Times {
  readonly frequency: Frequency;
  /** Time of day, `03:00`. Of an hourly one, only the minutes count. */
  readonly time: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** From 1. */
  readonly day: number;
}

const usual: Times = { frequency: 'never', time: '03:00', weekday: 1, day: 1 };

/** Reads a cron expression; one that people would not say in a few words is `cron`. */
export function timesOf(cron: string): Times {
  if (cron.trim() === '') return usual;
  const [minute = '', hour = '', day = '', month, weekday = '', ...more] = cron.trim().split(/\s+/);
  const whole = (text: string, max: number) => /^\d{1,2}$/.test(text) && Number(text) <= max;
  const own: Times = { ...usual, frequency: 'cron' };
  if (more.length > 0 || month !== '*' || !whole(minute, 59)) return own;
  if (hour === '*' && day === '*' && weekday === '*')
    return { ...usual, frequency: 'hourly', time: `00:${twoDigits(minute)}` };
  if (!whole(hour, 23)) return own;
  const time = `${twoDigits(hour)}:${twoDigits(minute)}`;
  if (day === '*' && weekday === '*') return { ...usual, frequency: 'daily', time };
  if (day === '*' && whole(weekday, 7))
    return { ...usual, frequency: 'weekly', time, weekday: Number(weekday) % 7 };
  if (weekday === '*' && whole(day, 31) && Number(day) > 0)
    return { ...usual, frequency: 'monthly', time, day: Number(day) };
  return own;
}

/** The cron expression of what was chosen; of `cron` itself, what is there already. */
export function cronOf({ frequency, time, weekday, day }: Times, present: string): string {
  const [hour = 3, minute = 0] = time.split(':').map(Number);
  if (frequency === 'never') return '';
  if (frequency === 'hourly') return `${minute} * * * *`;
  if (frequency === 'daily') return `${minute} ${hour} * * *`;
  if (frequency === 'weekly') return `${minute} ${hour} * * ${weekday}`;
  if (frequency === 'monthly') return `${minute} ${hour} ${day} * *`;
  return present.trim() === '' ? '0 */6 * * *' : present;
}

/** A schedule in words: `Every day at 03:00`. */
export function scheduleText(cron: string, timezone?: string | null): string {
  const { frequency, time, weekday, day } = timesOf(cron);
  const words = {
    never: () => ingestionTexts.schedule.never,
    hourly: () => ingestionTexts.schedule.hourly(time.slice(3)),
    daily: () => ingestionTexts.schedule.daily(time),
    weekly: () => ingestionTexts.schedule.weekly(ingestionTexts.schedule.weekdays[weekday] ?? '', time),
    monthly: () => ingestionTexts.schedule.monthly(day, time),
    cron: () => ingestionTexts.schedule.cron(cron),
  }[frequency]();
  return frequency === 'never' || !timezone ? words : `${words}, ${timezone}`;
}

/** Every time zone that the browser knows. */
export const timeZones = (): readonly string[] => [
  ...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]),
];

/** Where the reader is. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const twoDigits = (text: string): string => text.padStart(2, '0');
