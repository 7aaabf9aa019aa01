/** A message that cannot be written or read: what was expected, and what came. It never has the content of the message. */
export class KafkaMessageError extends Error {
  override readonly name = 'KafkaMessageError';
}
