import type { SourceRecord } from '../definitions/record.ts';
import { isLabel, labelKey } from '../reading/label-key.ts';
import { referencedLabels } from './referenced-labels.ts';

/** More tags and terms than this are not remembered, so that memory stays flat. */
const maxRemembered = 10_000;

/** Keys of a record. More of them follow in the next one. */
const maxKeys = 100;

/**
 * Adds the keys of the tags and glossary terms that records refer to and say nothing about, as DataHub does. Until its key is
 * written, a tag on a table is no entity: it has no page, and search does not find it. The keys follow the last record.
 *
 * @param limit Tags and terms to remember. Beyond that, the keys of those so far are written, perhaps not for the last time.
 */
export async function* withLabelKeys(
  records: AsyncIterable<SourceRecord>,
  limit = maxRemembered,
): AsyncGenerator<SourceRecord> {
  /** Whether a record writes something of the tag or term itself, by URN. */
  const isWritten = new Map<string, boolean>();
  for await (const record of records) {
    for (const proposal of record.proposals) {
      if (isLabel(proposal.entityUrn)) isWritten.set(proposal.entityUrn, true);
      for (const urn of referencedLabels(proposal)) if (!isWritten.has(urn)) isWritten.set(urn, false);
    }
    yield record;
    if (isWritten.size <= limit) continue;
    yield* keysOf(isWritten);
    isWritten.clear();
  }
  yield* keysOf(isWritten);
}

function* keysOf(isWritten: ReadonlyMap<string, boolean>): Generator<SourceRecord> {
  const keys = [...isWritten]
    .filter(([, written]) => !written)
    .map(([urn]) => labelKey(urn))
    .filter((key) => key !== undefined);
  for (let i = 0; i < keys.length; i += maxKeys)
    yield { id: 'referenced tags and terms', proposals: keys.slice(i, i + maxKeys), owned: false };
}
