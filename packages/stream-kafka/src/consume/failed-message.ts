import type { JsonObject } from '@colophon/schema';
import { decodeMessage, encodeMessage } from '../messages/codec.ts';

/** Where a message was. */
export interface MessagePlace {
  readonly topic: string;
  readonly partition: number;
  readonly offset: bigint;
}

/** Longest message that is kept whole in one that reports its failure, in bytes. */
const maxKeptBytes = 4 * 1024 * 1024;

/**
 * The message that reports why another was not applied, for the topic of failures. One that cannot be read is kept as
 * bytes, under the header names `topic`, `partition` and `offset`.
 */
export function toFailedMessage(
  schemaId: number,
  message: Buffer,
  place: MessagePlace,
  reason: string,
): Buffer {
  return encodeMessage('FailedMetadataChangeProposal', schemaId, {
    auditHeader: null,
    metadataChangeProposal: tagged(message) ?? rawProposal(message, place),
    error: reason,
  });
}

/** The proposal as it came, read with tags at its unions, as it is written. */
function tagged(message: Buffer): unknown {
  if (message.length > maxKeptBytes) return undefined;
  try {
    return retag(decodeMessage('MetadataChangeProposal', message) as JsonObject);
  } catch {
    // Of another kind, or nothing of the kind.
    return undefined;
  }
}

const mxe = 'com.linkedin.pegasus2avro.mxe';
const option = (type: string, value: unknown) =>
  value === null || value === undefined ? null : { [type]: value };

function retag(proposal: JsonObject): object {
  const { entityType, changeType, entityUrn, entityKeyAspect, aspectName, aspect, headers } = proposal;
  return {
    auditHeader: null,
    entityType,
    changeType,
    entityUrn: option('string', entityUrn),
    entityKeyAspect: option(`${mxe}.GenericAspect`, entityKeyAspect),
    aspectName: option('string', aspectName),
    aspect: option(`${mxe}.GenericAspect`, aspect),
    systemMetadata: null,
    headers: option('map', headers),
  };
}

const rawProposal = (message: Buffer, { topic, partition, offset }: MessagePlace): object => ({
  auditHeader: null,
  entityType: 'unknown',
  changeType: 'UPSERT',
  entityUrn: null,
  entityKeyAspect: null,
  aspectName: null,
  aspect:
    message.length > maxKeptBytes
      ? null
      : option(`${mxe}.GenericAspect`, { value: message, contentType: 'application/octet-stream' }),
  systemMetadata: null,
  headers: { map: { topic, partition: String(partition), offset: String(offset) } },
});
