import { RequestError } from '@colophon/wire';

interface Field {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** Names that stand for numbers, the first one for `min`. */
  readonly names?: readonly string[];
  /** Ways to say something that depends on the calendar, such as the last day of a month. */
  readonly special?: RegExp;
}

const fields: readonly Field[] = [
  { name: 'second', min: 0, max: 59 },
  { name: 'minute', min: 0, max: 59 },
  { name: 'hour', min: 0, max: 23 },
  { name: 'day of the month', min: 1, max: 31, special: /^(L(-\d{1,2})?|LW|\d{1,2}W)$/ },
  {
    name: 'month',
    min: 1,
    max: 12,
    names: ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'],
  },
  {
    name: 'day of the week',
    min: 0,
    max: 7,
    names: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'],
    special: /^(\d|[A-Z]{3})(L|#[1-5])$/,
  },
];

/**
 * Requires the times of a schedule: five fields, of minutes to days of the week, or six with the seconds first.
 *
 * @throws RequestError `INVALID_REQUEST` that names the field.
 */
export function requireCron(interval: string, place: string): string {
  const parts = interval.trim().split(/\s+/);
  const wrong = (expected: string, got: string) =>
    new RequestError(
      'INVALID_REQUEST',
      `${place}: expected ${expected}, got ${JSON.stringify(got.slice(0, 100))}`,
    );
  if (parts.length !== 5 && parts.length !== 6)
    throw wrong('a cron expression of five fields, or six with the seconds first', interval);
  const offset = fields.length - parts.length;
  for (const [at, part] of parts.entries()) {
    const field = fields[at + offset] as Field;
    if (!part.split(',').every((each) => isTimes(each.toUpperCase(), field)))
      throw wrong(`times of the field ${field.name}, ${field.min} to ${field.max}`, part);
  }
  return interval;
}

/** Whether a text is `*`, a number or a range of them, each with a step or without. */
function isTimes(text: string, field: Field): boolean {
  if (text === '?' || field.special?.test(text)) return true;
  const [range = '', step, ...more] = text.split('/');
  if (more.length > 0 || (step !== undefined && !(/^\d{1,2}$/.test(step) && Number(step) > 0))) return false;
  if (range === '*') return true;
  const ends = range.split('-').map((end) => numberOf(end, field));
  if (ends.length > 2 || ends.some((end) => end === undefined)) return false;
  const [first = 0, last = first] = ends as number[];
  return first <= last || field.names !== undefined;
}

function numberOf(text: string, { min, max, names = [] }: Field): number | undefined {
  const named = names.indexOf(text);
  const number = named >= 0 ? named + min : /^\d{1,2}$/.test(text) ? Number(text) : undefined;
  return number !== undefined && number >= min && number <= max ? number : undefined;
}

/** @throws RequestError `INVALID_REQUEST` for the name of no time zone. */
export function requireTimeZone(timezone: string, place: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: timezone });
    return timezone;
  } catch {
    throw new RequestError(
      'INVALID_REQUEST',
      `${place}: expected a time zone, such as UTC or Europe/Berlin, got ${JSON.stringify(timezone.slice(0, 100))}`,
    );
  }
}
