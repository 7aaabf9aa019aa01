import { beforeEach, expect, it } from 'vitest';
import { type CatalogueForTests, createCatalogueForTests } from '../testing/catalogue-for-tests.ts';
import { foldLog, groupByType } from './known-entities.ts';
import { readLog } from './read-log.ts';

const orders = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)';
const pii = 'urn:li:tag:pii';
const ana = 'urn:li:corpuser:ana';

let catalogue: CatalogueForTests;
beforeEach(() => {
  catalogue = createCatalogueForTests();
});

/** All entities that the log tells of. */
const known = async () => foldLog(new Map(), await readLog(catalogue, 0));

it('names entities by their latest name, or else by their URN', async () => {
  await catalogue.put(orders, 'globalTags', { tags: [{ tag: pii }] });
  expect((await known()).get(orders)).toMatchObject({ type: 'dataset', name: 'shop.orders' });
  await catalogue.put(orders, 'datasetProperties', { name: 'Orders', description: 'All of them.' });
  await catalogue.put(orders, 'status', { removed: false });
  expect((await known()).get(orders)).toMatchObject({ name: 'Orders', isRemoved: false });
});

it('groups them by type, the newest first', async () => {
  await catalogue.put(pii, 'tagProperties', { name: 'pii' });
  await catalogue.put(orders, 'datasetProperties', { name: 'orders' });
  await catalogue.put('urn:li:tag:old', 'tagProperties', { name: 'old' });
  await catalogue.put(pii, 'tagProperties', { name: 'PII' });
  const groups = groupByType((await known()).values());
  expect(groups.map(({ type, entities }) => [type, ...entities.map(({ name }) => name)])).toEqual([
    ['tag', 'PII', 'old'],
    ['dataset', 'orders'],
  ]);
});

it('drops deleted entities, and marks soft-deleted ones', async () => {
  await catalogue.put(ana, 'corpUserInfo', { active: true, displayName: 'Ana' });
  await catalogue.put(pii, 'status', { removed: true });
  await catalogue.drop(ana);
  const entities = await known();
  expect(entities.has(ana)).toBe(false);
  expect(entities.get(pii)?.isRemoved).toBe(true);
});

it('continues from an earlier state without changing it', async () => {
  await catalogue.put(pii, 'tagProperties', { name: 'pii' });
  const before = await readLog(catalogue, 0);
  const first = foldLog(new Map(), before);
  await catalogue.put('urn:li:tag:new', 'tagProperties', { name: 'new' });
  const next = Math.max(...before.map(({ offset }) => offset)) + 1;
  const second = foldLog(first, await readLog(catalogue, next));
  expect([...first.keys()]).toEqual([pii]);
  expect([...second.keys()]).toEqual([pii, 'urn:li:tag:new']);
});

it('reads the whole log, also when long values end a page early', async () => {
  const names = Array.from({ length: 20 }, (_, i) => `urn:li:tag:long${i}`);
  for (const urn of names)
    await catalogue.put(urn, 'tagProperties', { name: urn, description: 'a '.repeat(500_000) });
  expect((await known()).size).toBe(names.length);
});
