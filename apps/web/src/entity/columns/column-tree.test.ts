import { describe, expect, it } from 'vitest';
import { type Column, columnsOf, visibleColumns } from './column-tree.ts';
import { stepsOf } from './steps-of.ts';

describe('the steps of a path', () => {
  it.each([
    ['id', ['id']],
    ['address.city', ['address', 'city']],
    ['[version=2.0].[type=struct].[type=struct].address.[type=string].city', ['address', 'city']],
    ['[version=2.0].[key=True].[type=long].id', ['id']],
  ])('%s', (path, steps) => {
    expect(stepsOf(path)).toEqual(steps);
  });
});

type Dataset = Parameters<typeof columnsOf>[0];
type Field = NonNullable<NonNullable<Dataset>['schemaMetadata']>['fields'][number];

const field = (fieldPath: string, some: Partial<Field> = {}): Field => ({
  fieldPath,
  nullable: true,
  isPartOfKey: false,
  type: 'STRING',
  nativeDataType: 'varchar',
  description: null,
  globalTags: null,
  glossaryTerms: null,
  ...some,
});
const tag = (urn: string) => ({ tags: [{ tag: { urn, card: { name: urn, color: null } } }] });

it('joins what the source says and what people wrote', () => {
  const [column] = columnsOf({
    schemaMetadata: { fields: [field('id', { description: 'source', globalTags: tag('a') })] },
    editableSchemaMetadata: {
      editableSchemaFieldInfo: [
        { fieldPath: 'id', description: 'people', globalTags: tag('b'), glossaryTerms: null },
      ],
    },
  });
  expect(column).toMatchObject({
    description: 'people',
    labels: [
      { urn: 'b', isEditable: true },
      { urn: 'a', isEditable: false },
    ],
  });
});

describe('the columns that are shown', () => {
  const columns = columnsOf({
    schemaMetadata: {
      fields: [field('id'), field('address'), field('address.city'), field('address.street'), field('note')],
    },
    editableSchemaMetadata: null,
  });
  const names = (shown: readonly Column[]) => shown.map(({ name }) => name);

  it('are all, at first', () => {
    expect(visibleColumns(columns, '', new Set())).toBe(columns);
    expect(columns.map(({ depth, hasChildren }) => [depth, hasChildren])).toEqual([
      [0, false],
      [0, true],
      [1, false],
      [1, false],
      [0, false],
    ]);
  });
  it('are without those of a closed one', () => {
    expect(names(visibleColumns(columns, '', new Set(['address'])))).toEqual(['id', 'address', 'note']);
  });
  it('are those that match, with what is above them, closed or not', () => {
    expect(names(visibleColumns(columns, 'CITY', new Set(['address'])))).toEqual(['address', 'city']);
    expect(names(visibleColumns(columns, 'nothing', new Set()))).toEqual([]);
  });
});
