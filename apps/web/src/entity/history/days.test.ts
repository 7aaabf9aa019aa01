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
    modifier: null,
    parameters: null,
    description,
  })),
});

it('has the newest day first, and in it the newest change', () => {
  const days = daysOf([at(noon - 24 * hour, 'a'), at(noon, 'b'), at(noon + hour, 'c')]);
  expect(
    days.map(({ changes }) =>
      changes.flatMap(({ subjects }) => subjects.flatMap(({ lines }) => lines.flatMap(({ parts }) => parts))),
    ),
  ).toEqual([['c', 'b'], ['a']]);
});

it('leaves out what says nothing', () => {
  expect(daysOf([at(noon, null), at(noon)])).toEqual([]);
});

it('has what is said of the same together, and says which column a tag is of', () => {
  const tag = (description: string, fieldPath?: string) => ({
    urn: 'urn:li:schemaField:(urn:li:dataset:x,id)',
    category: 'TAG' as const,
    operation: 'ADD' as const,
    modifier: null,
    parameters: fieldPath === undefined ? null : [{ key: 'fieldPath', value: fieldPath }],
    description,
  });
  const column = { ...tag('The column id was added.', 'id'), category: 'TECHNICAL_SCHEMA' as const };
  const [day] = daysOf([
    { ...at(noon), changes: [tag('The tag a was added.'), column, tag('The tag b was added.', 'id')] },
  ]);
  expect(day?.changes[0]?.subjects).toEqual([
    {
      category: 'TAG',
      lines: [
        { operation: 'ADD', parts: ['The tag a was added.'] },
        { operation: 'ADD', column: 'id', parts: ['The tag b was added.'] },
      ],
    },
    { category: 'TECHNICAL_SCHEMA', lines: [{ operation: 'ADD', parts: ['The column id was added.'] }] },
  ]);
});
