import { KafkaMessageError } from './message-error.ts';

/** A message in Confluent's form: the id of its schema in the registry, and the record in Avro. */
export interface FramedMessage {
  readonly schemaId: number;
  readonly payload: Buffer;
}

/** Bytes before the record: a zero, and the id of the schema. */
export const headLength = 5;

/** Puts a zero and the id of the schema, in four bytes, before the record. */
export function frameMessage({ schemaId, payload }: FramedMessage): Buffer {
  const head = Buffer.alloc(headLength);
  writeHead(head, schemaId);
  return Buffer.concat([head, payload]);
}

export function writeHead(message: Buffer, schemaId: number): void {
  message[0] = 0;
  message.writeInt32BE(schemaId, 1);
}

/** @throws KafkaMessageError if the message does not begin with a zero and the id of a schema. */
export function unframeMessage(message: Buffer | null | undefined): FramedMessage {
  if (!message || message.length === 0)
    throw new KafkaMessageError('The message is empty: expected Avro in the form of a schema registry');
  if (message[0] !== 0 || message.length < headLength)
    throw new KafkaMessageError(
      `The message is not in the form of a schema registry: expected a first byte 0 and the id of a schema, got ${message.length} bytes that begin with ${message[0]}`,
    );
  return { schemaId: message.readInt32BE(1), payload: message.subarray(headLength) };
}
