import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import { createCatalogue } from '../catalogue.ts';
import { catalogueTest, tag, tagNamed, upsert } from '../testing/catalogue-fixture.ts';
import { collidingStore } from '../testing/stores/repeating-store.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const rule = (entity: string, aspect: string, retention: { [key: string]: { [key: string]: number } }) =>
  upsert(`urn:li:dataHubRetention:(${entity},${aspect})`, 'dataHubRetentionConfig', { retention });
const versions = (maxVersions: number) => ({ version: { maxVersions } });

describe('retention', () => {
  test('keeps twenty versions when nobody has set a rule', async ({ catalogue, store }) => {
    for (let i = 0; i < 25; i++) await catalogue.propose([tagNamed(`v${i}`)]);
    const older = await store.olderVersions({ urn: tag, aspect: 'tagProperties' });
    expect(older.map(({ value }) => value.name)).toEqual(Array.from({ length: 19 }, (_, i) => `v${23 - i}`));
    expect((await catalogue.aspect(tag, 'tagProperties'))?.systemMetadata.version).toBe('25');
  });

  test('uses the most specific rule, from the next write on', async ({ catalogue, store }) => {
    const older = async () =>
      (await store.olderVersions({ urn: tag, aspect: 'tagProperties' })).map(({ value }) => value.name);
    const write = async (...names: string[]) => {
      for (const name of names) await catalogue.propose([tagNamed(name)]);
    };
    await catalogue.propose([rule('*', '*', versions(1))]);
    await write('a', 'b', 'c');
    expect(await older()).toEqual([]);
    await catalogue.propose([rule('tag', '*', versions(2))]);
    await write('d', 'e', 'f');
    expect(await older()).toEqual(['e']);
    await catalogue.propose([rule('*', 'tagProperties', versions(3))]);
    await write('g', 'h');
    expect(await older()).toEqual(['g', 'f']);
    await catalogue.propose([rule('tag', 'tagProperties', versions(4))]);
    await write('i', 'j');
    expect(await older()).toEqual(['i', 'h', 'g']);
    const deleted = rule('tag', 'tagProperties', versions(4));
    await catalogue.propose([{ ...deleted, aspectName: 'dataHubRetentionKey', changeType: 'DELETE' }]);
    await write('k');
    expect(await older()).toEqual(['j', 'i']);
  });

  test('uses a rule that another process has written', async ({ catalogue, store }) => {
    const other = createCatalogue({ registry, store });
    for (const name of ['a', 'b', 'c']) await catalogue.propose([tagNamed(name)]);
    await other.propose([rule('*', '*', versions(2))]);
    await catalogue.propose([tagNamed('d')]);
    const older = await store.olderVersions({ urn: tag, aspect: 'tagProperties' });
    expect(older.map(({ value }) => value.name)).toEqual(['c']);
  });

  test('uses a rule that another process wrote while the transaction ran, when that is run again', async ({
    store,
  }) => {
    let meanwhile = async (): Promise<unknown> => undefined;
    const catalogue = createCatalogue({
      registry,
      store: collidingStore(store, async () => {
        const interfere = meanwhile;
        meanwhile = async () => undefined;
        await interfere();
      }),
    });
    for (const name of ['a', 'b', 'c']) await catalogue.propose([tagNamed(name)]);
    const before = await store.logHead();
    const other = createCatalogue({ registry, store });
    const written: number[] = [];
    const noting = async (write: Promise<unknown>) => {
      await write;
      written.push((await store.logHead()) - before);
    };
    meanwhile = () => noting(other.propose([rule('*', '*', versions(2))]));
    await noting(catalogue.propose([tagNamed('d'), upsert(tag, 'status', { removed: false })]));
    // As many entries as the other process writes: the end of the log alone does not tell the two apart.
    expect(written).toEqual([2, 4]);
    const older = await store.olderVersions({ urn: tag, aspect: 'tagProperties' });
    expect(older.map(({ value }) => value.name)).toEqual(['c']);
  });

  test('removes versions by age', async ({ catalogue, store, clock }) => {
    await catalogue.propose([rule('tag', '*', { time: { maxAgeInSeconds: 10 } })]);
    for (const name of ['a', 'b', 'c', 'd']) {
      await catalogue.propose([tagNamed(name)]);
      clock.time += 6_000;
    }
    const older = async () =>
      (await store.olderVersions({ urn: tag, aspect: 'tagProperties' })).map(({ value }) => value.name);
    expect(await older()).toEqual(['c']);
    expect(await catalogue.applyRetention({ urn: tag })).toMatchObject({ applied: 1 });
    expect(await older()).toEqual([]);
    expect((await catalogue.aspect(tag, 'tagProperties'))?.value).toEqual({ name: 'd' });
  });

  test('removes nothing when the aspect is deleted and created again in one batch', async ({
    catalogue,
    store,
  }) => {
    await catalogue.propose([rule('*', '*', versions(2))]);
    for (const name of ['a', 'b', 'c']) await catalogue.propose([tagNamed(name)]);
    const again = ['e', 'f'].map((name) => tagNamed(name));
    await catalogue.propose([
      tagNamed('d'),
      upsert(tag, 'tagProperties', {}, { changeType: 'DELETE' }),
      ...again,
    ]);
    const older = await store.olderVersions({ urn: tag, aspect: 'tagProperties' });
    expect(older.map(({ value }) => value.name)).toEqual(['e']);
  });

  test('applies to versions stored before the rule', async ({ catalogue, store }) => {
    for (const name of ['a', 'b', 'c', 'd']) await catalogue.propose([tagNamed(name)]);
    await catalogue.propose([rule('*', '*', versions(2))]);
    const key = { urn: tag, aspect: 'tagProperties' };
    expect(await store.olderVersions(key)).toHaveLength(3);
    const { aspects, applied } = await catalogue.applyRetention();
    expect([aspects, applied]).toEqual([4, 1]);
    expect((await store.olderVersions(key)).map(({ version }) => version)).toEqual([3]);
    await catalogue.propose([tagNamed('e')]);
    expect((await store.olderVersions(key)).map(({ version }) => version)).toEqual([4]);
  });
});
