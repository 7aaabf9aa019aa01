import { describe, expect, it } from 'vitest';
import { createCatalogueForTests } from '../workbench/testing/catalogue-for-tests.ts';
import { type ChangedEntity, type ChangeEntry, foldChanges } from './fold-changes.ts';

const catalogue = createCatalogueForTests();
const pii = 'urn:li:tag:pii';

/** What changes while some work is done. */
async function changesOf(work: () => Promise<void>): Promise<ChangedEntity[]> {
  const read = async (from: number) => {
    const { body } = await catalogue.fetch({ path: `/changes?from=${from}&limit=1000` });
    return JSON.parse(body) as { changes: ChangeEntry[]; next: number };
  };
  const { next } = await read(0);
  await work();
  return foldChanges((await read(next)).changes);
}

describe('what a run changed', () => {
  it('includes a created entity with its aspects', async () => {
    const changed = await changesOf(() => catalogue.put(pii, 'tagProperties', { name: 'pii' }));
    expect(changed).toEqual([
      {
        urn: pii,
        type: 'tag',
        name: 'pii',
        fate: 'created',
        aspects: [{ name: 'tagProperties', after: { name: 'pii' } }],
      },
    ]);
  });

  it('has the value before and the value after, however often it was written', async () => {
    const [changed] = await changesOf(async () => {
      await catalogue.put(pii, 'tagProperties', { name: 'pii', description: 'Draft' });
      await catalogue.put(pii, 'tagProperties', { name: 'pii', description: 'Names a person' });
    });
    expect(changed).toMatchObject({
      fate: 'changed',
      aspects: [{ before: { name: 'pii' }, after: { name: 'pii', description: 'Names a person' } }],
    });
  });

  it('is empty when the value is the same', async () => {
    expect(
      await changesOf(async () => {
        await catalogue.put(pii, 'tagProperties', { name: 'other' });
        await catalogue.put(pii, 'tagProperties', { name: 'pii', description: 'Names a person' });
      }),
    ).toEqual([]);
  });

  it('includes each time-series value', async () => {
    const orders = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)';
    const [changed] = await changesOf(async () => {
      for (const timestampMillis of [1_767_225_600_000, 1_767_312_000_000])
        await catalogue.put(orders, 'datasetProfile', { timestampMillis, rowCount: 7 });
    });
    expect(changed?.aspects.filter(({ name }) => name === 'datasetProfile')).toHaveLength(2);
  });

  it('distinguishes a hidden entity from a deleted one', async () => {
    expect(await changesOf(() => catalogue.put(pii, 'status', { removed: true }))).toMatchObject([
      { urn: pii, fate: 'hidden' },
    ]);
    expect(await changesOf(() => catalogue.drop(pii))).toMatchObject([{ urn: pii, fate: 'deleted' }]);
  });
});
