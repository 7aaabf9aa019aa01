import { expect, test } from 'vitest';
import { entitiesOf } from './use-listed.ts';

test('a page of results has the entities of the type that is listed, and the total of the search', () => {
  const entities: readonly object[] = [{ info: 'a' }, {}];
  const found = { total: 30, searchResults: entities.map((entity) => ({ entity })) };
  const isForm = (entity: object): entity is { readonly info: string } => 'info' in entity;
  expect(entitiesOf(found, isForm)).toEqual({ total: 30, rows: [{ info: 'a' }] });
  expect(entitiesOf(found)?.rows).toHaveLength(2);
  expect(entitiesOf(null)).toBeUndefined();
});
