import { type Catalogue, createCatalogue } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { encodeMessage, frameMessage } from '@colophon/sdk/kafka';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { builtInSchemaIds } from '../registry/schema-ids.ts';
import { applyMessages, type IncomingMessage } from './apply-messages.ts';

const urn = 'urn:li:tag:a';
let catalogue: Catalogue;

beforeEach(() => {
  catalogue = createCatalogue({ registry, store: createSqliteStore(openMemoryDatabase()) });
});
afterEach(() => catalogue.close());

const payload = (aspectName: string, value: string) =>
  encodeMessage('MetadataChangeProposal', {
    entityType: 'tag',
    entityUrn: urn,
    changeType: 'UPSERT',
    aspectName,
    aspect: { value, contentType: 'application/json' },
  });
const proposal = (aspectName: string, value: string, schemaId = 16) =>
  frameMessage({ schemaId, payload: payload(aspectName, value) });

const apply = async (values: readonly Buffer[], signal = new AbortController().signal) => {
  const messages = values.map(
    (value, index): IncomingMessage => ({
      kind: 'MetadataChangeProposal',
      topic: 'proposals',
      partition: 0,
      offset: BigInt(index),
      value,
    }),
  );
  const failed = await applyMessages(catalogue, builtInSchemaIds(), messages, signal);
  return failed.map(({ message, reason }) => [Number(message.offset), reason] as const);
};
const descriptions = async () => {
  const { entries } = await catalogue.changes.read({ from: 1, limit: 100 });
  return entries
    .filter(({ aspect }) => aspect === 'tagProperties')
    .map(({ value }) => value?.description ?? null);
};
const described = (description: string) =>
  proposal('tagProperties', JSON.stringify({ name: 'a', description }));

it('applies messages in their order, and says why others can never be applied', async () => {
  const failed = await apply([
    described('one'),
    Buffer.from('no Avro'),
    Buffer.alloc(0),
    proposal('tagProperties', '{}', 1234),
    frameMessage({ schemaId: 16, payload: payload('tagProperties', '{}').subarray(0, 20) }),
    proposal('tagProperties', '{'),
    proposal('schemaMetadata', '{}'),
    proposal('tagProperties', '{"name":1}'),
    Buffer.alloc(17_000_000),
    described('two'),
  ]);
  expect(new Map(failed)).toEqual(
    new Map([
      [1, expect.stringContaining('not in the form of a schema registry')],
      [2, expect.stringContaining('The message is empty')],
      [3, 'Expected the id of a known schema, got 1234'],
      [4, expect.stringContaining('The message is no MetadataChangeProposal')],
      [5, expect.stringContaining('JSON')],
      [6, expect.stringContaining('schemaMetadata')],
      [7, expect.stringContaining('/name')],
      [8, 'Expected at most 16777216 bytes, got 17000000'],
    ]),
  );
  expect(await descriptions()).toEqual(['one', 'two']);
});

it('makes no second change of a message that comes again', async () => {
  await apply([described('one'), described('two')]);
  expect(await apply([described('two'), described('two')])).toEqual([]);
  expect(await descriptions()).toEqual(['one', 'two']);
});

it('reports no failure of a message that somebody else will apply', async () => {
  const moved = AbortSignal.abort(new Error('moved'));
  await expect(apply([described('one')], moved)).rejects.toThrow('moved');
  expect(await descriptions()).toEqual([]);
});
