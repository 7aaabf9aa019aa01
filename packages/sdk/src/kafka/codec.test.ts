import avro from 'avsc';
import { describe, expect, it } from 'vitest';
import { toWireProposal } from '../proposal.ts';
import { decodeMessage, encodeFramedMessage, encodeMessage } from './codec.ts';
import { directMessages } from './direct-types.ts';
import { frameMessage, unframeMessage } from './framing.ts';
import type { Messages } from './messages.ts';
import { earlierSchemas, schemaText } from './schemas.ts';
import { toAvro } from './to-avro.ts';
import { type MessageName, messageNames } from './topics.ts';

const entityUrn = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
const metadata = { lastObserved: 7, runId: 'run', lastRunId: 'run-before' };
const proposal = {
  ...toWireProposal({ entityUrn, aspectName: 'status', aspect: { removed: false } }),
  systemMetadata: { ...metadata, properties: { a: 'é' }, schemaVersion: 1 },
  headers: { 'If-Version-Match': '3' },
};
const snapshot = {
  'com.linkedin.metadata.snapshot.DatasetSnapshot': {
    urn: entityUrn,
    aspects: [{ 'com.linkedin.common.Status': { removed: true } }],
  },
};
const messages: Messages = {
  MetadataChangeProposal: proposal,
  FailedMetadataChangeProposal: { metadataChangeProposal: proposal, error: 'The aspect is invalid' },
  MetadataChangeLog: {
    ...proposal,
    previousAspectValue: { value: '{"removed":true}', contentType: 'application/json' },
    previousSystemMetadata: metadata,
    created: { time: 1, actor: 'urn:li:corpuser:ana' },
  },
  PlatformEvent: {
    header: { timestampMillis: 5 },
    name: 'entityChangeEvent',
    payload: { value: '{"category":"TAG"}', contentType: 'application/json' },
  },
  DataHubUpgradeHistoryEvent: { version: 'v1.5.0', systemMetadata: metadata },
  MetadataChangeEvent: { proposedSnapshot: snapshot, systemMetadata: metadata },
  FailedMetadataChangeEvent: {
    metadataChangeEvent: { proposedSnapshot: snapshot },
    error: 'There is no such entity',
  },
};

describe.each(messageNames)('%s', (name: MessageName) => {
  it('is read as it was written', () => {
    expect(decodeMessage(name, encodeMessage(name, messages[name]), schemaText(name))).toEqual(
      messages[name],
    );
  });

  it('is refused when the bytes are something else', () => {
    for (const bytes of [Buffer.from('{"entityType":"dataset"}'), Buffer.alloc(0), Buffer.alloc(40, 0xff)])
      expect(() => decodeMessage(name, bytes)).toThrow(`The message is no ${name}`);
  });
});

describe.each(directMessages)('%s, which is written without a copy,', (name) => {
  const type = avro.Type.forSchema(JSON.parse(schemaText(name)), { wrapUnions: 'always' });
  const encodeCopy = (message: object) => type.toBuffer(toAvro(type, message));

  it('has no unions but of null and another type', () => {
    const unions: unknown[][] = [];
    JSON.parse(schemaText(name), (_, node) => {
      if (Array.isArray(node) && node.includes('null')) unions.push(node);
      return node;
    });
    expect(unions.filter((members) => members.length !== 2)).toEqual([]);
  });

  it('has the bytes of the copy', () => {
    const message = messages[name];
    const aspect = (value: string) => ({ value, contentType: 'application/json' });
    const half = '\ud83d';
    const texts = ['', 'é', '€😀', half, `a${half}b`.padEnd(100, '.'), 'x'.repeat(200_000)];
    const variants = texts.map((text) =>
      name === 'PlatformEvent'
        ? { ...message, payload: aspect(text) }
        : { ...message, aspect: aspect(text), headers: { [text.slice(0, 5)]: 'é' } },
    );
    const bare = { entityType: 'tag', changeType: 'DELETE', aspect: null, systemMetadata: {}, other: 1 };
    for (const variant of [message, ...variants, ...(name === 'PlatformEvent' ? [] : [bare])])
      expect(encodeMessage(name, variant as never).equals(encodeCopy(variant))).toBe(true);
  });
});

it('is framed as it is written', () => {
  for (const name of messageNames)
    expect(encodeFramedMessage(name, 258, messages[name])).toEqual(
      frameMessage({ schemaId: 258, payload: encodeMessage(name, messages[name]) }),
    );
});

describe('a proposal of another version', () => {
  const payload = (schema: string, value: object) =>
    avro.Type.forSchema(JSON.parse(schema), { wrapUnions: 'never' as const }).toBuffer(value);
  const value = {
    entityType: 'dataset',
    entityUrn,
    changeType: 'UPSERT',
    aspectName: 'status',
    aspect: { value: Buffer.from('{"removed":false}'), contentType: 'application/json' },
    systemMetadata: metadata,
  };
  const read = {
    ...toWireProposal({ entityUrn, aspectName: 'status', aspect: { removed: false } }),
    systemMetadata: metadata,
  };

  it('is read by the schema of its writer, even if the registry names the current one', () => {
    expect(earlierSchemas('MetadataChangeProposal')).toHaveLength(5);
    for (const schema of earlierSchemas('MetadataChangeProposal').slice(0, 4)) {
      const bytes = payload(schema, value);
      expect(decodeMessage('MetadataChangeProposal', bytes, schema)).toEqual(read);
      expect(decodeMessage('MetadataChangeProposal', bytes, schemaText('MetadataChangeProposal'))).toEqual(
        read,
      );
      expect(decodeMessage('MetadataChangeProposal', bytes)).toEqual(read);
    }
  });

  it('keeps a field that is not known here', () => {
    const schema = JSON.parse(schemaText('MetadataChangeProposal'));
    schema.fields.push({ name: 'colour', type: ['null', 'string'], default: null });
    const bytes = payload(JSON.stringify(schema), { ...value, colour: 'red' });
    expect(decodeMessage('MetadataChangeProposal', bytes, JSON.stringify(schema))).toEqual({
      ...read,
      colour: 'red',
    });
  });
});

it('names the place of what does not fit', () => {
  const wrong = { ...proposal, changeType: 'REPLACE' } as unknown as Messages['MetadataChangeProposal'];
  expect(() => encodeMessage('MetadataChangeProposal', wrong)).toThrow(
    '/changeType: expected one of UPSERT, CREATE, UPDATE, DELETE, PATCH, RESTATE, CREATE_ENTITY, got string',
  );
});

describe('the frame', () => {
  it('has a zero and the id of the schema before the record', () => {
    const message = frameMessage({ schemaId: 258, payload: Buffer.from('x') });
    expect([...message]).toEqual([0, 0, 0, 1, 2, 120]);
    expect(unframeMessage(message)).toEqual({ schemaId: 258, payload: Buffer.from('x') });
  });

  it.each([null, Buffer.alloc(0), Buffer.from('{"a":1}'), Buffer.from([0, 1])])(
    'is missing in %s',
    (bytes) => {
      expect(() => unframeMessage(bytes)).toThrow('schema registry');
    },
  );
});
