import { describe, expect, it } from 'vitest';
import type { Dialect } from './dialects.ts';
import { type Case, queries, statements } from './lineage.cases.ts';
import { lineageOf, SqlError } from './lineage.ts';
import type { TableReference } from './table-nodes.ts';

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

const table = (name: string, ...columns: readonly string[]): Table => ({ name, columns });
const known: readonly Table[] = [
  table('archive.events', 'id', 'data'),
  table('archive.unknown'),
  table('Odd.Schema.My " Table', 'A,b (c)'),
  table('Odd.Schema.tä🎉', 'größe 🎉'),
  ...['public', 'main', 'shop', 'archive'].flatMap((schema) => [
    table(`${schema}.orders`, 'id', 'user_id', 'amount'),
    table(`${schema}.users`, 'id', 'Name'),
  ]),
];

const find = (schema: string, caseMatters: boolean) => async (references: readonly TableReference[]) =>
  references.map((reference) => {
    const name = `${reference.schema ?? schema}.${reference.table}`;
    return known.find((one) => one.name === name || (!caseMatters && one.name === name.toLowerCase()));
  });

const lineage = (sql: string, dialect: Dialect = 'postgresql') =>
  lineageOf(sql, dialect, find(dialect === 'postgresql' ? 'public' : 'main', dialect === 'postgresql'));

async function check({ sql, dialect, tables, columns, target }: Case) {
  const found = await lineage(sql, dialect);
  expect(found.tables.map(({ name }) => name).toSorted()).toEqual(tables.toSorted());
  expect(found.target?.name).toBe(target);
  if (!columns) return;
  const traced: Record<string, string[]> = {};
  for (const { name = '', from } of found.columns)
    traced[name] = [...(traced[name] ?? []), ...from.map((one) => `${one.table.name}.${one.column}`)];
  for (const [name, from] of Object.entries(columns))
    expect([...new Set(traced[name])].toSorted(), name).toEqual(from.toSorted());
  if (tables.length === 0 || Object.keys(columns).length === 0) expect(traced).toEqual({});
}

describe('lineageOf', () => {
  it.each(queries)('traces $name', check);
  it.each(statements)('traces $name', check);

  it('says where a statement is wrong', async () => {
    await expect(lineage('select ((')).rejects.toThrow(SqlError);
    await expect(lineage('select ((')).rejects.toThrow(/line 1, column/);
  });

  it('refuses an empty statement', async () => {
    await expect(lineage('  ')).rejects.toThrow(SqlError);
  });

  it('refuses a statement of a million characters', async () => {
    await expect(lineage(`select ${'1+'.repeat(500_000)}1`)).rejects.toThrow('1000000 characters');
  });

  it('survives deep nesting', async () => {
    const deep = `select ${'('.repeat(20_000)}1${')'.repeat(20_000)}`;
    await expect(lineage(deep)).rejects.toThrow(SqlError);
    expect((await lineage('select id from orders')).tables).toHaveLength(1);
  });

  it('names the columns of conditions as used', async () => {
    const { used } = await lineage('select id from orders where amount > 1');
    expect(used.map(({ column }) => column).toSorted()).toEqual(['amount', 'id']);
  });
});
