import { expect, it } from 'vitest';
import { changesOfColumn } from './changes-of-column.ts';

const at = (timestampMillis: number, urn: string, description: string) => ({
  timestampMillis,
  lastSemanticVersion: '1.0.0',
  actor: null,
  changes: [{ urn, category: 'TAG' as const, operation: 'ADD' as const, description }],
});

it('has what names the column, the newest first', () => {
  const changes = changesOfColumn(
    [
      at(1, 'urn:li:dataset:x', "The description of 'id' has changed"),
      at(2, 'urn:li:dataset:x', "The description of 'idx' has changed"),
      at(3, 'urn:li:schemaField:(x,id)', 'A tag was added'),
    ],
    'id',
    'urn:li:schemaField:(x,id)',
  );
  expect(changes.map(({ time }) => time)).toEqual([3, 1]);
});
