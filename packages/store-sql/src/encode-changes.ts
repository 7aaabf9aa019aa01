import type { AspectRow } from '@colophon/catalogue';
import { createPace } from '@colophon/catalogue/for-stores';
import type { ChangeSetDelta, DocumentDelta } from './document-delta.ts';
import { fromTimeseriesRow, runIdOf } from './rows.ts';
import type { SqlValue } from './values.ts';

/** A search document that changed; the document itself as JSON. */
export interface EncodedDocument extends Pick<DocumentDelta, 'removedValues' | 'addedValues' | 'texts'> {
  readonly urn: string;
  readonly entityType: string;
  readonly removed: boolean;
  readonly json: string;
}

/** Place of a text in the list of a change set. */
export type Place = number;

/** A row of `aspect`: its entity, and the values of its columns from `aspect` on. */
export type EncodedAspect = readonly [
  urn: Place,
  entityType: string,
  aspect: string,
  version: number,
  lastVersion: number,
  value: Place,
  systemMetadata: Place,
  createdAt: number,
  createdBy: string,
  runId: string | null,
];

/** A row of `log` but the offset. */
export type EncodedEntry = readonly [
  urn: Place,
  entityType: string,
  aspect: string,
  changeType: string,
  value: Place,
  previousValue: Place | null,
  systemMetadata: Place,
  createdAt: number,
  createdBy: string,
  previousSystemMetadata: Place | null,
  headers: Place | null,
];

/**
 * A change set as it is bound: values are printed already, so that it goes to another thread as a few long texts, and not
 * as many small objects.
 */
export interface EncodedChanges extends Pick<ChangeSetDelta, 'deletions' | 'expired' | 'edges'> {
  /** URNs and JSON texts, each once: an aspect and the entry of the log about it have all of theirs in common. */
  readonly texts: readonly string[];
  /** Older versions first. */
  readonly aspects: readonly EncodedAspect[];
  readonly timeseries: readonly (readonly SqlValue[])[];
  readonly log: readonly EncodedEntry[];
  readonly documents: readonly EncodedDocument[];
}

/** In slices, between which others are served: a batch may have megabytes. */
export async function encodeChanges({
  deletions,
  expired = [],
  latest,
  history,
  timeseries,
  log,
  documents,
  edges,
}: ChangeSetDelta): Promise<EncodedChanges> {
  const { texts, placeOf, print } = createTexts();
  const printOptional = (value: object | undefined): Place | null =>
    value === undefined ? null : print(value);
  const pace = createPace();
  const inSlices = async <Item, Row>(items: readonly Item[], encodeItem: (item: Item) => Row) => {
    const rows: Row[] = [];
    for (const item of items) {
      await pace();
      rows.push(encodeItem(item));
    }
    return rows;
  };
  const encode = (row: AspectRow, lastVersion: number): EncodedAspect => [
    placeOf(row.urn),
    row.entityType,
    row.aspect,
    row.version,
    lastVersion,
    print(row.value),
    print(row.systemMetadata),
    row.created.time,
    row.created.actor,
    runIdOf(row),
  ];
  const encodeEntry = (entry: ChangeSetDelta['log'][number]): EncodedEntry => [
    placeOf(entry.urn),
    entry.entityType,
    entry.aspect,
    entry.changeType,
    entry.value === undefined ? placeOf('null') : print(entry.value),
    printOptional(entry.previousValue),
    print(entry.systemMetadata),
    entry.created.time,
    entry.created.actor,
    printOptional(entry.previousSystemMetadata),
    printOptional(entry.headers),
  ];
  return {
    deletions,
    expired,
    edges,
    texts,
    aspects: [
      ...(await inSlices(history, (row) => encode(row, 0))),
      ...(await inSlices(latest, (row) => encode(row, row.lastVersion))),
    ],
    timeseries: await inSlices(timeseries, fromTimeseriesRow),
    log: await inSlices(log, encodeEntry),
    documents: await inSlices(documents, ({ after, ...change }) => ({
      ...change,
      urn: after.urn,
      entityType: after.entityType,
      removed: after.removed,
      json: JSON.stringify(after.fieldsByAspect),
    })),
  };
}

/** Collects texts. Each object is printed once, wherever it stands; URNs are found by their text. */
function createTexts() {
  const texts: string[] = [];
  const places = new Map<string | object, Place>();
  function place(key: string | object, textOf: () => string): Place {
    let found = places.get(key);
    if (found === undefined) {
      found = texts.push(textOf()) - 1;
      places.set(key, found);
    }
    return found;
  }
  return {
    texts: texts as readonly string[],
    placeOf: (text: string) => place(text, () => text),
    print: (value: object) => place(value, () => JSON.stringify(value)),
  };
}
