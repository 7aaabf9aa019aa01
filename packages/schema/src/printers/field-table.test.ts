import { registry } from '@colophon/model';
import { expect, it } from 'vitest';
import { printFieldTable } from './field-table.ts';
import { smallRegistry } from './testing/small-registry.ts';

it('prints a small model as the golden file has it', async () => {
  await expect(printFieldTable(smallRegistry)).toMatchFileSnapshot('testing/gen/small.field-table.txt');
});

it('has a line for each aspect and for each record that is found inside others', () => {
  const lines = /fieldTable = `(.*)`/s.exec(printFieldTable(registry))?.[1]?.split('\n') ?? [];
  const names = lines.map((line) => line.split(' ')[0]);
  expect(names.slice(0, registry.aspects.size)).toEqual([...registry.aspects.keys()]);
  expect(new Set(names.slice(registry.aspects.size))).toEqual(new Set(['']));
  const records = [...registry.types.values()].filter(({ kind }) => kind === 'record');
  expect(lines.length).toBeGreaterThanOrEqual(records.length);
});
