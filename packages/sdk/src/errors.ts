/** Every code that an error of the SDK can carry. */
export const sdkErrorCodes = [
  /** A setting is missing or out of range; nothing was sent. */
  'INVALID_CONFIGURATION',
  /** The address answers, but not as a metadata catalogue does. */
  'NOT_A_CATALOGUE',
  /** The server answered with a status that the call does not expect. */
  'HTTP_STATUS',
  /** No connection within the connect time-out. */
  'CONNECT_TIMEOUT',
  /** Nothing came from the server for the length of the read time-out. */
  'READ_TIMEOUT',
  /** The connection could not be made, or broke. */
  'NETWORK',
  /** The server's answer is not what the call expects. */
  'INVALID_RESPONSE',
] as const;
export type SdkErrorCode = (typeof sdkErrorCodes)[number];

/** The base class of all errors that the SDK throws; an aborted call rejects with the reason of its signal instead. */
export class SdkError extends Error {
  override readonly name: string = 'SdkError';
  readonly code: SdkErrorCode;

  constructor(code: SdkErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}

/** A setting is wrong, or the address is not that of a catalogue. */
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

/** The server refused, or failed. */
export class HttpError extends SdkError {
  override readonly name = 'HttpError';
  readonly status: number;
  /** The server's own words, when it sent any. */
  readonly serverMessage: string | undefined;

  constructor(request: string, status: number, serverMessage: string | undefined) {
    super(
      'HTTP_STATUS',
      `${request} was answered with status ${status}${serverMessage ? `: ${serverMessage}` : ''}`,
    );
    this.status = status;
    this.serverMessage = serverMessage;
  }
}

/** No answer: the connection could not be made, broke, or took too long. */
export class ConnectionError extends SdkError {
  override readonly name = 'ConnectionError';

  constructor(
    code: 'CONNECT_TIMEOUT' | 'READ_TIMEOUT' | 'NETWORK',
    message: string,
    options?: { readonly cause?: unknown },
  ) {
    super(code, message, options);
  }
}

const names: ReadonlySet<string> = new Set([
  'SdkError',
  'ConfigurationError',
  'HttpError',
  'ConnectionError',
]);

/** Checks the name as well as the class, so that it holds when two copies of the package are loaded. */
export const isSdkError = (error: unknown): error is SdkError =>
  error instanceof SdkError || (error instanceof Error && names.has(error.name));

export const isHttpError = (error: unknown): error is HttpError =>
  error instanceof HttpError || (error instanceof Error && error.name === 'HttpError');
