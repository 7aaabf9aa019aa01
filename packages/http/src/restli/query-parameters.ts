import { RequestError } from '@colophon/wire';

/** A whole number, not below zero, from a query string; the default when it is not given. */
export function queryCount(name: string, text: string | undefined, byDefault: number): number {
  if (text === undefined || text === '') return byDefault;
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value)) return value;
  throw new RequestError(
    'INVALID_REQUEST',
    `${name}: expected a whole number, 0 or more, got ${JSON.stringify(text)}`,
  );
}

/** True or false from a query string; the default when it is not given. */
export function queryFlag(name: string, text: string | undefined, byDefault: boolean): boolean {
  if (text === undefined || text === '') return byDefault;
  if (/^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  throw new RequestError('INVALID_REQUEST', `${name}: expected true or false, got ${JSON.stringify(text)}`);
}

/** One of a closed list of names from a query string, as it stands there. */
export function queryOneOf<T extends string>(
  name: string,
  text: string | undefined,
  allowed: readonly T[],
): T {
  const found = allowed.find((item) => item === text);
  if (found !== undefined) return found;
  throw new RequestError(
    'INVALID_REQUEST',
    `${name}: expected one of ${allowed.join(', ')}, got ${text ?? 'nothing'}`,
  );
}

export function queryText(name: string, text: string | undefined): string {
  if (text) return text;
  throw new RequestError('INVALID_REQUEST', `${name}: expected a text, got nothing`);
}

/** Rest.li's list in a query string: `List(status,ownership)`. An empty list means that none was given. */
export function parseNameList(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined;
  const inner = /^List\((.*)\)$/s.exec(text)?.[1] ?? text;
  const names = inner.split(',').filter((name) => name !== '');
  return names.length === 0 ? undefined : names;
}
