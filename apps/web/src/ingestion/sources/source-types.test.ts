import { parseRecipe, typesOf } from '@colophon/ingestion';
import { expect, it } from 'vitest';
import { sourceTypes, titleOfType } from './source-types.ts';

const variables = new Proxy({}, { get: () => 'secret', has: () => true }) as Record<string, string>;

it('has every source of the server, and no other', () => {
  expect(sourceTypes.map(({ type }) => type)).toEqual(typesOf('source'));
});

it.each(sourceTypes)('begins with a recipe that is valid: $type', async ({ type, recipe }) => {
  const read = await parseRecipe(recipe, { file: 'recipe', folder: '/', variables });
  expect(read).toMatchObject({ kind: 'recipe', source: { type, definition: { title: titleOfType(type) } } });
});

it('names a type that it does not know by itself', () => {
  expect(titleOfType('sqlite')).toBe('SQLite');
  expect(titleOfType('snowflake')).toBe('snowflake');
});
