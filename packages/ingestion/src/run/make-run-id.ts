import { randomInt } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A new id of a run, in DataHub's form: `postgres-2026_05_04-08_30_00-k3x9ab`. The time is local. */
export function makeRunId(source: string, now: number): string {
  const date = new Date(now);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('_');
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join('_');
  const random = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');
  const name = source.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'source';
  return `${name}-${day}-${time}-${random}`;
}
