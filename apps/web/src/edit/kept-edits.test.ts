import { expect, it } from 'vitest';
import type { Edit } from './edit.ts';
import { keepEdits, keptEdits } from './kept-edits.ts';

function memory(text?: string) {
  let kept = text ?? null;
  return {
    getItem: () => kept,
    setItem(_: string, value: string) {
      kept = value;
    },
  };
}
const edit = (urn: string): Edit => ({
  urn,
  label: 'Tag added',
  apply: { name: 'AddTag', text: 'mutation', variables: { input: {} } },
  revert: { name: 'RemoveTag', text: 'mutation', variables: { input: {} } },
});

it('keeps edits in their order, the latest of too many', () => {
  const storage = memory();
  expect(keptEdits(storage)).toEqual([]);
  keepEdits([edit('a'), edit('b')], storage);
  expect(keptEdits(storage)).toEqual([edit('a'), edit('b')]);
  keepEdits(
    Array.from({ length: 60 }, (_, i) => edit(String(i))),
    storage,
  );
  expect(keptEdits(storage)).toHaveLength(50);
  expect(keptEdits(storage).at(-1)?.urn).toBe('59');
});

it.each(['', 'no JSON', '{}', 'null', '[1, null, {"urn": "a"}]'])('reads nothing from %j', (text) => {
  expect(keptEdits(memory(text))).toEqual([]);
});
