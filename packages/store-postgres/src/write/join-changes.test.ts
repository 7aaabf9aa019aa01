import { expect, it } from 'vitest';
import type { BoundChanges } from './change-set.ts';
import { joinChanges } from './join-changes.ts';

/** A change set that writes one aspect of an entity, with its entry in the log. */
const changesOf = (urn: string, value: string, more: Partial<BoundChanges> = {}): BoundChanges => ({
  texts: [urn, value, '{}'],
  deletions: [],
  expired: [],
  aspects: [[0, 'tag', 'tagProperties', 0, 1, 1, 2, 5, 'urn:li:corpuser:a', null]],
  log: [[0, 'tag', 'tagProperties', 'UPSERT', 1, null, 2, 5, 'urn:li:corpuser:a', 2, null]],
  timeseries: [],
  documents: [
    {
      urn,
      entityType: 'tag',
      removed: false,
      json: value,
      removedValues: [],
      addedValues: [],
    },
  ],
  longValues: [[['name', value]]],
  edges: [{ key: { urn, aspect: 'tagProperties' }, edges: [] }],
  ...more,
});
/** What change sets write, with texts instead of their places. */
const written = (sets: readonly BoundChanges[]) =>
  sets.map(({ texts, aspects, log, documents, longValues, edges }) => ({
    aspects: aspects.map(([urn, , , , , value, metadata]) => [texts[urn], texts[value], texts[metadata]]),
    log: log.map(([urn, , , , value, previous, metadata, , , old, headers]) => [
      texts[urn],
      texts[value],
      previous,
      texts[metadata],
      old === null ? null : texts[old],
      headers,
    ]),
    documents: documents.map(({ urn }, i) => [urn, longValues[i]?.[0]?.[1]]),
    edges: edges.map(({ key }) => key.urn),
  }));

it('joins what is about different entities', () => {
  const [a, b] = ['urn:li:tag:a', 'urn:li:tag:b'];
  expect(written(joinChanges([changesOf(a, '1'), changesOf(b, '2')]))).toEqual([
    {
      aspects: [
        [a, '1', '{}'],
        [b, '2', '{}'],
      ],
      log: [
        [a, '1', null, '{}', '{}', null],
        [b, '2', null, '{}', '{}', null],
      ],
      documents: [
        [a, '1'],
        [b, '2'],
      ],
      edges: [a, b],
    },
  ]);
});

it('keeps apart, and in their order, those about the same entity', () => {
  const [a, b] = ['urn:li:tag:a', 'urn:li:tag:b'];
  const joined = joinChanges([changesOf(a, '1'), changesOf(b, '2'), changesOf(a, '3'), changesOf(b, '4')]);
  expect(written(joined).map(({ aspects }) => aspects.map(([urn, value]) => [urn, value]))).toEqual([
    [
      [a, '1'],
      [b, '2'],
    ],
    [
      [a, '3'],
      [b, '4'],
    ],
  ]);
});

it('leaves those alone that remove something', () => {
  const removal = changesOf('urn:li:tag:b', '2', {
    deletions: [{ kind: 'entity', urn: 'urn:li:tag:c', removedValues: [] }],
  });
  const sets = [changesOf('urn:li:tag:a', '1'), removal, changesOf('urn:li:tag:d', '3')];
  expect(joinChanges(sets)).toEqual(sets);
});
