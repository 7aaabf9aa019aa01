import { expect, it } from 'vitest';
import { changesOfColumn } from './changes-of-column.ts';

const at = (timestampMillis: number, urn: string, fieldPath?: string) => ({
  timestampMillis,
  lastSemanticVersion: '1.0.0',
  actor: null,
  changes: [
    {
      urn,
      category: 'TECHNICAL_SCHEMA' as const,
      operation: 'ADD' as const,
      modifier: null,
      parameters: fieldPath === undefined ? null : [{ key: 'fieldPath', value: fieldPath }],
      description: `The column ${fieldPath} was added.`,
    },
  ],
});

it('has what names the column, the newest first', () => {
  const changes = changesOfColumn(
    [
      at(1, 'urn:li:dataset:x', 'id'),
      at(2, 'urn:li:dataset:x', 'idx'),
      at(3, 'urn:li:schemaField:(x,id)'),
      at(4, 'urn:li:dataset:x'),
    ],
    'id',
    'urn:li:schemaField:(x,id)',
  );
  expect(changes.map(({ time }) => time)).toEqual([3, 1]);
});
