import { printJson } from './print-doubles.ts';

/** Most values that are printed in one go; every {@link charactersPerValue} characters of a text are one more. */
const maxValues = 2000;
const charactersPerValue = 64;

/** True for JSON that is printed in well under a millisecond. */
export const isShortJson = (json: unknown): boolean => countDown(json, maxValues) > 0;

/** What is left of a number of values when those of the JSON are counted; they are counted only until nothing is. */
function countDown(json: unknown, available: number): number {
  let left = available - 1;
  if (typeof json === 'string') return left - json.length / charactersPerValue;
  if (typeof json !== 'object' || json === null) return left;
  if (Array.isArray(json)) {
    // By number: the names of the items would take longer than to print them.
    for (let i = 0; i < json.length && left > 0; i++) left = countDown(json[i], left);
    return left;
  }
  for (const name in json) {
    if (left <= 0) return left;
    left = countDown((json as Readonly<Record<string, unknown>>)[name], left);
  }
  return left;
}

/** A member of an array or an object. */
interface Member {
  /** What stands before the value. */
  readonly name: string;
  readonly value: unknown;
}

/**
 * The text that {@link printJson} makes of a value, in pieces: each is printed in well under a millisecond, however long the
 * whole is, unless a single text is long.
 */
export function* printPieces(json: unknown): Generator<string> {
  if (typeof json !== 'object' || json === null || isShortJson(json)) {
    yield printJson(json);
    return;
  }
  const isArray = Array.isArray(json);
  let before = isArray ? '[' : '{';
  let text = '';
  let left = maxValues;
  for (const { name, value } of isArray ? itemsOf(json) : membersOf(json)) {
    text += before + name;
    before = ',';
    left = countDown(value, left);
    if (left > 0) {
      text += printJson(value);
      continue;
    }
    yield text;
    yield* printPieces(value);
    text = '';
    left = maxValues;
  }
  yield before === ',' ? text + (isArray ? ']' : '}') : printJson(json);
}

/** As in text: an item is never undefined, and a member that is has no place in it. */
const itemsOf = (items: readonly unknown[]): Iterable<Member> =>
  items.values().map((value = null) => ({ name: '', value }));
function* membersOf(json: object): Generator<Member> {
  for (const [name, value] of Object.entries(json))
    if (value !== undefined) yield { name: `${JSON.stringify(name)}:`, value };
}
