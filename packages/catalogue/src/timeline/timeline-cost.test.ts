import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { expect, it } from 'vitest';
import { createCatalogue } from '../catalogue.ts';
import { tag, tagNamed, upsert } from '../testing/catalogue-fixture.ts';
import { cpuGrowthOf, mostForLinear } from '../testing/cpu-growth.ts';
import { maxBatchSize } from '../write/writer.ts';

// For each entry, all versions of each aspect were copied once: 16,000 versions took 32 times the CPU that they take now.
it('lists the changes of an aspect in time that is linear in its versions', async () => {
  const withVersions = async (count: number) => {
    const catalogue = createCatalogue({ registry, store: createSqliteStore(openMemoryDatabase()) });
    const keepAll = { version: { maxVersions: count } };
    await catalogue.propose([
      upsert('urn:li:dataHubRetention:(tag,tagProperties)', 'dataHubRetentionConfig', { retention: keepAll }),
    ]);
    for (let start = 0; start < count; start += maxBatchSize)
      await catalogue.propose(
        Array.from({ length: Math.min(maxBatchSize, count - start) }, (_, i) =>
          tagNamed('pii', { value: { name: 'pii', description: `version ${start + i}` } }),
        ),
      );
    return async () => {
      const entries = await catalogue.timeline({ urn: tag, categories: ['DOCUMENTATION'] });
      expect(entries).toHaveLength(count);
    };
  };
  const [short, long] = [await withVersions(2000), await withVersions(8000)];
  expect(await cpuGrowthOf(short, long)).toBeLessThan(mostForLinear);
});
