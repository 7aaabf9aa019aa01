import { isSdkError } from '@colophon/sdk';

/** A failure that the person at the keyboard can mend; its message is the whole of what they are told. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

const known: ReadonlySet<string> = new Set([
  'CommandError',
  'DataFolderError',
  'DatabaseError',
  'SchemaError',
  'CatalogueError',
]);

/** One sentence about what went wrong. A fault of the program itself keeps its stack, since only that helps then. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isSdkError(error) || known.has(error.name)) return error.message;
  return `unexpected failure, please report it: ${error.stack}`;
}
