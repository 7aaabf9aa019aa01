import { expect, it } from 'vitest';
import { daysOf } from './days.ts';

const noon = new Date(2026, 5, 3, 12).getTime();
const hour = 3_600_000;
const at = (timestampMillis: number, ...descriptions: readonly (string | null)[]) => ({
  timestampMillis,
  lastSemanticVersion: '1.0.0',
  actor: null,
  changes: descriptions.map((description) => ({
    urn: 'urn:li:tag:a',
    category: 'TAG' as const,
    operation: 'ADD' as const,
    description,
  })),
});

it('has the newest day first, and in it the newest change', () => {
  const days = daysOf([at(noon - 24 * hour, 'a'), at(noon, 'b'), at(noon + hour, 'c')]);
  expect(days.map(({ changes }) => changes.flatMap(({ lines }) => lines.map(({ text }) => text)))).toEqual([
    ['c', 'b'],
    ['a'],
  ]);
});

it('leaves out what says nothing', () => {
  expect(daysOf([at(noon, null), at(noon)])).toEqual([]);
});
