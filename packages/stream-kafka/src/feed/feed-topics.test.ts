import { setTimeout as pause } from 'node:timers/promises';
import { type Catalogue, type ChangeProposal, type Changes, createCatalogue } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OutgoingMessage } from '../messages/to-messages.ts';
import { readTopicNames } from '../messages/topics.ts';
import { feedName, feedTopics } from './feed-topics.ts';

const topics = readTopicNames({});
/** Each has two changes, with its key: two pages and a half of 500. */
const tags = Array.from({ length: 625 }, (_, number) => `urn:li:tag:${number}`);
const named = (entityUrn: string): ChangeProposal => ({
  entityUrn,
  aspectName: 'tagProperties',
  changeType: 'UPSERT',
  value: { name: entityUrn },
});
let catalogue: Catalogue;

beforeEach(async () => {
  catalogue = createCatalogue({ registry, store: createSqliteStore(openMemoryDatabase()) });
  await catalogue.propose(tags.map(named));
});
afterEach(() => catalogue.close());

/** A feed of which each batch waits for its confirmation, and the reads of the log. */
function startFeed(changes: Changes = catalogue.changes) {
  const ended = new AbortController();
  const batches: { keys: string[]; confirm: () => void; fail: (error: Error) => void }[] = [];
  const reads: number[] = [];
  const send = (messages: readonly OutgoingMessage[]) =>
    new Promise<void>((confirm, fail) => {
      const sent = messages.filter(({ topic }) => topic === topics.metadataChangeLogVersioned);
      batches.push({ keys: sent.map(({ key }) => key), confirm, fail });
    });
  const fed = feedTopics({
    catalogue: {
      registry,
      changes: {
        ...changes,
        read(query, waiting) {
          reads.push(query.from);
          return changes.read(query, waiting);
        },
      },
    },
    topics,
    ids: { MetadataChangeLog: 19, PlatformEvent: 4 },
    producer: { send, close: async () => undefined },
    signal: ended.signal,
    onSent: () => undefined,
    onTooLong: () => undefined,
    onPosition: () => undefined,
  });
  fed.catch(() => undefined);
  return {
    fed,
    batches,
    reads,
    async stop() {
      ended.abort();
      for (const { confirm } of batches) confirm();
      await fed;
    },
  };
}
const position = () => catalogue.changes.position(feedName);
const keysFrom = (change: number) =>
  tags.flatMap((urn) => [urn, urn]).slice(change - 1, Math.min(change + 499, 2 * tags.length));

it('reads the next page while one is being sent, and sends it when the position has been kept', async () => {
  const { batches, reads, stop } = startFeed();
  await expect.poll(() => reads).toEqual([1, 501]);
  expect([batches.length, await position()]).toEqual([1, undefined]);
  batches[0]?.confirm();
  await expect.poll(() => batches.length).toBe(2);
  expect(await position()).toBe(501);
  batches[1]?.confirm();
  await expect.poll(() => batches.length).toBe(3);
  batches[2]?.confirm();
  await expect.poll(position).toBe(1251);
  expect(batches.map(({ keys }) => keys)).toEqual([keysFrom(1), keysFrom(501), keysFrom(1001)]);
  // Behind a page that is not full, it waits for what comes.
  await catalogue.propose([named('urn:li:tag:a')]);
  await expect.poll(() => batches[3]?.keys).toEqual(['urn:li:tag:a', 'urn:li:tag:a']);
  await stop();
});

it('begins again behind what was confirmed', async () => {
  const first = startFeed();
  await expect.poll(() => first.batches.length).toBe(1);
  first.batches[0]?.confirm();
  await expect.poll(() => first.batches.length).toBe(2);
  first.batches[1]?.fail(new Error('The broker is away'));
  await expect(first.fed).rejects.toThrow('The broker is away');
  expect(first.batches).toHaveLength(2);
  const second = startFeed();
  await expect.poll(() => second.batches[0]?.keys).toEqual(keysFrom(501));
  await second.stop();
});

it('keeps the position of what was sent when the next page cannot be read', async () => {
  const { read } = catalogue.changes;
  const { fed, batches, reads } = startFeed({
    ...catalogue.changes,
    async read(query, waiting) {
      if (query.from > 1) throw new Error('The store is away');
      return read(query, waiting);
    },
  });
  await expect.poll(() => reads).toEqual([1, 501]);
  // It ends after its batch, not before.
  expect(await Promise.race([fed, pause(20)])).toBeUndefined();
  batches[0]?.confirm();
  await expect(fed).rejects.toThrow('The store is away');
  expect(await position()).toBe(501);
});

it('keeps no position when it is ended before the broker has confirmed', async () => {
  const { batches, stop } = startFeed();
  await expect.poll(() => batches.length).toBe(1);
  await stop();
  expect([batches.length, await position()]).toEqual([1, undefined]);
});
