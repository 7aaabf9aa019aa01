import type { ChangeSet } from '@colophon/catalogue';
import { maxFilterLength } from '@colophon/catalogue/for-stores';
import { type EncodedChanges, encodeChanges, type FieldValue, type SeenDocuments } from '@colophon/store-sql';

/** A change set as it is bound, with what this store keeps of documents beyond the index of filters. */
export interface BoundChanges extends EncodedChanges {
  /** Of each document, the values that the index leaves out: those of text fields, and long ones. */
  readonly longValues: readonly (readonly FieldValue[])[];
}

export async function bindChanges(seen: SeenDocuments, changes: ChangeSet): Promise<BoundChanges> {
  const encoded = await encodeChanges(await seen.deltaOf(changes));
  return {
    ...encoded,
    longValues: changes.documents.map((change) => longValuesOf(change, changes.textFields)),
  };
}

function longValuesOf(
  { after }: ChangeSet['documents'][number],
  textFields: ReadonlySet<string> = new Set(),
): FieldValue[] {
  return Object.values(after.fieldsByAspect).flatMap((part) =>
    Object.entries(part).flatMap(([field, values]) =>
      values
        .map((value): FieldValue => [field, String(value)])
        .filter(([, text]) => textFields.has(field) || text.length > maxFilterLength),
    ),
  );
}

/** The entities that a change set is about and says nothing of in the log. */
export function hasUnlogged({
  texts,
  log,
  aspects,
  documents,
  edges,
  deletions,
  expired = [],
  timeseries,
}: BoundChanges): boolean {
  const logged = new Set(log.map(([urn]) => texts[urn]));
  const isUnlogged = (urn: string | undefined) => !logged.has(urn);
  return (
    aspects.some(([urn]) => isUnlogged(texts[urn])) ||
    documents.some(({ urn }) => isUnlogged(urn)) ||
    edges.some(({ key }) => isUnlogged(key.urn)) ||
    deletions.some(({ urn }) => isUnlogged(urn)) ||
    expired.some(({ urn }) => isUnlogged(urn)) ||
    timeseries.some(([urn]) => isUnlogged(String(urn)))
  );
}

/** True when a change set takes rows away whose number it does not know beforehand. */
export const removesSomething = ({ deletions, expired = [] }: BoundChanges): boolean =>
  deletions.length > 0 || expired.length > 0;
