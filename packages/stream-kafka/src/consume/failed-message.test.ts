import { decodeMessage, encodeMessage, frameMessage, unframeMessage } from '@colophon/sdk/kafka';
import { expect, it } from 'vitest';
import { toFailedMessage } from './failed-message.ts';

const place = { topic: 'MetadataChangeProposal_v1', partition: 2, offset: 7n };
const read = (message: Buffer) => {
  const { schemaId, payload } = unframeMessage(toFailedMessage(17, message, place, 'no such aspect'));
  return { schemaId, ...decodeMessage('FailedMetadataChangeProposal', payload) };
};

it('reports a proposal as it came, with the reason', () => {
  const proposal = {
    entityType: 'tag',
    entityUrn: 'urn:li:tag:größe',
    changeType: 'UPSERT',
    aspectName: 'colour',
    aspect: { value: '{"hex":"#fff"}', contentType: 'application/json' },
    systemMetadata: { lastObserved: 5, runId: 'nightly', lastRunId: 'before' },
    headers: { 'If-Version-Match': '3' },
  } as const;
  const message = frameMessage({ schemaId: 16, payload: encodeMessage('MetadataChangeProposal', proposal) });
  expect(read(message)).toEqual({
    schemaId: 17,
    metadataChangeProposal: proposal,
    error: 'no such aspect',
  });
});

it('reports where a message was that cannot be read, with its bytes', () => {
  const message = Buffer.from([0xff, 0, 0x80]);
  expect(read(message).metadataChangeProposal).toMatchObject({
    entityType: 'unknown',
    aspect: { value: message.toString('base64'), contentType: 'application/octet-stream;base64' },
    headers: { topic: 'MetadataChangeProposal_v1', partition: '2', offset: '7' },
  });
});

it('leaves out the bytes of a message that would not fit', () => {
  const { metadataChangeProposal, error } = read(Buffer.alloc(5_000_000));
  expect(metadataChangeProposal.aspect).toBeUndefined();
  expect(error).toBe('no such aspect');
});
