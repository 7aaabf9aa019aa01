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
    meaning:
      'A text that should be an urn is none, or does not have the parts that its entity type asks for.',
    advice: 'Look at the position that the message names. The builders of the SDKs make urns that fit.',
  },
  UNKNOWN_ENTITY: {
    status: 400,
    meaning: 'The model has no entity type of that name.',
    advice: 'Correct the name, or add the entity to the model of the server.',
  },
  UNKNOWN_ASPECT: {
    status: 400,
    meaning: 'The model has no aspect of that name, or this entity type does not carry it.',
    advice: 'The page of the entity type lists its aspects. A server with a model of its own may have more.',
  },
  INVALID_REQUEST: {
    status: 400,
    meaning:
      'The request is malformed: a parameter, the body around the values, a query, a page that is asked for.',
    advice: 'The message names the place, what was expected there, and what came.',
  },
  LIMIT_EXCEEDED: {
    status: 400,
    meaning: 'What is asked for would cost more time or memory than one request may take.',
    advice: 'The message names the place, the limit, and what came. Ask for less, or in several requests.',
  },
  UNSUPPORTED_CHANGE: {
    status: 400,
    meaning: 'The change type exists, but not for this aspect: a time series cannot be patched, for one.',
    advice: 'Send `UPSERT` with the whole value.',
  },
  ORIGIN_NOT_ALLOWED: {
    status: 403,
    meaning: 'A web page of another origin sent a write. No page may change a catalogue on its own.',
    advice: 'If the page is yours, start the server with `--allowed-origin` and the origin of the page.',
  },
  NOT_FOUND: {
    status: 404,
    meaning: 'There is nothing at this path: no such entity, aspect, version or endpoint.',
    advice:
      'Nothing is broken when something was merely never written. Else look at the path and the urn in it.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    meaning: 'The path is served, with another method.',
    advice: 'Use one of the methods that the message names.',
  },
  BACKUP_IN_PROGRESS: {
    status: 409,
    meaning: 'A backup is being made or downloaded. Each takes as much disk space as the database.',
    advice: 'Try again when it is done.',
  },
  LENGTH_MISMATCH: {
    status: 412,
    meaning: 'Two lists that belong together are not of one length.',
    advice: 'Send one object of system metadata for each entity, or none at all.',
  },
  INVALID_ASPECT: {
    status: 422,
    openApiStatus: 400,
    title: 'Validation Error',
    meaning: 'The value of an aspect does not fit the model.',
    advice: 'The message names each place, what was expected there, and what came.',
  },
  ALREADY_EXISTS: {
    status: 422,
    openApiStatus: 412,
    title: 'Precondition Error',
    meaning: 'What was to be created exists: the aspect for `CREATE`, the entity for `CREATE_ENTITY`.',
    advice:
      'Write it with `UPSERT` if it may be replaced, or send `If-None-Match: *` to pass over what exists.',
  },
  PRECONDITION_FAILED: {
    status: 422,
    openApiStatus: 412,
    title: 'Precondition Error',
    meaning: 'A condition of the write does not hold: somebody else wrote since you read.',
    advice: 'Read the value again, make your change on it, and write with its new version.',
  },
  BODY_TOO_LARGE: {
    status: 413,
    meaning: 'The body is longer than the server takes.',
    advice: 'Send smaller batches, or start the server with a higher `--max-body`.',
  },
  URI_TOO_LONG: {
    status: 414,
    meaning: 'The path of the request is longer than any path that is served.',
    advice: 'Put long lists in the query or in the body of the request.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    meaning: 'The body has a content type that is not JSON, or is compressed.',
    advice: 'Send it uncompressed, with the header `Content-Type: application/json`.',
  },
  HOST_NOT_ALLOWED: {
    status: 421,
    meaning: 'The request names a host in its address that the server is not known by.',
    advice: 'If the name is right, start the server with `--allowed-host` and that name.',
  },
  INTERNAL_ERROR: {
    status: 500,
    meaning: 'The server has a fault. The log has its cause under the id in the header `X-Request-Id`.',
    advice: 'Report it, with the line of the log. Sending the request again does no harm.',
  },
  OVERLOADED: {
    status: 503,
    meaning: 'More requests wait than the server can answer soon.',
    advice: 'Send the request again after the time that `Retry-After` names. The SDKs do so by themselves.',
  },
  STORE_DAMAGED: {
    status: 500,
    meaning: 'The file of the database is damaged.',
    advice: 'The operator stops the server, runs `colophon check store`, and restores a backup.',
  },
  SERVER_STOPPING: {
    status: 503,
    meaning: 'The server is being stopped, and takes no further requests.',
    advice: 'Send the request again when the server is back. The SDKs do so by themselves.',
  },
  STORE_READ_ONLY: {
    status: 503,
    meaning: 'The database can be read and not written.',
    advice: 'Whoever runs the server looks at the permissions of the data folder. Reading goes on meanwhile.',
  },
  STORE_UNAVAILABLE: {
    status: 503,
    meaning: 'The disk of the database failed, or is gone.',
    advice: 'Whoever runs the server looks at the disk, and at what the system says of it.',
  },
  STORE_FULL: {
    status: 507,
    meaning: 'The disk of the database is full.',
    advice:
      'Whoever runs the server makes room. Writing works again by itself then; reading goes on meanwhile.',
  },
} as const satisfies Record<
  CatalogueErrorCode | StoreErrorCode | RequestErrorCode | FaultCode,
  ErrorDescription
>;

/** What a surface refuses by itself, before the catalogue is asked. */
export type RequestErrorCode =
  | 'INVALID_REQUEST'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'INVALID_ASPECT'
  | 'BACKUP_IN_PROGRESS'
  | 'SERVER_STOPPING'
  | 'LENGTH_MISMATCH'
  | 'BODY_TOO_LARGE'
  | 'URI_TOO_LONG'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'HOST_NOT_ALLOWED'
  | 'ORIGIN_NOT_ALLOWED';

/** What is nobody's request's fault. */
type FaultCode = 'INTERNAL_ERROR' | 'OVERLOADED' | 'SERVER_STOPPING';

export type ErrorCode = keyof typeof errorCodes;

/** The page on which each code has a heading, at the server that answers with it, if that serves the documentation. */
export const errorsPage = '/docs/api/errors';

/** Where a code is explained. */
export const docUrlOf = (code: ErrorCode): string => `${errorsPage}#${code.toLowerCase()}`;

/** How a code is described, where the members that few have are of interest. */
export const describeCode = (code: ErrorCode): ErrorDescription => errorCodes[code];
