import { expect, it } from 'vitest';
import {
  keyOfPage,
  type PageRef,
  pagesToRead,
  parentRow,
  rowsOf,
  type TreePage,
  treePageSize,
} from './tree-rows.ts';

const types = ['GROUP', 'TERM'];
const entity = (name: string, children = 0) => ({
  urn: `urn:${name}`,
  name,
  color: null,
  children,
  path: [],
});
const ref = (type: string | undefined, parent?: string, page = 0, query = ''): PageRef => ({
  type,
  parent,
  query,
  page,
});
const pagesOf = (...pages: readonly (readonly [PageRef, TreePage])[]) =>
  new Map(pages.map(([each, page]) => [keyOfPage(each), page]));
const names = (rows: ReturnType<typeof rowsOf>) =>
  rows.map((row) => `${'-'.repeat(row.depth)}${row.kind === 'entity' ? row.entity.name : '?'}`);

const pages = pagesOf(
  [ref('GROUP'), { total: 1, entities: [entity('finance', 2)] }],
  [ref('TERM'), { total: 1, entities: [entity('customer')] }],
  [ref('GROUP', 'urn:finance'), { total: 1, entities: [entity('tax', 1)] }],
  [ref('TERM', 'urn:finance'), { total: 1, entities: [entity('revenue')] }],
);

it('shows groups before terms, and what is in an open group below it', () => {
  expect(names(rowsOf({ types, open: new Set(), query: '', pages }))).toEqual(['finance', 'customer']);
  expect(names(rowsOf({ types, open: new Set(['urn:finance']), query: '', pages }))).toEqual([
    'finance',
    '-tax',
    '-revenue',
    'customer',
  ]);
});

it('has a row for each entity that has not been read', () => {
  const many = pagesOf(
    [ref('GROUP'), { total: 0, entities: [] }],
    [
      ref('TERM'),
      { total: treePageSize + 2, entities: Array.from({ length: treePageSize }, (_, i) => entity(`t${i}`)) },
    ],
  );
  const rows = rowsOf({ types, open: new Set(), query: '', pages: many });
  expect(rows).toHaveLength(treePageSize + 2);
  expect(rows.at(-1)).toEqual({
    kind: 'unread',
    ref: ref('TERM', undefined, 1),
    depth: 0,
    place: treePageSize + 1,
  });
});

it('shows what was found as a list', () => {
  const found = pagesOf([ref(undefined, undefined, 0, 'tax'), { total: 1, entities: [entity('tax', 1)] }]);
  const rows = rowsOf({ types, open: new Set(['urn:tax']), query: 'tax', pages: found });
  expect(names(rows)).toEqual(['tax']);
});

it('reads the first pages of what is open, and further ones only as long as it is', () => {
  const further = [ref('TERM', 'urn:finance', 1), ref('TERM', 'urn:closed', 1)];
  const wanted = pagesToRead({ types, open: new Set(['urn:finance']), query: '' }, further);
  expect(wanted).toEqual([
    ref('GROUP'),
    ref('TERM'),
    ref('GROUP', 'urn:finance'),
    ref('TERM', 'urn:finance'),
    ref('TERM', 'urn:finance', 1),
  ]);
});

it('finds the row above that a row is in', () => {
  const rows = rowsOf({ types, open: new Set(['urn:finance']), query: '', pages });
  expect(parentRow(rows, 2)).toBe(0);
  expect(parentRow(rows, 3)).toBeUndefined();
});
