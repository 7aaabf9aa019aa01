import {
  CatalogueError,
  QueryTimeoutError,
  StoreError,
  type StoreErrorCode,
} from '@colophon/catalogue/for-stores';

/** An error on its way to another thread, where structured cloning would leave neither its class nor its code. */
export interface EncodedError {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly code?: unknown;
  readonly cause?: EncodedError;
}

export function encodeError(error: unknown): EncodedError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack, cause } = error;
  return {
    name,
    message,
    stack,
    ...('code' in error && { code: error.code }),
    ...(cause instanceof Error && { cause: encodeError(cause) }),
  };
}

/** The error with the class and the code that it had; its stack is that of the thread in which it was thrown. */
export function decodeError(encoded: EncodedError): Error {
  const error = revive(encoded, encoded.cause && { cause: decodeError(encoded.cause) });
  if (encoded.stack !== undefined)
    Object.defineProperty(error, 'stack', { value: encoded.stack, configurable: true, writable: true });
  return error;
}

function revive({ name, message, code }: EncodedError, options: ErrorOptions | undefined): Error {
  switch (name) {
    case 'StoreError':
      return new StoreError(code as StoreErrorCode, message, options);
    case 'CatalogueError':
      return new CatalogueError(code as CatalogueError['code'], message);
    case 'QueryTimeoutError':
      return new QueryTimeoutError(message);
    case 'AbortError':
      return new DOMException(message, name);
    default:
      return Object.assign(new Error(message, options), { name }, code !== undefined && { code });
  }
}
