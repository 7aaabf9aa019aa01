import type { BoundChanges } from './change-set.ts';

/**
 * Joins change sets that follow each other and touch different entities, so that each statement writes for all of them. Those
 * that remove something stay alone.
 */
export function joinChanges(sets: readonly BoundChanges[]): BoundChanges[] {
  const groups: BoundChanges[][] = [];
  let touched = new Set<string>();
  let isClosed = true;
  for (const set of sets) {
    const urns = urnsOf(set);
    const isAlone = set.deletions.length > 0 || (set.expired?.length ?? 0) > 0;
    if (isClosed || isAlone || urns.some((urn) => touched.has(urn))) {
      groups.push([]);
      touched = new Set();
    }
    groups.at(-1)?.push(set);
    for (const urn of urns) touched.add(urn);
    isClosed = isAlone;
  }
  return groups.map(join);
}

/** The entities whose rows a change set writes. */
function urnsOf({ texts, aspects, documents, edges, log, timeseries }: BoundChanges): string[] {
  return [
    ...[...aspects, ...log].map(([urn]) => texts[urn] as string),
    ...documents.map(({ urn }) => urn),
    ...edges.map(({ key }) => key.urn),
    ...timeseries.map(([urn]) => String(urn)),
  ];
}

function join(group: readonly BoundChanges[]): BoundChanges {
  const [first] = group;
  if (first !== undefined && group.length === 1) return first;
  const texts: string[] = [];
  const all = group.map((set) => {
    const base = texts.length;
    for (const text of set.texts) texts.push(text);
    return moveTexts(set, base);
  });
  return {
    texts,
    deletions: [],
    expired: [],
    aspects: all.flatMap(({ aspects }) => aspects),
    timeseries: all.flatMap(({ timeseries }) => timeseries),
    log: all.flatMap(({ log }) => log),
    documents: all.flatMap(({ documents }) => documents),
    longValues: all.flatMap(({ longValues }) => longValues),
    edges: all.flatMap(({ edges }) => edges),
  };
}

/** The same change set, whose texts begin at another place of a longer list. */
function moveTexts(set: BoundChanges, base: number): BoundChanges {
  if (base === 0) return set;
  const at = (place: number) => place + base;
  const atIfAny = (place: number | null) => (place === null ? null : place + base);
  return {
    ...set,
    aspects: set.aspects.map(([urn, type, aspect, version, last, value, metadata, ...rest]) => [
      at(urn),
      type,
      aspect,
      version,
      last,
      at(value),
      at(metadata),
      ...rest,
    ]),
    log: set.log.map(([urn, type, aspect, change, value, previous, metadata, time, by, old, headers]) => [
      at(urn),
      type,
      aspect,
      change,
      at(value),
      atIfAny(previous),
      at(metadata),
      time,
      by,
      atIfAny(old),
      atIfAny(headers),
    ]),
  };
}
