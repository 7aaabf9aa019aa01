import { expect, it } from 'vitest';
import { asBeginning, suggestionGroups } from './suggestions.ts';

const entity = (entityType: string, name: string) => ({
  urn: `urn:li:${entityType}:${name}`,
  card: { entityType, name, qualifiedName: null, platform: null, path: [] },
});
const names = (...entities: ReturnType<typeof entity>[]) =>
  ({ autoCompleteForMultiple: { suggestions: [{ type: 'DATASET', entities }] } }) as never;
const elsewhere = (...found: [ReturnType<typeof entity>, string, string][]) =>
  ({
    searchAcrossEntities: {
      searchResults: found.map(([each, name, value]) => ({
        entity: each,
        matchedFields: [{ name, value, entity: null }],
      })),
    },
  }) as never;

it('puts what has the words elsewhere behind what has them in its name, by type and with the reason', () => {
  const groups = suggestionGroups(
    names(entity('dataset', 'orders')),
    elsewhere(
      [entity('chart', 'Revenue'), 'description', 'By order'],
      [entity('dataset', 'orders'), 'fieldPaths', 'order_id'],
      [entity('dataset', 'customers'), 'fieldPaths', 'order_id'],
    ),
    ['ord'],
  );
  expect(
    groups.map(({ entityType, suggestions }) => [
      entityType,
      suggestions.map(({ card, reason }) => [card.name, reason?.field]),
    ]),
  ).toEqual([
    [
      'dataset',
      [
        ['orders', 'name'],
        ['customers', 'column'],
      ],
    ],
    ['chart', [['Revenue', 'description']]],
  ]);
});

it('leaves out what an earlier text found', () => {
  expect(
    suggestionGroups(undefined, elsewhere([entity('dataset', 'a'), 'fieldPaths', 'order_id']), ['cust']),
  ).toEqual([]);
});

it('searches for words that begin as the last one does', () => {
  expect(asBeginning('customer ord')).toBe('customer ord*');
  expect(asBeginning('name:"a b"')).toBe('name:"a b"');
});
