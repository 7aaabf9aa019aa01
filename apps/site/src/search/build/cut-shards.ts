/** A run of sorted entries that one file holds. */
export interface Shard<Entry> {
  /** Sorts after everything in the file before, and not after the first entry here. */
  readonly bound: string;
  readonly entries: readonly Entry[];
}

/** What each entry is sorted by, and its size. */
export interface Measure<Entry> {
  keyOf(entry: Entry): string;
  sizeOf(entry: Entry): number;
}

/** A file is at least this full when it is cut off early for the sake of a short bound. */
const fullEnough = 0.75;

/** Cuts sorted entries into files of no more than a size, where the bounds between them are short: browsers read all bounds. */
export function cutShards<Entry>(
  sorted: readonly Entry[],
  { keyOf, sizeOf }: Measure<Entry>,
  mostSize: number,
): Shard<Entry>[] {
  const shards: Shard<Entry>[] = [];
  const boundAt = (index: number): string => {
    const [before, entry] = [sorted[index - 1], sorted[index]];
    if (entry === undefined) return '';
    return shortestBetween(before === undefined ? '' : keyOf(before), keyOf(entry));
  };
  let start = 0;
  while (start < sorted.length) {
    let end = start;
    let size = 0;
    let cut = { at: start + 1, bound: Number.POSITIVE_INFINITY };
    for (let entry = sorted[end]; entry !== undefined; entry = sorted[end]) {
      if (size >= mostSize * fullEnough) {
        const bound = boundAt(end).length;
        if (bound <= cut.bound) cut = { at: end, bound };
      }
      size += sizeOf(entry);
      if (size > mostSize && end > start) break;
      end += 1;
    }
    if (end === sorted.length) cut.at = end;
    else if (cut.bound === Number.POSITIVE_INFINITY) cut.at = end;
    shards.push({ bound: boundAt(start), entries: sorted.slice(start, cut.at) });
    start = cut.at;
  }
  return shards;
}

/** The shortest beginning of `key` that sorts after `before`. */
function shortestBetween(before: string, key: string): string {
  for (let length = 1; length < key.length; length += 1) {
    const beginning = key.slice(0, length);
    if (beginning > before) return beginning;
  }
  return key;
}
