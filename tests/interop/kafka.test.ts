import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { root } from './folders.ts';
import { type Kafka, startKafka } from './kafka.ts';
import { parseLines, runScript } from './python.ts';

const urn = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
const proposals = 6;
const events = 2;

/** What the callbacks of an emitter were called with: null for a delivered message. */
interface Emitted {
  readonly emitted: string;
  readonly topics: string;
  readonly results: readonly (string | null)[];
}

interface Message {
  readonly topics: string;
  readonly topic: string;
  readonly key: string;
  readonly magic: number;
  /** Id of its schema in the registry. */
  readonly schema: number;
  /** The record as its own schema has it. */
  readonly written: object;
  /** The record as DataHub's schema has it. */
  readonly read: object;
}

interface Failure {
  readonly delivered: number;
  /** Index, URN, aspect and code of each. */
  readonly failures: readonly (readonly [number, string, string, string])[];
  readonly message: string;
}

type Line = Emitted | Message | { readonly failures: Readonly<Record<string, Failure>> };

let kafka: Kafka | undefined;
let home: string;
let emitted: Emitted[];
let messages: Message[];
let failures: Readonly<Record<string, Failure>>;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'colophon-interop-'));
  kafka = await startKafka();
  const args = [kafka.broker, kafka.registry, String(await freePort())];
  const env = { PYTHONPATH: join(root, 'python/src') };
  const lines = parseLines<Line>(await runScript('kafka_cases.py', args, { home, env }));
  emitted = lines.filter((line) => 'emitted' in line);
  messages = lines.filter((line) => 'topic' in line);
  failures =
    lines.find((line): line is Extract<Line, { failures: object }> => 'failures' in line)?.failures ?? {};
});
afterAll(async () => {
  await kafka?.stop();
  await rm(home, { recursive: true, force: true });
});

/** The messages of a topic by who sent them first. */
const halves = (topic: string): [Message[], Message[]] => {
  const found = messages.filter((message) => message.topic === topic);
  return [found.slice(0, found.length / 2), found.slice(found.length / 2)];
};

describe('the Kafka emitter of the Python package, with a real broker and registry', () => {
  it('calls back for each message, and so does DataHub’s', () => {
    expect(emitted.map(({ emitted: who, topics }) => [who, topics])).toEqual([
      ['datahub', 'mixed'],
      ['colophon', 'mixed'],
      ['colophon', 'own'],
      ['datahub', 'own'],
    ]);
    for (const { results } of emitted) expect(results).toEqual(Array(proposals + events).fill(null));
  });

  it.each([
    { topics: 'mixed', topic: 'MetadataChangeProposal_v1', count: proposals },
    { topics: 'mixed', topic: 'MetadataChangeEvent_v4', count: events },
    { topics: 'own', topic: 'own-proposals', count: proposals },
    { topics: 'own', topic: 'own-events', count: events },
  ])('sends to $topic what DataHub’s emitter sends there', ({ topic, count }) => {
    const [first, second] = halves(topic);
    expect(first).toHaveLength(count);
    expect(second).toHaveLength(count);
    for (const { key, magic } of [...first, ...second])
      expect({ key, magic }).toEqual({ key: urn, magic: 0 });
    expect(second.map(({ read }) => read)).toEqual(first.map(({ read }) => read));
  });

  it('writes records that are the same by its own schema and by DataHub’s', () => {
    expect(messages).toHaveLength(4 * (proposals + events));
    for (const { read, written } of messages) expect(read).toEqual(written);
  });

  it('registers one schema for each kind of message, whatever the topic', () => {
    const schemasOf = (...topics: string[]) =>
      new Set(topics.flatMap((topic) => halves(topic).map(([message]) => message?.schema)));
    expect(schemasOf('MetadataChangeProposal_v1', 'own-proposals').size).toBe(2);
    expect(schemasOf('MetadataChangeEvent_v4', 'own-events').size).toBe(2);
  });

  it.each([
    { what: 'no broker', delivered: 0, failed: [[0, urn, 'status', 'DELIVERY_FAILED']], says: 'timed out' },
    {
      what: 'no registry',
      delivered: 0,
      failed: [
        [0, urn, 'status', 'DELIVERY_FAILED'],
        [1, urn, 'status', 'DELIVERY_FAILED'],
      ],
      says: 'could not be serialized',
    },
    {
      what: 'too large for the broker',
      delivered: 2,
      failed: [[1, urn, 'datasetProperties', 'DELIVERY_FAILED']],
      says: 'was not delivered: Broker: Message size too large',
    },
    {
      what: 'too large for the producer',
      delivered: 2,
      failed: [[1, urn, 'datasetProperties', 'DELIVERY_FAILED']],
      says: 'was not sent: Unable to produce message: Broker: Message size too large',
    },
    {
      what: 'not valid',
      delivered: 2,
      failed: [[1, urn, 'status', 'INVALID_ASPECT']],
      says: 'Aspect status: /removed',
    },
  ])(
    'reports each message that fails, and delivers the others: $what',
    ({ what, delivered, failed, says }) => {
      expect(failures[what]).toMatchObject({ delivered, failures: failed });
      expect(failures[what]?.message).toContain(says);
    },
  );
});
