import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openMemoryDatabase } from '../node-database.ts';
import { schema } from '../schema.ts';
import { createStatements } from '../statements.ts';
import { Column, Columns, removedField } from './columns.ts';

const ids = (...numbers: number[]) => Uint32Array.from(numbers);

describe('a column', () => {
  it('behaves like a map of sets under any changes', () => {
    const steps = fc.array(
      fc.record({
        id: fc.oneof(fc.nat(20), fc.nat(3000)),
        value: fc.constantFrom('a', 'b', 'c'),
        adds: fc.boolean(),
      }),
      { maxLength: 200 },
    );
    fc.assert(
      fc.property(steps, (all) => {
        const column = new Column();
        const plain = new Map<number, Set<string>>();
        for (const { id, value, adds } of all) {
          const values = plain.get(id) ?? new Set();
          plain.set(id, values);
          if (adds) column.add(id, value);
          else column.remove(id, value);
          if (adds) values.add(value);
          else values.delete(value);
        }
        const every = ids(...[...plain.keys()].sort((a, b) => a - b));
        for (const wanted of [['a'], ['b', 'c'], ['d']]) {
          const having = [...every].filter((id) => wanted.some((value) => plain.get(id)?.has(value)));
          expect([...column.having(every, wanted)]).toEqual(having);
        }
        for (const wanted of [['a'], ['a', 'b'], ['a', 'b', 'c']])
          expect(column.hasOnly(wanted)).toBe(
            [...plain.values()].every(
              (values) =>
                values.size === 0 || (values.size === 1 && wanted.some((value) => values.has(value))),
            ),
          );
        expect([...column.ids()]).toEqual([...every].filter((id) => plain.get(id)?.size));
        const counts = column.count(every);
        for (const [place, value] of column.values.entries())
          expect(counts[place]).toBe([...plain.values()].filter((values) => values.has(value)).length);
      }),
    );
  });
});

describe('the columns of a database', () => {
  const document = (removed: boolean) => ({
    entityType: 'tag',
    removed,
    removedValues: [],
    addedValues: [['owners', 'ada']] as const,
  });

  it('are loaded on demand, and updated by writes and deletions', () => {
    const database = openMemoryDatabase();
    database.exec(`${schema}; INSERT INTO search_value VALUES ('owners', 'ada', 1), ('owners', 'grace', 1)`);
    const columns = new Columns(createStatements(database));
    expect(columns.known('owners')).toBeUndefined();
    const owners = columns.column('owners');
    const removed = columns.column(removedField);
    columns.apply(2, document(true));
    expect([...owners.having(ids(1, 2), ['ada'])]).toEqual([1, 2]);
    expect([...removed.having(ids(1, 2), ['1'])]).toEqual([2]);
    columns.apply(2, document(false));
    expect([...removed.having(ids(1, 2), ['1'])]).toEqual([]);
    columns.forget(1);
    expect([...owners.ids()]).toEqual([2]);
    columns.clear();
    expect([...columns.column('owners').ids()]).toEqual([1]);
    database.close();
  });
});
