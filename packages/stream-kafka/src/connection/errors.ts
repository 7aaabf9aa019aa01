import { type HttpError, isHttpError } from '@colophon/sdk';

/** An error of the Kafka client, as far as it is read here. */
interface ClientError extends Error {
  readonly code?: string;
  readonly apiId?: string;
  readonly errors?: readonly ClientError[];
}

/** An error with all that it was made from. */
function reasonsOf(error: unknown): ClientError[] {
  if (!(error instanceof Error)) return [];
  const { cause, errors = [] } = error as ClientError;
  return [error, ...[...errors, cause].flatMap(reasonsOf)];
}

/** True when a part of what failed was answered with this error of the protocol. */
export const hasProtocolError = (error: unknown, id: string): boolean =>
  reasonsOf(error).some(({ apiId }) => apiId === id);

/** True when a topic takes no messages of that length. */
export const isTooLarge = (error: unknown): boolean =>
  ['MESSAGE_TOO_LARGE', 'RECORD_LIST_TOO_LARGE'].some((id) => hasProtocolError(error, id));

/** The client also says that it could not sign in when the connection broke meanwhile. */
const isAuthentication = (error: unknown): boolean =>
  reasonsOf(error).some(({ code, cause }) => code === 'PLT_KFK_AUTHENTICATION' && !isOutage(cause));

const isOutage = (error: unknown): boolean =>
  reasonsOf(error).some(({ code }) => code === 'PLT_KFK_NETWORK' || code === 'PLT_KFK_TIMEOUT');

const missingRights = [
  'TOPIC_AUTHORIZATION_FAILED',
  'CLUSTER_AUTHORIZATION_FAILED',
  'GROUP_AUTHORIZATION_FAILED',
] as const;

/** Codes of Node for certificates that cannot be verified. */
const certificateCodes = [
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
] as const;

/** Statuses of a schema registry that will be the same next time. */
const registryMistakes: Readonly<Record<number, string>> = {
  401: 'rejects the sign-in: check KAFKA_PROPERTIES_BASIC_AUTH_USER_INFO',
  403: 'refuses it to this user: grant the right to register schemas',
  404: 'has nothing at this address: check KAFKA_SCHEMAREGISTRY_URL',
  409: "has another schema for this topic, which is not compatible with DataHub's: delete that subject, or name another topic",
  422: "does not accept DataHub's schema for this topic",
};

function explainRegistry(error: HttpError): string | undefined {
  const mistake = registryMistakes[error.status];
  return mistake && `The schema registry ${mistake} (${error.message}).`;
}

/** A mistake that waiting does not correct, in one sentence; undefined for anything else. */
export function explainMistake(error: unknown): string | undefined {
  if (isHttpError(error)) return explainRegistry(error);
  if (isAuthentication(error))
    return 'Kafka rejects the sign-in: check KAFKA_PROPERTIES_SASL_USERNAME, KAFKA_PROPERTIES_SASL_PASSWORD and KAFKA_PROPERTIES_SASL_MECHANISM.';
  const certificate = reasonsOf(error).find(({ code }) => certificateCodes.some((known) => known === code));
  if (certificate)
    return `The certificate of Kafka's broker cannot be verified (${certificate.code}): name the certificate of its authority in KAFKA_PROPERTIES_SSL_CA_LOCATION.`;
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
  const messages = new Set(reasonsOf(error).map(({ message }) => message));
  return [...messages].slice(0, 3).join(' ');
}
