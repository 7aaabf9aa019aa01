import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { expect } from 'vitest';
import { isCatalogueError } from '../errors.ts';
import { catalogueTest, orders, tag, tagNamed, upsert } from '../testing/catalogue-fixture.ts';
import { createTraceId } from './write-states.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

test('reports whether a write is current, was replaced, or is unknown', async ({ catalogue, clock }) => {
  await catalogue.propose([tagNamed('a'), upsert(orders, 'datasetProfile', { timestampMillis: 1 })]);
  const traceId = createTraceId(clock.time);
  const statusOf = async (urn: string, aspect: string) => {
    const { success, primaryStorage } =
      (await catalogue.writeStates(traceId, { [urn]: [aspect] }))[urn]?.[aspect] ?? {};
    return [success, primaryStorage?.writeStatus];
  };
  expect(await statusOf(tag, 'tagProperties')).toEqual([true, 'ACTIVE_STATE']);
  expect(await statusOf(orders, 'datasetProfile')).toEqual([true, 'ACTIVE_STATE']);
  expect(await statusOf(tag, 'deprecation')).toEqual([false, 'UNKNOWN']);
  clock.time += 1;
  await catalogue.propose([tagNamed('b')]);
  expect(await statusOf(tag, 'tagProperties')).toEqual([true, 'HISTORIC_STATE']);
});

test('creates unique ids that start with the time in microseconds', () => {
  const ids = new Set(Array.from({ length: 100 }, () => createTraceId(1_750_000_000_000)));
  expect(ids.size).toBe(100);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(Number.parseInt(id.slice(0, 16), 16)).toBe(1_750_000_000_000_000);
  }
});

test('rejects an invalid id', async ({ catalogue }) => {
  const error: unknown = await catalogue.writeStates('nope', {}).catch((thrown: unknown) => thrown);
  expect(isCatalogueError(error) && error.code).toBe('INVALID_REQUEST');
});
