import {
  type Catalogue,
  type ChangeProposal,
  createTraceId,
  isCatalogueError,
  type Session,
  systemActor,
} from '@colophon/catalogue';
import { KafkaMessageError } from '@colophon/sdk/kafka';
import { RequestError } from '@colophon/wire';
import type { SchemaIds } from '../registry/schema-ids.ts';
import type { MessagePlace } from './failed-message.ts';
import { maxMessageBytes, readProposals } from './read-proposals.ts';

export interface IncomingMessage extends MessagePlace {
  readonly kind: 'MetadataChangeProposal' | 'MetadataChangeEvent';
  readonly value: Buffer;
}

export interface FailedMessage {
  readonly message: IncomingMessage;
  readonly reason: string;
}

/**
 * Applies messages in their order: all in one write, or each by itself when one of them fails.
 *
 * @returns those that can never be applied, and why.
 * @throws whatever is no fault of a message: then some of them may be applied, and all are to be tried again.
 */
export async function applyMessages(
  catalogue: Pick<Catalogue, 'as' | 'registry'>,
  ids: SchemaIds,
  messages: readonly IncomingMessage[],
  signal: AbortSignal,
): Promise<readonly FailedMessage[]> {
  const failed: FailedMessage[] = [];
  const readable: { readonly message: IncomingMessage; readonly proposals: readonly ChangeProposal[] }[] = [];
  const traceId = createTraceId(Date.now());
  const session: Session = catalogue.as(
    { principal: { urn: systemActor }, requestId: traceId, traceId, signal },
    { unknownFields: 'keep', limitsReads: false },
  );
  for (const message of messages)
    try {
      if (message.value.length > maxMessageBytes)
        throw new KafkaMessageError(`Expected at most ${maxMessageBytes} bytes, got ${message.value.length}`);
      const proposals = await readProposals(catalogue.registry, ids, message.kind, message.value);
      readable.push({ message, proposals });
    } catch (error) {
      failed.push({ message, reason: reasonOf(error) });
    }
  const all = readable.flatMap(({ proposals }) => proposals);
  if (all.length === 0) return failed;
  signal.throwIfAborted();
  try {
    await session.propose(all);
    return failed;
  } catch (error) {
    reasonOf(error);
  }
  for (const { message, proposals } of readable)
    try {
      signal.throwIfAborted();
      await session.propose(proposals);
    } catch (error) {
      failed.push({ message, reason: reasonOf(error) });
    }
  return failed;
}

/** Why a message can never be applied. Throws what is no fault of the message. */
function reasonOf(error: unknown): string {
  if (error instanceof KafkaMessageError || error instanceof RequestError || isCatalogueError(error))
    return error.message;
  throw error;
}
