/** Every code that an error of the SDK can carry. */
export const sdkErrorCodes = [
  /** A setting is missing or out of range; nothing was sent. */
  'INVALID_CONFIGURATION',
  /** A value has fields that the model does not have; nothing was sent. */
  'UNKNOWN_FIELDS',
  /** Something responds at the address, but it is not a metadata catalogue. */
  'NOT_A_CATALOGUE',
  /** The server responded with a status that the call does not expect. */
  'HTTP_STATUS',
  /** No connection was made within the connect timeout. */
  'CONNECT_TIMEOUT',
  /** The server sent nothing for the length of the read timeout. */
  'READ_TIMEOUT',
  /** The call was not done within its `timeoutMs`. */
  'CALL_TIMEOUT',
  /** The connection failed or broke. */
  'NETWORK',
  /** The server's response is not what the call expects. */
  'INVALID_RESPONSE',
] as const;
/** One of the codes that an error of the SDK can carry. */
export type SdkErrorCode = (typeof sdkErrorCodes)[number];

/** The base class of all errors that the SDK throws; an aborted call rejects with the reason of its signal instead. */
export class SdkError extends Error {
  override readonly name: string = 'SdkError';
  /** What went wrong, from the closed list. */
  readonly code: SdkErrorCode;
  /** Where the error is explained: a path in the documentation, or an address on the server that responded. */
  readonly help: string;

  constructor(
    code: SdkErrorCode,
    message: string,
    { help = `/docs/api/errors#${code.toLowerCase()}`, ...options }: SdkErrorOptions = {},
  ) {
    super(message, options);
    this.code = code;
    this.help = help;
  }
}

interface SdkErrorOptions {
  readonly cause?: unknown;
  readonly help?: string;
}

/** A setting is invalid, or the address is not that of a catalogue. */
export class ConfigurationError extends SdkError {
  override readonly name = 'ConfigurationError';

  constructor(
    code: 'INVALID_CONFIGURATION' | 'NOT_A_CATALOGUE',
    message: string,
    options?: { readonly cause?: unknown },
  ) {
    super(code, message, options);
  }
}

/** Where a proposal has a field that the model does not have. */
export interface UnknownFieldPlace {
  /** URN of the entity. */
  readonly entityUrn: string;
  /** Name of the aspect. */
  readonly aspectName: string;
  /** JSON pointer of the field in the value of the aspect, such as `/fields/0/colour`. */
  readonly path: string;
}

/** A proposal has fields that the model does not have. The emitter found them before sending; nothing was sent. */
export class UnknownFieldsError extends SdkError {
  override readonly name = 'UnknownFieldsError';
  /** Where the fields are. A field that several items of a list have is listed once. */
  readonly places: readonly UnknownFieldPlace[];

  constructor(message: string, places: readonly UnknownFieldPlace[]) {
    super('UNKNOWN_FIELDS', message);
    this.places = places;
  }
}

/** Header with the id under which the server's log has the request. */
export const requestIdHeader = 'x-request-id';

/** What the server says about an error, beside its message. */
export interface HttpErrorDetails {
  /** The server's own code. */
  readonly serverCode?: string;
  /** Where the error is explained. */
  readonly help?: string;
  /** Headers of the response, names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The server rejected the request, or failed. Common statuses have classes of their own, which extend this one. */
export class HttpError extends SdkError {
  override readonly name: string = 'HttpError';
  /** Status of the response, such as 422. */
  readonly status: number;
  /** The server's message, if it sent one. */
  readonly serverMessage: string | undefined;
  /** The server's own code, such as `INVALID_ASPECT`, if it sent one. It distinguishes errors with the same status. */
  readonly serverCode: string | undefined;
  /** Headers of the response; their names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Id of the request, under which the server's log has it, if the server sent one. */
  readonly requestId: string | undefined;

  constructor(
    request: string,
    status: number,
    serverMessage: string | undefined,
    { serverCode, headers = {}, ...options }: HttpErrorDetails = {},
  ) {
    super(
      'HTTP_STATUS',
      `${request} returned status ${status}${serverMessage ? `: ${serverMessage}` : ''}`,
      options,
    );
    this.status = status;
    this.serverMessage = serverMessage;
    this.serverCode = serverCode;
    this.headers = headers;
    this.requestId = headers[requestIdHeader];
  }
}

/** No response: the connection failed, broke, or timed out. */
export class ConnectionError extends SdkError {
  override readonly name = 'ConnectionError';

  constructor(
    code: 'CONNECT_TIMEOUT' | 'READ_TIMEOUT' | 'CALL_TIMEOUT' | 'NETWORK',
    message: string,
    options?: { readonly cause?: unknown },
  ) {
    super(code, message, options);
  }
}

/**
 * True for an error of the SDK. Checks its code as well as the class: two copies of the package may be loaded. The names
 * of the classes don't suffice, since those of browsers and other packages have some of them.
 */
export const isSdkError = (error: unknown): error is SdkError =>
  error instanceof SdkError ||
  (error instanceof Error &&
    'help' in error &&
    'code' in error &&
    sdkErrorCodes.some((code) => code === error.code));

/** True for an {@link UnknownFieldsError}, also of another copy of the package. */
export const isUnknownFieldsError = (error: unknown): error is UnknownFieldsError =>
  isSdkError(error) && error.code === 'UNKNOWN_FIELDS';

/** True for an {@link HttpError}, of any status, also of another copy of the package. */
export const isHttpError = (error: unknown): error is HttpError =>
  isSdkError(error) && error.code === 'HTTP_STATUS';
