import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Catalogue, createCatalogue, type Store } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openDatabase } from '@colophon/store-sqlite/node';
import { type OutgoingMessage, readKafkaSettings, runStream } from '@colophon/stream-kafka';
import { Producer } from '@platformatic/kafka';
import { startKafka } from '../../tests/interop/kafka.ts';
import { ensureCacheFolder } from './folders.ts';
import { type Figure, figure, median } from './report.ts';
import { inPairs, type Rounds } from './rounds.ts';
import { proposeDatasets } from './search/fill.ts';

/** Datasets whose changes are sent in each round: about ten messages each. */
const datasets = 4000;

type Batches = readonly (readonly OutgoingMessage[])[];

/** Messages per second from the change log to a broker, against the same messages sent by the client alone. */
export async function benchKafka(rounds: Rounds): Promise<Figure[]> {
  await using kafka = await startKafka();
  const folder = await mkdtemp(join(await ensureCacheFolder(), 'kafka-'));
  const store = createSqliteStore(openDatabase(folder));
  const catalogue = createCatalogue({ registry, store });
  try {
    await proposeDatasets(datasets, (proposals) => catalogue.propose(proposals));
    const end = await catalogue.changes.offsetSince(Date.now() + 60_000);
    const feed = () => feedAll(kafka.broker, catalogue, store, end);
    // The first one creates the topics, compiles the code, and says what is sent.
    const { batches } = await feed();
    const count = batches.flat().length;
    const pairs = await inPairs(
      rounds,
      async () => (await feed()).seconds,
      () => sendAll(kafka.broker, batches),
    );
    const perSecond = (side: 0 | 1) =>
      Math.round(count / median(pairs.map((pair) => pair[side]))).toLocaleString('en');
    return [
      figure(
        pairs.map(([ours, raw]) => raw / ours),
        {
          benchmark: 'kafka',
          what: 'messages per second from the change log to a broker',
          against: 'the same messages and batches, sent by the client alone',
          goal: { atLeast: 0.5 },
          detail: `${perSecond(0)} / ${perSecond(1)} messages per second; ${count.toLocaleString('en')} messages`,
        },
      ),
    ];
  } finally {
    await catalogue.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Sends the whole change log; the time is that from the first message to the last. */
async function feedAll(broker: string, catalogue: Catalogue, store: Store, end: number) {
  await catalogue.changes.forget('kafka-feed');
  const batches: (readonly OutgoingMessage[])[] = [];
  const done = Promise.withResolvers<void>();
  let startedAt = Number.NaN;
  const stream = runStream({
    settings: readKafkaSettings(broker, {}),
    catalogue,
    store,
    onPosition(next) {
      if (Number.isNaN(startedAt)) startedAt = performance.now();
      if (next >= end) done.resolve();
    },
    onSent: (messages) => batches.push(messages),
    onTooLong: ({ key }) => done.reject(new Error(`A change of ${key} is too long`)),
    onTrouble: (_, reason) => done.reject(new Error(reason)),
    onRead: () => undefined,
    onFailed: () => undefined,
  });
  try {
    await done.promise;
    return { batches, seconds: (performance.now() - startedAt) / 1000 };
  } finally {
    await stream.stop();
  }
}

/** Sends batches, one after the other, which keeps their order; returns how many seconds it took. */
async function sendAll(broker: string, batches: Batches): Promise<number> {
  const producer = new Producer<string, Buffer, string, string>({
    clientId: 'bench',
    bootstrapBrokers: [broker],
    idempotent: true,
    acks: -1,
    serializers: { key: (key) => Buffer.from(key ?? '') },
  });
  try {
    await producer.metadata({ topics: [...new Set(batches.flat().map(({ topic }) => topic))] });
    const startedAt = performance.now();
    for (const messages of batches)
      await producer.send({ messages: messages.map(({ topic, key, value }) => ({ topic, key, value })) });
    return (performance.now() - startedAt) / 1000;
  } finally {
    await producer.close();
  }
}
