/** A fact in which the model differs from the client's schema on purpose. */
export interface IntendedDifference {
  /** The path of the fact, as the test prints it. */
  readonly path: string;
  readonly reason: string;
}

/** Every difference that is meant. One that no longer applies fails the test as well. */
export const intendedDifferences: readonly IntendedDifference[] = [];

const subscriptions =
  "DataHub's open model has no subscriptions; names and fields are those of DataHub Cloud's, and digests are added";

/** What the model has and the client's schema has not, by the start of the paths of the facts. */
export const intendedAdditions: readonly IntendedDifference[] = [
  'entity subscription ',
  'aspect subscriptionInfo',
  'com.linkedin.pegasus2avro.metadata.key.SubscriptionKey',
  'com.linkedin.pegasus2avro.subscription.',
].map((path) => ({ path, reason: subscriptions }));
