import { expect } from 'vitest';
import { maxFailedWrites } from '../ports/administration.ts';
import { apply, logEntry, type StoreTest } from './fixtures.ts';

const tag = (name: string, aspect = 'tagProperties') => logEntry({ urn: `urn:li:tag:${name}`, aspect });
const dataset = logEntry({ urn: 'urn:li:dataset:a', aspect: 'status', entityType: 'dataset' });

export function changesContract(test: StoreTest): void {
  test('returns matching changes, and where to continue', async ({ store }) => {
    await apply(store, { log: [tag('a'), dataset, tag('b', 'status'), tag('c')] });
    const read = async (some: object) => {
      const { entries, next } = await store.changes({ from: 0, limit: 100, ...some });
      return [entries.map(({ offset }) => offset), next];
    };
    expect(await read({})).toEqual([[1, 2, 3, 4], 5]);
    expect(await read({ from: 2, limit: 2 })).toEqual([[2, 3], 4]);
    expect(await read({ entityTypes: ['tag'] })).toEqual([[1, 3, 4], 5]);
    expect(await read({ aspects: ['status'] })).toEqual([[2, 3], 5]);
    expect(await read({ entityTypes: ['tag'], aspects: ['status'] })).toEqual([[3], 5]);
    expect(await read({ entityTypes: ['chart'] })).toEqual([[], 5]);
    expect(await read({ from: 5 })).toEqual([[], 5]);
    expect(await read({ from: 900 })).toEqual([[], 900]);
  });

  test('reaches the end of a long log with few matches', async ({ store }) => {
    const many = Array.from({ length: 25_000 }, () => dataset);
    await apply(store, { log: [...many, tag('a')] });
    const found: string[] = [];
    let from = 0;
    for (let asked = 0; asked < 10; asked++) {
      const { entries, next } = await store.changes({ from, limit: 10, entityTypes: ['tag'] });
      found.push(...entries.map(({ urn }) => urn));
      from = next;
    }
    expect(found).toEqual(['urn:li:tag:a']);
    expect(from).toBe(25_002);
  });

  test('stores where each consumer continues', async ({ store }) => {
    expect(await store.consumer('search')).toBeUndefined();
    await store.setConsumer('search', 5);
    await store.setConsumer('other', 1);
    await store.setConsumer('search', 9);
    expect(await store.consumer('search')).toBe(9);
    await store.setConsumer('search', undefined);
    expect(await store.consumer('search')).toBeUndefined();
    expect(await store.consumer('other')).toBe(1);
  });

  test('stores the latest failed writes of a trace', async ({ store }) => {
    const failure = (name: string) => ({
      urn: `urn:li:tag:${name}`,
      aspect: 'status',
      message: `no ${name}`,
    });
    await store.addFailedWrites('a', [failure('x'), failure('y')]);
    await store.addFailedWrites('b', [failure('z')]);
    expect(await store.failedWrites('a')).toEqual([failure('x'), failure('y')]);
    expect(await store.failedWrites('c')).toEqual([]);
    const many = Array.from({ length: maxFailedWrites }, () => failure('w'));
    await store.addFailedWrites('d', many);
    expect(await store.failedWrites('b')).toEqual([]);
    expect(await store.failedWrites('d')).toHaveLength(maxFailedWrites);
  });
}
