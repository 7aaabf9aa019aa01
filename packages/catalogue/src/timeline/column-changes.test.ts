import { expect, it } from 'vitest';
import { cpuGrowth, mostForLinear } from '../testing/cpu-growth.ts';
import { columnChanges } from './column-changes.ts';

const orders = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
const columns = (count: number, name: string, description: (i: number) => string) => ({
  fields: Array.from({ length: count }, (_, i) => ({
    fieldPath: `${name}${i}`,
    nativeDataType: 'int',
    description: description(i),
  })),
});

it.each([
  ['with a description each', (i: number) => `The column ${i}.`],
  ['with the same description', () => 'A column.'],
  ['without a description', () => ''],
])('finds the columns that were renamed in linear time: %s', (_, description) => {
  const growth = cpuGrowth(
    (count) => [columns(count, 'a', description), columns(count, 'b', description)] as const,
    ([before, after]) => columnChanges(before, after, orders),
    1_000,
  );
  expect(growth).toBeLessThan(mostForLinear);
});

it('takes the first of the columns that may be the renamed one', () => {
  const same = () => 'A column.';
  const found = columnChanges(columns(2, 'a', same), columns(3, 'b', same), orders);
  expect(found.map(({ operation, renamedFrom, parameters }) => [operation, renamedFrom, parameters])).toEqual(
    [
      ['MODIFY', 'a0', expect.objectContaining({ fieldPath: 'b0' })],
      ['MODIFY', 'a1', expect.objectContaining({ fieldPath: 'b1' })],
      ['ADD', undefined, expect.objectContaining({ fieldPath: 'b2' })],
    ],
  );
});
