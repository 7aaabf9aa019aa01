/** An error of the Kafka client, as far as it is read here. */
interface ClientError extends Error {
  readonly code?: string;
  findBy?(property: string, value: unknown): ClientError | null;
  readonly apiId?: string;
  readonly errors?: readonly ClientError[];
}

/** True when a part of what failed was answered with this error of the protocol. */
export const hasProtocolError = (error: unknown, id: string): boolean =>
  Boolean((error as ClientError).findBy?.('apiId', id));

const isAuthentication = (error: unknown): boolean =>
  Boolean((error as ClientError).findBy?.('code', 'PLT_KFK_AUTHENTICATION')) ||
  hasProtocolError(error, 'SASL_AUTHENTICATION_FAILED');

const missingRights = [
  'TOPIC_AUTHORIZATION_FAILED',
  'CLUSTER_AUTHORIZATION_FAILED',
  'GROUP_AUTHORIZATION_FAILED',
] as const;

/** A mistake that waiting does not correct, in one sentence; undefined for anything else. */
export function explainMistake(error: unknown): string | undefined {
  if (isAuthentication(error))
    return 'Kafka rejects the sign-in: check KAFKA_PROPERTIES_SASL_USERNAME, KAFKA_PROPERTIES_SASL_PASSWORD and KAFKA_PROPERTIES_SASL_MECHANISM.';
  const missing = missingRights.find((id) => hasProtocolError(error, id));
  return (
    missing &&
    `Kafka refuses it, since the user has no rights for it (${missing}): grant them on the topics, the consumer group and the cluster.`
  );
}

/** What went wrong, for a line of a log. */
export function explain(error: unknown): string {
  const mistake = explainMistake(error);
  if (mistake !== undefined) return mistake;
  const { message, errors } = error as ClientError;
  const [first] = errors ?? [];
  return first ? `${message} ${explain(first)}` : message;
}
