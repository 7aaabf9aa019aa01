import { readFile } from 'node:fs/promises';
import * as events from '@colophon/model/events';
import { toAvroSchema } from '@colophon/schema/printers';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AvroNamed, addTypeFacts, type Facts, namedTypes } from './avro-facts.ts';
import { root } from './folders.ts';
import { sitePackages } from './python.ts';

const { snapshots, ...named } = events;
const envelopes = ['MetadataChangeProposal', 'MetadataChangeLog', 'MetadataChangeEvent'];

/** The schema that ships inside the client, by type. */
let theirs: Map<string, AvroNamed>;

beforeAll(async () => {
  const file = `${await sitePackages()}/datahub/metadata/schema.avsc`;
  theirs = namedTypes(JSON.parse(await readFile(file, 'utf8')));
});

function factsOf(types: ReadonlyMap<string, AvroNamed>): Record<string, string> {
  const facts: Facts = new Map();
  for (const [name, type] of types) addTypeFacts(facts, name, type);
  return Object.fromEntries(facts);
}

/** What the client's schema says of the same types. */
const factsOfClient = (names: Iterable<string>): Record<string, string> =>
  factsOf(new Map([...names].flatMap((name) => [[name, theirs.get(name)] as const]).filter(isKnown)));

const isKnown = (entry: readonly [string, AvroNamed | undefined]): entry is [string, AvroNamed] =>
  entry[1] !== undefined;

/** Every `fixed` type in a schema, with its size: the one kind that the facts leave out. */
function fixedTypes(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, name, namespace, size } = schema as Record<string, unknown>;
  if (type === 'fixed') return [`${namespace}.${name} ${size}`];
  return Object.values(schema).flatMap(fixedTypes);
}

describe('the events, compared with the schema inside the Python client', () => {
  it.each(Object.entries(named))('%s has the same fields, in the same order, at every depth', (_, event) => {
    const ours = namedTypes(toAvroSchema(event));
    expect(factsOf(ours)).toEqual(factsOfClient(ours.keys()));
  });

  it('the snapshots are the same', () => {
    const ours = snapshots.map(({ name }) => name.replace('com.linkedin.', 'com.linkedin.pegasus2avro.'));
    expect(ours.sort()).toEqual([...theirs.keys()].filter((name) => name.includes('.snapshot.')).sort());
  });

  it('fixed types have the same size', async () => {
    const schema = JSON.parse(await readFile(`${await sitePackages()}/datahub/metadata/schema.avsc`, 'utf8'));
    expect(fixedTypes(toAvroSchema(events.kafkaAuditHeader))).toEqual([...new Set(fixedTypes(schema))]);
  });

  it.each(envelopes)('the committed schema of %s is this one', async (name) => {
    const text = await readFile(`${root}/packages/model/gen/avro/${name}.avsc`, 'utf8');
    const committed = namedTypes(JSON.parse(text));
    expect([...committed.keys()]).toContain(`com.linkedin.pegasus2avro.mxe.${name}`);
    expect(factsOf(committed)).toEqual(factsOfClient(committed.keys()));
  });
});
