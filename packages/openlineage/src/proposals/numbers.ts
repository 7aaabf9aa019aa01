import { type Parameters, RequestError } from '@colophon/wire';

/**
 * A number of a facet, whole where the model has whole numbers.
 *
 * @throws RequestError `INVALID_REQUEST` when it is none.
 */
export function number(facet: Parameters, name: string): number | undefined {
  const value = facet.raw(name);
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new RequestError(
    'INVALID_REQUEST',
    `${facet.path(name)}: expected a number, got ${JSON.stringify(value).slice(0, 100)}`,
  );
}

/** The same, rounded: clients send counts as decimals, too. */
export function whole(facet: Parameters, name: string): number | undefined {
  const value = number(facet, name);
  return value === undefined ? undefined : Math.round(value);
}
