import type { Range } from '../search-state.ts';

export type RangeKind = 'date' | 'number';

/** The ends of a range as fields of a form have them. */
export interface RangeTexts {
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;

/** A time as the day that it is on here, as `2026-11-30`. */
function dayOf(time: number): string {
  const date = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The first millisecond of a day here; undefined for no day. */
function startOf(day: string): number | undefined {
  const time = Date.parse(`${day}T00:00:00`);
  return Number.isNaN(time) ? undefined : time;
}

export function textsOf(kind: RangeKind, { from, to }: Range = {}): RangeTexts {
  const print = (value: number | undefined) =>
    value === undefined ? '' : kind === 'date' ? dayOf(value) : String(value);
  return { from: print(from), to: print(to) };
}

/** What a form says: of days, the whole of the last one belongs to the range. Ends in the wrong order are swapped. */
export function rangeOf(kind: RangeKind, texts: RangeTexts): Range {
  const [first, last] =
    kind === 'date'
      ? [texts.from, texts.to].map(startOf)
      : [texts.from, texts.to].map((text) => (text.trim() === '' ? undefined : Number(text)));
  const isSwapped = first !== undefined && last !== undefined && first > last;
  const [from, to] = isSwapped ? [last, first] : [first, last];
  return {
    ...(from !== undefined && Number.isFinite(from) && { from }),
    ...(to !== undefined && Number.isFinite(to) && { to: kind === 'date' ? to + dayMs - 1 : to }),
  };
}
