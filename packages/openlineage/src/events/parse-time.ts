import { type Parameters, RequestError } from '@colophon/wire';

const form =
  /^(\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}(?::\d{2})?)([.,]\d+)?([Zz]|[+-]\d{2}(?::?\d{2})?)(\[[^\]]*\])?$/;

/**
 * A time by ISO 8601 with its offset, as milliseconds since the epoch; digits beyond milliseconds are cut off, and so is
 * the name of the time zone that Java puts in brackets behind it.
 *
 * @throws RequestError `INVALID_REQUEST` when it is none.
 */
export function requiredTime(parameters: Parameters, name: string): number {
  return time(parameters, name) ?? parameters.missing(name, expected);
}

/** The same, where the time may be absent. */
export function time(parameters: Parameters, name: string): number | undefined {
  const text = parameters.string(name);
  if (text === undefined) return undefined;
  const [, seconds = '', fraction = '', offset = ''] = form.exec(text.trim()) ?? [];
  const minutes = /^[+-]\d{2}$/.test(offset) ? `${offset}:00` : offset.replace(/(\d{2})(\d{2})$/, '$1:$2');
  const millis = Date.parse(`${seconds}${fraction.replace(',', '.').slice(0, 4)}${minutes}`.toUpperCase());
  if (!Number.isNaN(millis)) return millis;
  throw new RequestError(
    'INVALID_REQUEST',
    `${parameters.path(name)}: expected ${expected}, got ${JSON.stringify(text.slice(0, 100))}`,
  );
}

const expected = 'a time with its offset, such as 2026-05-04T03:02:01.000Z';
