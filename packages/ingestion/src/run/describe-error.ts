import { isSdkError } from '@colophon/sdk';
import { SourceError } from '../definitions/errors.ts';
import type { Entry } from '../definitions/report.ts';

/** What a report says of an error that ended a run. */
export function describeError(error: unknown): Entry {
  if (error instanceof SourceError || (error instanceof Error && error.name === 'SourceError')) {
    const remedy = 'remedy' in error && typeof error.remedy === 'string' ? ` ${error.remedy}` : '';
    return { title: 'the source cannot be read', message: `${error.message}${remedy}` };
  }
  if (isSdkError(error)) return { title: 'the catalogue cannot be written', message: error.message };
  if (!(error instanceof Error)) return { title: 'unexpected failure', message: String(error) };
  // A fault of a source or transformer: where it is helps whoever wrote it.
  const [, place] = /^\s+at .*?([^\s(]+:\d+:\d+)\)?$/m.exec(error.stack ?? '') ?? [];
  return {
    title: 'unexpected failure',
    message: `${error.name}: ${error.message}`,
    ...(place !== undefined && { context: place }),
  };
}
