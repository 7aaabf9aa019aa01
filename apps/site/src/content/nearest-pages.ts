import { editDistance } from '../search/query/edit-distance.ts';
import type { PageRecord } from './page-record.ts';

/** How many pages are proposed. */
const MOST = 5;
/** The share of letter pairs below which two addresses have nothing to do with each other. */
const LEAST = 0.4;

/**
 * The pages whose ids are nearest to an address that has none, the nearest first. Nearness is the share of letter
 * pairs in common (Dice's coefficient), taken for the whole address and for its last part, which people type most carefully. Of a short
 * name two letters swapped leave no pair: where no page is near by its pairs, those are whose last part has one letter wrong.
 */
export function nearestPages(asked: string, records: readonly PageRecord[]): PageRecord[] {
  const whole = pairs(asked);
  const name = lastPart(asked);
  const last = pairs(name);
  const near = records
    .map((record) => {
      const ofWhole = shared(whole, pairs(record.id));
      return { record, ofWhole, nearness: Math.max(ofWhole, shared(last, pairs(lastPart(record.id)))) };
    })
    .filter(({ nearness }) => nearness >= LEAST)
    // Several folders have a page of one name: of these, the nearest as a whole.
    .sort((a, b) => b.nearness - a.nearness || b.ofWhole - a.ofWhole || (a.record.id < b.record.id ? -1 : 1))
    .slice(0, MOST)
    .map(({ record }) => record);
  return near.length > 0
    ? near
    : records.filter(({ id }) => name.length > 2 && editDistance(name, lastPart(id), 1) < 2).slice(0, MOST);
}

function lastPart(id: string): string {
  return (
    id
      .replace(/\/+$/, '')
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? ''
  );
}

function pairs(text: string): Set<string> {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
  return new Set(
    Array.from({ length: Math.max(letters.length - 1, 0) }, (_, at) => letters.slice(at, at + 2)),
  );
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size + b.size === 0) return 0;
  return (2 * a.intersection(b).size) / (a.size + b.size);
}
