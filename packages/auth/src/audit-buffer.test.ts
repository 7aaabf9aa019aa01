import { expect, it } from 'vitest';
import { createAuditBuffer } from './audit-buffer.ts';
import { createMemoryIdentityStore } from './testing/memory-identity-store.ts';

const refusal = { action: 'request', outcome: 'refused', actor: 'urn:li:corpuser:ana' } as const;

function start(maxPending?: number) {
  const memory = createMemoryIdentityStore();
  let time = 0;
  let batches = 0;
  let fault: Error | undefined;
  const faults: unknown[] = [];
  const buffer = createAuditBuffer({
    store: {
      async addAudits(records) {
        if (fault) throw fault;
        batches++;
        await memory.addAudits(records);
      },
    },
    environment: { now: () => ++time },
    ...(maxPending !== undefined && { maxPending }),
    onFault: (error) => faults.push(error),
  });
  const read = async () => [...(await memory.readAudit({ limit: 10_000 }))].reverse();
  return { buffer, read, faults, batches: () => batches, fail: (error?: Error) => (fault = error) };
}

it('writes what waits as one batch, in order, and nothing when nothing waits', async () => {
  const { buffer, read, batches } = start();
  buffer.add(refusal, { address: '10.0.0.1', requestId: 'r1' });
  buffer.add({ ...refusal, subject: 'urn:li:tag:pii' });
  expect(await read()).toEqual([]);
  await Promise.all([buffer.flush(), buffer.flush()]);
  expect(await read()).toMatchObject([
    { ...refusal, time: 1, address: '10.0.0.1', requestId: 'r1' },
    { ...refusal, time: 2, subject: 'urn:li:tag:pii' },
  ]);
  expect(batches()).toBe(1);
});

it('makes one of equal records, with their number and the first time', async () => {
  const { buffer, read } = start();
  for (const requestId of ['r1', 'r2', 'r3'])
    buffer.add({ ...refusal, details: { status: 403 } }, { address: '10.0.0.1', requestId });
  buffer.add({ ...refusal, details: { status: 403 } }, { address: '10.0.0.2' });
  await buffer.flush();
  expect(await read()).toMatchObject([
    { time: 1, requestId: 'r1', details: { status: 403, count: 3 } },
    { address: '10.0.0.2', details: { status: 403 } },
  ]);
});

it('counts what it has no room for', async () => {
  const { buffer, read } = start(10);
  for (let i = 0; i < 5000; i++) buffer.add({ ...refusal, subject: `urn:li:tag:${i}` });
  await buffer.flush();
  const entries = await read();
  expect(entries).toHaveLength(11);
  expect(entries.at(-1)).toMatchObject({ action: 'audit-overflow', details: { count: 4990 } });
});

it('tries again what could not be written, and loses no count', async () => {
  const { buffer, read, faults, fail } = start(2);
  const full = new Error('the disk is full');
  fail(full);
  buffer.add(refusal);
  const failed = buffer.flush();
  buffer.add(refusal);
  buffer.add({ ...refusal, subject: 'b' });
  await failed;
  buffer.add({ ...refusal, subject: 'c' });
  expect(faults).toEqual([full]);
  fail();
  await buffer.flush();
  expect(await read()).toMatchObject([
    { ...refusal, details: { count: 2 } },
    { subject: 'b' },
    { action: 'audit-overflow', details: { count: 1 } },
  ]);
});

it('writes no more than its rate allows, however long a flood goes on, and counts the rest once a minute', async () => {
  const memory = createMemoryIdentityStore();
  let time = 0;
  const buffer = createAuditBuffer({
    store: memory,
    environment: { now: () => time },
    maxPending: 100,
    maxPerMinute: 10,
  });
  const minutes = 10;
  const perSecond = 5;
  for (let second = 0; second < minutes * 60; second++) {
    time += 1000;
    for (let i = 0; i < perSecond; i++) buffer.add({ ...refusal, subject: `${second} ${i}` });
    await buffer.flush();
  }
  await buffer.close();
  const entries = await memory.readAudit({ limit: 10_000 });
  const overflows = entries.filter(({ action }) => action === 'audit-overflow');
  const recorded = entries.length - overflows.length;
  expect(recorded).toBeGreaterThan(100);
  expect(recorded).toBeLessThanOrEqual(100 + minutes * 10);
  expect(overflows.length).toBeLessThanOrEqual(minutes + 1);
  const counted = overflows.reduce((sum, { details }) => sum + Number(details?.count), 0);
  expect(recorded + counted).toBe(minutes * 60 * perSecond);
});
