import { makeDatasetUrn } from '@colophon/sdk/urns';
import { expect, it } from 'vitest';
import type { Sink } from '../definitions/sink.ts';
import { tableRecord } from '../testing/make-recipe.ts';
import { makeBatches } from './make-batches.ts';
import { writeBatches } from './write-batches.ts';

const { signal } = new AbortController();

async function* records(names: readonly string[]) {
  for (const [i, name] of names.entries()) yield tableRecord(name, String(i));
}

/** A sink whose writes end when the test says so. */
function manualSink(concurrency: number) {
  const waiting: { readonly urns: string[]; end(): void }[] = [];
  let arrived: () => void = () => undefined;
  const sink: Sink = {
    concurrency,
    write: (proposals) =>
      new Promise((resolve) => {
        waiting.push({ urns: proposals.map(({ entityUrn }) => entityUrn), end: () => resolve([]) });
        arrived();
      }),
    close: async () => undefined,
  };
  const until = async (count: number) => {
    while (waiting.length < count) await new Promise<void>((resolve) => (arrived = resolve));
  };
  return { sink, waiting, until };
}

const limits = { maxProposals: 2, maxBytes: 1e6 };

it('writes several batches at the same time, but none with an entity that is being written', async () => {
  const { sink, waiting, until } = manualSink(3);
  const batches = makeBatches(records(['a', 'b', 'c', 'd', 'a', 'e', 'f', 'g']), limits);
  const done = writeBatches(batches, sink, signal, () => undefined);
  await until(2);
  // Long enough for a third to start, if it did not wait for "a".
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
  expect(waiting.map(({ urns }) => urns.map((urn) => urn.split(',')[1]))).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  waiting[0]?.end();
  await until(4);
  expect(waiting[2]?.urns).toContain(makeDatasetUrn('test', 'a'));
  for (const { end } of waiting) end();
  await done;
});

it('waits for what is being written before it fails', async () => {
  let slow = false;
  let call = 0;
  const sink: Sink = {
    concurrency: 2,
    async write() {
      if (++call === 2) throw new Error('lost');
      await new Promise((resolve) => setTimeout(resolve, 20));
      slow = true;
      return [];
    },
    close: async () => undefined,
  };
  const batches = makeBatches(records(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']), limits);
  await expect(writeBatches(batches, sink, signal, () => undefined)).rejects.toThrow('lost');
  expect([slow, call]).toEqual([true, 2]);
});

it('limits batches by size, and keeps the proposals of a record together', async () => {
  const large = tableRecord('large', 'x'.repeat(5000));
  const double = {
    id: 'double',
    proposals: [...tableRecord('x').proposals, ...tableRecord('x', 'y').proposals],
  };
  async function* some() {
    yield large;
    yield large;
    yield tableRecord('a');
    yield double;
    yield tableRecord('b');
  }
  const sizes: number[] = [];
  for await (const { proposals } of makeBatches(some(), { maxProposals: 2, maxBytes: 6000 }))
    sizes.push(proposals.length);
  expect(sizes).toEqual([1, 2, 2, 1]);
});
