import type { CatalogueErrorCode, StoreErrorCode } from '@colophon/catalogue';

/** What an error code says, and what to do about it. The reference of errors is printed from this. */
export interface ErrorDescription {
  /** Status of the answer. What a caller can fix is never a 5xx. */
  readonly status: number;
  /** Status where the OpenAPI interface answers with another, as DataHub's does. */
  readonly openApiStatus?: number;
  /** What DataHub's clients look for in the member `error` of OpenAPI's answers; others find the message there. */
  readonly title?: string;
  /** When it comes, as a sentence. */
  readonly meaning: string;
  /** What to do about it, as a sentence. */
  readonly advice: string;
}

/** Every code that an answer can carry. */
export const errorCodes = {
  INVALID_URN: {
    status: 400,
    meaning: 'Malformed URN, or a URN without the parts that its entity type requires.',
    advice: 'Check the position that the message names. The SDK builders make valid URNs.',
  },
  UNKNOWN_ENTITY: {
    status: 400,
    meaning: 'The model has no entity type of that name.',
    advice: 'Correct the name, or add the entity to the model of the server.',
  },
  UNKNOWN_ASPECT: {
    status: 400,
    meaning: 'The model has no aspect of that name, or the entity type does not have it.',
    advice: 'The page of the entity type lists its aspects. A server with a custom model may have more.',
  },
  INVALID_REQUEST: {
    status: 400,
    meaning:
      'The request is malformed: a parameter, the structure of the body, a query, or a page that does not exist.',
    advice: 'The message names the place, what was expected, and what was sent.',
  },
  LIMIT_EXCEEDED: {
    status: 400,
    meaning: 'The request would cost more time or memory than a single request may use.',
    advice: 'The message names the place, the limit, and what was sent. Request less, or split the request.',
  },
  UNSUPPORTED_CHANGE: {
    status: 400,
    meaning:
      'The change type is not supported for this aspect. For example, a time series cannot be patched.',
    advice: 'Send `UPSERT` with the whole value.',
  },
  UNAUTHENTICATED: {
    status: 401,
    meaning:
      'Sign-in is on, and the request has no credentials, or they are invalid, expired or revoked, or their user may not sign in.',
    advice: 'Send an access token as `Authorization: Bearer <token>`, or sign in.',
  },
  FORBIDDEN: {
    status: 403,
    meaning: 'You are signed in, and have none of the privileges that the request needs.',
    advice: 'Ask an administrator for one of the privileges that the message names.',
  },
  TENANT_SUSPENDED: {
    status: 403,
    meaning: 'Of a service with many catalogues: this one is suspended, or is being deleted.',
    advice: 'The message has the reason. Ask the operator of the service.',
  },
  ORIGIN_NOT_ALLOWED: {
    status: 403,
    meaning:
      'A web page of another origin sent a write, or may have. By default, web pages cannot change the catalogue.',
    advice: "If you trust the page, start the server with `--allowed-origin` and the page's origin.",
  },
  NOT_FOUND: {
    status: 404,
    meaning: 'Nothing exists at this path: no such entity, aspect, version or endpoint.',
    advice:
      'This is normal for something that was never written. Otherwise, check the path and the URN in it.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    meaning: 'The path exists, but not for this method.',
    advice: 'Use one of the methods that the message names.',
  },
  BACKUP_IN_PROGRESS: {
    status: 409,
    meaning: 'A backup is being made or downloaded. Each takes as much disk space as the database.',
    advice: 'Try again when it is done.',
  },
  CONFLICT: {
    status: 409,
    meaning: 'Something else has the name already that must be unique, such as a domain beside it.',
    advice: 'Choose another name, or change what has it.',
  },
  NOT_SERVED: {
    status: 400,
    meaning: "DataHub's GraphQL schema has the operation, and Colophon has nothing that it could be about.",
    advice: 'The message says what to use instead, and names the page about it.',
  },
  LENGTH_MISMATCH: {
    status: 412,
    meaning: 'Two lists that belong together differ in length.',
    advice: 'Send one system metadata object per entity, or none.',
  },
  INVALID_ASPECT: {
    status: 422,
    openApiStatus: 400,
    title: 'Validation Error',
    meaning: 'The value of an aspect does not fit the model.',
    advice: 'The message names each place, what was expected, and what was sent.',
  },
  ALREADY_EXISTS: {
    status: 422,
    openApiStatus: 412,
    title: 'Precondition Error',
    meaning: 'The aspect (for `CREATE`) or the entity (for `CREATE_ENTITY`) already exists.',
    advice: 'Use `UPSERT` to replace it, or send `If-None-Match: *` to skip what exists.',
  },
  PRECONDITION_FAILED: {
    status: 422,
    openApiStatus: 412,
    title: 'Precondition Error',
    meaning: 'A condition of the write failed: somebody else has written since you read.',
    advice: 'Read the value again, apply your change, and write with the new version.',
  },
  BODY_TOO_LARGE: {
    status: 413,
    meaning: 'The body is larger than the server accepts.',
    advice: 'Send smaller batches, or start the server with a higher `--max-body`.',
  },
  URI_TOO_LONG: {
    status: 414,
    meaning: 'The path of the request is longer than any path of the server.',
    advice: 'Put long lists in the query or in the body of the request.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    meaning: 'The body has a content type that is not JSON, or is compressed.',
    advice: 'Send it uncompressed, with the header `Content-Type: application/json`.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    meaning: 'The user, or the address without sign-in, has sent more requests than one may.',
    advice: 'Retry after the time in `Retry-After`. The SDKs do so automatically.',
  },
  HOST_NOT_ALLOWED: {
    status: 421,
    meaning: "The request's `Host` header names a host that the server does not allow.",
    advice: 'If the name is correct, start the server with `--allowed-host` and that name.',
  },
  INTERNAL_ERROR: {
    status: 500,
    meaning: 'Unexpected server error. Its cause is in the log, under the id in the header `X-Request-Id`.',
    advice: 'Report it, with the log line. You can safely retry the request.',
  },
  OVERLOADED: {
    status: 503,
    meaning: 'Too many requests are queued.',
    advice: 'Retry after the time in `Retry-After`. The SDKs do so automatically.',
  },
  QUERY_TIMEOUT: {
    status: 503,
    meaning: 'A query took longer than the server allows, and was stopped. Other requests are not affected.',
    advice: 'Narrow the query as the message says. As the operator, set the limit with `--query-timeout`.',
  },
  AUTHENTICATION_UNAVAILABLE: {
    status: 503,
    meaning: 'The credentials cannot be checked, because the keys of their issuer cannot be read.',
    advice: 'Retry later. As the operator, check the address of the issuer, and the network in between.',
  },
  STORE_DAMAGED: {
    status: 500,
    meaning: 'The database file is damaged.',
    advice: 'As the operator, stop the server, run `colophon check store`, and restore a backup.',
  },
  SERVER_STOPPING: {
    status: 503,
    meaning: 'The server is shutting down and accepts no more requests.',
    advice: 'Retry when the server is back. The SDKs do so automatically.',
  },
  STORE_READ_ONLY: {
    status: 503,
    meaning: 'The database is read-only.',
    advice: 'As the operator, check the permissions of the data folder. Reads continue to work.',
  },
  STORE_UNAVAILABLE: {
    status: 503,
    meaning: 'The database server does not answer, or the disk that holds the database failed or is missing.',
    advice:
      "Retry after the time in `Retry-After`. The SDKs do so automatically. As the operator, check the database server, the disk and the system's log.",
  },
  STORE_OUTCOME_UNKNOWN: {
    status: 503,
    meaning:
      'The connection to the database server was lost during a commit, and the server has not been reachable since. The write may be stored, or not.',
    advice:
      'Send the write again; with an `Idempotency-Key`, it is applied once. If it has a condition, read the value first, since its own first attempt may have changed it.',
  },
  SEARCH_UNAVAILABLE: {
    status: 503,
    meaning:
      'OpenSearch, which answers searches, cannot be reached, is overloaded, has lost a part of the index, or the index is still being built.',
    advice: 'Retry later. Everything but searches continues to work. As the operator, check OpenSearch.',
  },
  KAFKA_UNAVAILABLE: {
    status: 503,
    meaning: 'The Kafka brokers do not answer, so the server cannot say how far it has read its topics.',
    advice:
      'Retry later. Reads and writes of the catalogue continue to work. As the operator, check the brokers, and the log, which has the reason.',
  },
  STORE_FULL: {
    status: 507,
    meaning: 'The disk that holds the database is full.',
    advice:
      'As the operator, free disk space. Writes then work again without a restart; reads continue to work in the meantime.',
  },
} as const satisfies Record<
  CatalogueErrorCode | StoreErrorCode | RequestErrorCode | FaultCode,
  ErrorDescription
>;

/** What a surface refuses by itself, before the catalogue is asked. */
export type RequestErrorCode =
  | 'INVALID_REQUEST'
  | 'UNAUTHENTICATED'
  | 'TENANT_SUSPENDED'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'INVALID_ASPECT'
  | 'BACKUP_IN_PROGRESS'
  | 'CONFLICT'
  | 'NOT_SERVED'
  | 'SERVER_STOPPING'
  | 'KAFKA_UNAVAILABLE'
  | 'LENGTH_MISMATCH'
  | 'BODY_TOO_LARGE'
  | 'URI_TOO_LONG'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'TOO_MANY_REQUESTS'
  | 'HOST_NOT_ALLOWED'
  | 'ORIGIN_NOT_ALLOWED';

/** What is nobody's request's fault. */
type FaultCode =
  | 'INTERNAL_ERROR'
  | 'AUTHENTICATION_UNAVAILABLE'
  | 'OVERLOADED'
  | 'QUERY_TIMEOUT'
  | 'SERVER_STOPPING';

export type ErrorCode = keyof typeof errorCodes;

/** The page on which each code has a heading, at the server that answers with it, if that serves the documentation. */
export const errorsPage = '/docs/api/errors';

/** Where a code is explained. */
export const docUrlOf = (code: ErrorCode): string => `${errorsPage}#${code.toLowerCase()}`;

/** How a code is described, where the members that few have are of interest. */
export const describeCode = (code: ErrorCode): ErrorDescription => errorCodes[code];
