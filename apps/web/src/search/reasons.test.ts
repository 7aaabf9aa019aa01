import { expect, it } from 'vitest';
import { reasonOf, reasonOfSuggestion, wordsOfField } from './reasons.ts';

const match = (name: string, value: string, entityName?: string) => ({
  name,
  value,
  entity: entityName === undefined ? null : { card: { name: entityName } },
});
const card = { name: 'orders' };

it('names columns as people do, and counts those that are not shown', () => {
  const columns = ['id', 'a', 'b', 'c'].map((name) =>
    match('fieldPaths', `[version=2.0].[type=int].order_${name}`),
  );
  expect(reasonOf(card, columns, ['order'])).toEqual({
    field: 'columns',
    values: ['order_id', 'order_a', 'order_b'],
    more: 1,
  });
  expect(reasonOf(card, columns.slice(0, 1), ['order'])).toEqual({
    field: 'column',
    values: ['order_id'],
    more: 0,
  });
});

it('names entities, and not their URNs', () => {
  expect(reasonOf(card, [match('tags', 'urn:li:tag:x', 'Personal')], ['personal'])?.values).toEqual([
    'Personal',
  ]);
});

it('says nothing of what is shown anyway', () => {
  const found = [match('name', 'orders'), match('description', 'All orders')];
  expect(reasonOf(card, found, ['orders'], ['All orders'])).toBeUndefined();
  expect(reasonOf(card, found, ['orders'])).toMatchObject({ field: 'description', values: ['All orders'] });
});

it('prefers what is found in the name to what is found in a description', () => {
  const found = [
    match('editedDescription', 'of the shop'),
    match('urn', 'urn:li:shop'),
    match('tags', 'shop'),
  ];
  expect(reasonOf(card, found, ['shop'])?.field).toBe('tag');
});

it('puts fields without a word of their own into words', () => {
  expect(wordsOfField('structuredProperties.io.acme.retention')).toBe('io.acme.retention');
  expect(wordsOfField('assertionDescription')).toBe('assertion description');
});

it('tells why a name was suggested', () => {
  expect(reasonOfSuggestion(card, ['ord'])?.field).toBe('name');
  expect(reasonOfSuggestion({ ...card, qualifiedName: 'shop.orders' }, ['shop'])).toMatchObject({
    field: 'qualified name',
    values: ['shop.orders'],
  });
  expect(reasonOfSuggestion(card, ['shop'])).toBeUndefined();
});
