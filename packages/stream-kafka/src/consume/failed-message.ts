import { decodeMessage, type Messages, unframeMessage } from '@colophon/sdk/kafka';
import { toValue } from '../messages/to-messages.ts';

/** Where a message was. */
export interface MessagePlace {
  readonly topic: string;
  readonly partition: number;
  readonly offset: bigint;
}

/** Longest message that is kept whole in one that reports its failure, in bytes. */
const maxKeptBytes = 3 * 1024 * 1024;
/** Content type of the bytes of a message that cannot be read. */
const unreadableType = 'application/octet-stream;base64';

/**
 * The message that reports why another was not applied, for the topic of failures. One that cannot be read is kept in
 * base64, with the headers `topic`, `partition` and `offset`.
 *
 * @param maxBytes Longest message that is kept; of a longer one, only its place. Default: 3 MiB.
 */
export const toFailedMessage = (
  schemaId: number,
  message: Buffer,
  place: MessagePlace,
  reason: string,
  maxBytes = maxKeptBytes,
): Buffer => {
  const isKept = message.length <= maxBytes;
  return toValue('FailedMetadataChangeProposal', schemaId, {
    metadataChangeProposal: (isKept ? readProposal(message) : undefined) ?? wrap(message, place, isKept),
    error: reason,
  });
};

type Proposal = Messages['MetadataChangeProposal'];

/** The proposal as it came. */
function readProposal(message: Buffer): Proposal | undefined {
  try {
    return decodeMessage('MetadataChangeProposal', unframeMessage(message).payload);
  } catch {
    // Of another kind, or nothing of the kind.
    return undefined;
  }
}

const wrap = (message: Buffer, { topic, partition, offset }: MessagePlace, isKept: boolean): Proposal => ({
  entityType: 'unknown',
  changeType: 'UPSERT',
  ...(isKept && {
    aspect: { value: message.toString('base64'), contentType: unreadableType },
  }),
  headers: { topic, partition: String(partition), offset: String(offset) },
});
