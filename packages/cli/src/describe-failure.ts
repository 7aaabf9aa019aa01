import { isSdkError, isUnknownFieldsError } from '@colophon/sdk';
import type { ExitReason } from './exit-codes.ts';

/** A failure that the user can fix; only its message is printed. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly reason: Exclude<ExitReason, 'ok'>;

  constructor(message: string, reason: Exclude<ExitReason, 'ok'> = 'failed') {
    super(message);
    this.reason = reason;
  }
}

const known: ReadonlySet<string> = new Set([
  'AuthError',
  'CommandError',
  'ConfigurationError',
  'DataFolderError',
  'DatabaseError',
  'StoreError',
  'SchemaError',
  'CatalogueError',
  'PipelineFileError',
  'PipelineError',
]);

/**
 * One sentence about what went wrong, and where it is explained if there is such a page to open. A fault of the program
 * itself keeps its stack, since only that helps then.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isRefusedConnection(error)) return `${error.message}\n${notRunning}`;
  if (isUnknownFieldsError(error)) return `${error.message}\n${nothingSent}`;
  // A path alone leads nowhere from a terminal.
  if (isSdkError(error) && URL.canParse(error.help)) return `${error.message}\nSee ${error.help}`;
  if (isSdkError(error) || known.has(error.name)) return error.message;
  return `unexpected failure, please report it: ${error.stack}`;
}

/** The page on this failure is no help here: the server that is not running is the one that would show it. */
export const notRunning = 'Is Colophon running? Start it with "npm start", or set its address with --server.';

const nothingSent =
  'Nothing was sent. Correct the name, or pass --keep-unknown-fields to store the field as it is.';

const isRefusedConnection = (error: Error): boolean =>
  isSdkError(error) &&
  error.code === 'NETWORK' &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'ECONNREFUSED';
