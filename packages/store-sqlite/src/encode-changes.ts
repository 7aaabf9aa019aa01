import type { AspectRow } from '@colophon/catalogue';
import { createPace } from '@colophon/catalogue/for-stores';
import type { ChangeSetDelta, DocumentDelta } from './document-delta.ts';
import { createJsonPrinter, fromAspectRow, fromLogEntry, fromTimeseriesRow } from './rows.ts';
import type { SqlValue } from './sql.ts';

/** A search document that changed; the document itself as JSON. */
export interface EncodedDocument extends Pick<DocumentDelta, 'removedValues' | 'addedValues' | 'texts'> {
  readonly urn: string;
  readonly entityType: string;
  readonly removed: boolean;
  readonly json: string;
}

/** A row of `aspect` but the number of its entity. */
export interface EncodedAspect {
  readonly urn: string;
  readonly entityType: string;
  readonly values: readonly SqlValue[];
}

/**
 * A change set as it is bound: values are printed already, so that it goes to another thread as a few long texts, and not
 * as many small objects.
 */
export interface EncodedChanges extends Pick<ChangeSetDelta, 'deletions' | 'expired' | 'edges'> {
  /** Older versions first. */
  readonly aspects: readonly EncodedAspect[];
  readonly timeseries: readonly (readonly SqlValue[])[];
  readonly log: readonly (readonly SqlValue[])[];
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
  const print = createJsonPrinter();
  const pace = createPace();
  const inSlices = async <Item, Row>(items: readonly Item[], encodeItem: (item: Item) => Row) => {
    const rows: Row[] = [];
    for (const item of items) {
      await pace();
      rows.push(encodeItem(item));
    }
    return rows;
  };
  const encode = (row: AspectRow, lastVersion: number): EncodedAspect => ({
    urn: row.urn,
    entityType: row.entityType,
    values: fromAspectRow(row, lastVersion, print),
  });
  return {
    deletions,
    expired,
    edges,
    aspects: [
      ...(await inSlices(history, (row) => encode(row, 0))),
      ...(await inSlices(latest, (row) => encode(row, row.lastVersion))),
    ],
    timeseries: await inSlices(timeseries, fromTimeseriesRow),
    log: await inSlices(log, (entry) => fromLogEntry(entry, print)),
    documents: await inSlices(documents, ({ after, ...change }) => ({
      ...change,
      urn: after.urn,
      entityType: after.entityType,
      removed: after.removed,
      json: JSON.stringify(after.fieldsByAspect),
    })),
  };
}
