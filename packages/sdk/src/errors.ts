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
/** One of the codes that an error of the SDK can carry. */
export type SdkErrorCode = (typeof sdkErrorCodes)[number];

/** The base class of all errors that the SDK throws; an aborted call rejects with the reason of its signal instead. */
export class SdkError extends Error {
  override readonly name: string = 'SdkError';
  /** What went wrong, from the closed list. */
  readonly code: SdkErrorCode;
  /** Where the error is explained: a path of the documentation, or an address at the server that answered. */
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
  /** Status of the answer, such as 422. */
  readonly status: number;
  /** The server's own words, when it sent any. */
  readonly serverMessage: string | undefined;
  /** The server's own code, such as `INVALID_ASPECT`, when it sent one: it tells failures of one status apart. */
  readonly serverCode: string | undefined;

  constructor(
    request: string,
    status: number,
    serverMessage: string | undefined,
    { serverCode, ...options }: { readonly serverCode?: string; readonly help?: string } = {},
  ) {
    super(
      'HTTP_STATUS',
      `${request} was answered with status ${status}${serverMessage ? `: ${serverMessage}` : ''}`,
      options,
    );
    this.status = status;
    this.serverMessage = serverMessage;
    this.serverCode = serverCode;
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

/** True for an error of the SDK. Checks the name as well as the class: two copies of the package may be loaded. */
export const isSdkError = (error: unknown): error is SdkError =>
  error instanceof SdkError || (error instanceof Error && names.has(error.name));

/** True for an {@link HttpError}. Checks the name as well as the class. */
export const isHttpError = (error: unknown): error is HttpError =>
  error instanceof HttpError || (error instanceof Error && error.name === 'HttpError');
