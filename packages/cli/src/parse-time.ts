import { CommandError } from './describe-failure.ts';

const unitsMs: Readonly<Record<string, number>> = {
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 7 * 86_400_000,
};

/**
 * Reads a time as it is typed: how long ago (`30m`, `12h`, `7d`, `2w`), or a date (`2026-01-31`, with a time after it
 * when one is wanted).
 *
 * @returns milliseconds since the epoch
 * @throws CommandError for what is none.
 */
export function parseTime(option: string, text: string, now: number = Date.now()): number {
  const [, count, unit = ''] = /^(\d+)([mhdw])$/.exec(text) ?? [];
  const time = count === undefined ? Date.parse(text) : now - Number(count) * (unitsMs[unit] ?? 0);
  if (!Number.isNaN(time) && (count !== undefined || /^\d{4}-\d\d/.test(text))) return time;
  throw new CommandError(
    `${option}: expected how long ago, such as 30m, 12h or 7d, or a date such as 2026-01-31, got ${JSON.stringify(text)}`,
    'usage',
  );
}
