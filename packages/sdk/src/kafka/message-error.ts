/** A message that cannot be written or read: what was expected, and what came. It never has the content of the message. */
export class KafkaMessageError extends Error {
  override readonly name = 'KafkaMessageError';
}

/** A message that was not delivered. The emitter has stopped trying; others may have been delivered. */
export class KafkaDeliveryError extends Error {
  override readonly name = 'KafkaDeliveryError';
  /** True if the message can never be delivered as it is: it is larger than the producer or the topic accepts. */
  readonly isTooLarge: boolean;

  constructor(
    message: string,
    { isTooLarge = false, ...options }: { readonly isTooLarge?: boolean; readonly cause?: unknown } = {},
  ) {
    super(message, options);
    this.isTooLarge = isTooLarge;
  }
}
