import { foldCase, maxFilterLength, orderedOf } from '@colophon/catalogue/for-stores';
import { toSortKey } from './sort-key.ts';

/** The values of one search field in all the ways in which they are compared: an object of the index. */
export interface FieldValues {
  /** The values that filters and facets have, as they are. */
  readonly v?: readonly string[];
  /** Those that differ from themselves in small letters, in small letters. */
  readonly l?: readonly string[];
  /** Those that are numbers. */
  readonly n?: readonly number[];
  /** Of an entity that has numbers and other values: the others. */
  readonly t?: readonly string[];
  /** All, as they are sorted. Whoever has a value has one here. */
  readonly s: readonly string[];
  /** Of longer values: their beginnings, as they are and in small letters, */
  readonly b?: readonly string[];
  readonly p?: readonly string[];
  /** their ends in small letters, */
  readonly e?: readonly string[];
  /** and all of them in small letters, in pieces that overlap by the longest text that is looked for. */
  readonly c?: readonly string[];
  /** Of paths: the places in the browse tree where the entity is, or below which it is; */
  readonly g?: readonly string[];
  /** and those of them that have a place below. */
  readonly h?: readonly string[];
}

/** Characters of a beginning or an end: one more than anything that they are compared with. */
const edgeLength = maxFilterLength + 1;
/** Characters of a piece, of which an index takes 32,766 bytes. */
const pieceLength = 8000;

/**
 * @param values Each once, well-formed.
 * @param separator Of the parts of a path, when the field has paths.
 */
export function toFieldValues(values: readonly string[], separator?: string): FieldValues | undefined {
  if (values.length === 0) return undefined;
  const v = values.filter((value) => value.length <= maxFilterLength);
  const long = values.filter((value) => value.length > maxFilterLength);
  const numbers = values.map(orderedOf).filter((value) => typeof value === 'number');
  const others = numbers.length > 0 ? v.filter((value) => typeof orderedOf(value) === 'string') : [];
  const folded = long.map(foldCase);
  const places = separator === undefined ? undefined : placesOf(v, separator);
  const lists = {
    v,
    l: v.map(foldCase).filter((low, i) => low !== v[i]),
    n: numbers.map(finite),
    t: others,
    b: long.filter((value) => typeof orderedOf(value) === 'string').map(beginning),
    p: folded.map(beginning),
    e: folded.map((low) => low.slice(-edgeLength).toWellFormed()),
    c: folded.flatMap(piecesOf),
    g: places?.all ?? [],
    h: places?.above ?? [],
  };
  return {
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
    s: [...new Set(values.map(toSortKey))],
  };
}

const beginning = (value: string): string => value.slice(0, edgeLength).toWellFormed();

/** The index has no number beyond all numbers. */
const finite = (number: number): number => Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, number));

function piecesOf(value: string): readonly string[] {
  const pieces: string[] = [];
  for (let start = 0; start === 0 || start + edgeLength < value.length; start += pieceLength - edgeLength)
    pieces.push(value.slice(start, start + pieceLength).toWellFormed());
  return pieces;
}

/** Every place on the way to a path, the path included, and those that are not its end. */
function placesOf(paths: readonly string[], separator: string) {
  const all = new Set<string>();
  const above = new Set<string>();
  for (const path of paths) {
    for (let at = path.indexOf(separator, separator.length); ; at = path.indexOf(separator, at + 1)) {
      if (at < 0) break;
      all.add(path.slice(0, at));
      above.add(path.slice(0, at));
    }
    all.add(path);
  }
  return { all: [...all], above: [...above] };
}
