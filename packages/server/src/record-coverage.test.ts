import { type Catalogue, createCatalogue, type Store } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RecordedCoverage, recordCoverage } from './record-coverage.ts';

const minute = 60_000;
const noon = Date.UTC(2026, 10, 30, 12);

let time: number;
let store: Store;
let catalogue: Catalogue;
let open: RecordedCoverage[];
let faults: unknown[];
/** Lets each recorder look again, and waits until it has. */
let checks: (() => Promise<void>)[];

beforeEach(() => {
  time = noon;
  store = createSqliteStore(openMemoryDatabase());
  catalogue = createCatalogue({ registry, store });
  [open, faults, checks] = [[], [], []];
});
afterEach(async () => {
  await Promise.all(open.map((each) => each.close()));
});

/** A process over the store, once it has looked for the first time. */
async function record(): Promise<void> {
  let goOn: (() => void) | undefined;
  let paused = Promise.withResolvers<void>();
  open.push(
    recordCoverage(catalogue, store, (error) => faults.push(error), {
      now: () => time,
      pause: (signal) =>
        new Promise((resolve) => {
          goOn = () => resolve(undefined);
          signal.addEventListener('abort', goOn);
          paused.resolve();
        }),
    }),
  );
  checks.push(async () => {
    paused = Promise.withResolvers();
    goOn?.();
    await paused.promise;
  });
  await paused.promise;
}

async function later(ms: number): Promise<void> {
  time += ms;
  for (const check of checks) await check();
}

const write = (name: string, description?: string) =>
  catalogue.propose([
    {
      entityUrn: `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`,
      aspectName: 'datasetProperties',
      changeType: 'UPSERT',
      value: { name, ...(description !== undefined && { description }) },
    },
  ]);

/** What was documented on each day: `has/of`. */
async function documented(): Promise<Record<string, string>> {
  const everything = { by: 'all', value: '', from: '2000-01-01', until: '2999-12-31' } as const;
  const { days } = await store.coverageHistory(everything);
  return Object.fromEntries(
    days.map(({ day, counts: { documented } }) => [day, `${documented?.has}/${documented?.of}`]),
  );
}

it('counts when it starts, and at the beginning of each day', async () => {
  await write('orders');
  await record();
  expect(await documented()).toEqual({ '2026-11-30': '0/1' });
  await write('orders', 'One row for each order.');
  await later(12 * 60 * minute);
  expect(await documented()).toEqual({ '2026-11-30': '0/1', '2026-12-01': '1/1' });
});

it('counts again on the same day when something was written, but not all the time', async () => {
  await write('orders');
  await record();
  await write('customers');
  await later(9 * minute);
  expect(await documented()).toEqual({ '2026-11-30': '0/1' });
  await later(minute);
  expect(await documented()).toEqual({ '2026-11-30': '0/2' });
  const at = await store.coverageMeasuredAt();
  await later(60 * minute);
  expect(await store.coverageMeasuredAt()).toBe(at);
});

it('leaves it to one of several processes', async () => {
  await write('orders');
  await record();
  time += minute;
  await record();
  expect(await store.coverageMeasuredAt()).toBe(noon);
  await write('customers');
  await later(10 * minute);
  expect(await documented()).toEqual({ '2026-11-30': '0/2' });
  expect(await store.coverageMeasuredAt()).toBe(noon + 11 * minute);
});

it('waits for the first asset, and counts it soon', async () => {
  await record();
  expect(await store.coverageMeasuredAt()).toBeUndefined();
  await write('orders');
  await later(minute);
  expect(await documented()).toEqual({ '2026-11-30': '0/1' });
});

it('tries again after a fault', async () => {
  await write('orders');
  const { setCoverage } = store;
  store.setCoverage = async () => {
    throw new Error('the disk is full');
  };
  await record();
  expect(faults).toMatchObject([{ message: 'the disk is full' }]);
  store.setCoverage = setCoverage;
  await later(minute);
  expect(await documented()).toEqual({ '2026-11-30': '0/1' });
});
