import type { ChangeSet, SearchDocument, SearchFields } from '@colophon/catalogue';
import { describe, expect, it } from 'vitest';
import { createSeenDocuments } from './document-delta.ts';

const urn = 'urn:li:dataset:a';
const documentOf = (...parts: SearchFields[]): SearchDocument => ({
  urn,
  entityType: 'dataset',
  fieldsByAspect: Object.fromEntries(parts.map((part, i) => [`aspect${i}`, part])),
  removed: false,
});
const changes = (some: Partial<ChangeSet>): ChangeSet => ({
  latest: [],
  history: [],
  timeseries: [],
  log: [],
  documents: [],
  edges: [],
  ...some,
});
const over = (stored?: SearchDocument) => createSeenDocuments(async () => (stored ? [stored] : []));

describe('the delta of a document', () => {
  it('adds every value of a new one, but for those of text fields', async () => {
    const after = documentOf({ name: ['Orders'], description: ['of the shop'] }, { tags: ['pii', 'hr'] });
    const textFields = new Set(['description']);
    const { documents } = await over().deltaOf(changes({ documents: [{ after }], textFields }));
    expect(documents).toEqual([
      {
        after,
        removedValues: [],
        addedValues: [
          ['name', 'Orders'],
          ['tags', 'pii'],
          ['tags', 'hr'],
        ],
      },
    ]);
  });

  it('names only what is different, whether the parts are the same objects or not', async () => {
    const kept = { owners: ['ada'] };
    const before = documentOf(kept, { size: [1, 2] });
    for (const part of [kept, { owners: ['ada'] }]) {
      const after = documentOf(part, { size: [2, 3] });
      const { documents } = await over(before).deltaOf(changes({ documents: [{ after }] }));
      expect(documents).toEqual([{ after, removedValues: [['size', '1']], addedValues: [['size', '3']] }]);
    }
  });

  it('goes on from what the change set before has put there', async () => {
    const seen = over(documentOf({ size: [1] }));
    await seen.deltaOf(changes({ documents: [{ after: documentOf({ size: [2] }) }] }));
    const { documents } = await seen.deltaOf(changes({ documents: [{ after: documentOf({ size: [3] }) }] }));
    expect(documents).toMatchObject([{ removedValues: [['size', '2']], addedValues: [['size', '3']] }]);
  });

  it('writes all of one that is rebuilt', async () => {
    const after = documentOf({ size: [1, 2] });
    const { documents } = await over(documentOf({ size: [1] })).deltaOf(
      changes({ documents: [{ after, isRebuilt: true }] }),
    );
    expect(documents).toEqual([
      {
        after,
        removedValues: [['size', '1']],
        addedValues: [
          ['size', '1'],
          ['size', '2'],
        ],
      },
    ]);
  });

  it('removes every value of an entity that goes, and adds those of the one that takes its place', async () => {
    const after = documentOf({ size: [1] });
    const { deletions, documents } = await over(documentOf({ size: [1] })).deltaOf(
      changes({ deletions: [{ kind: 'entity', urn }], documents: [{ after }] }),
    );
    expect(deletions).toEqual([{ kind: 'entity', urn, removedValues: [['size', '1']] }]);
    expect(documents).toEqual([{ after, removedValues: [], addedValues: [['size', '1']] }]);
  });
});
