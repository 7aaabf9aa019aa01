import { CatalogueError } from '../../errors.ts';

/**
 * The steps of a JSON Pointer (RFC 6901). An empty step is a step: a key of an array may be the empty string.
 *
 * @throws CatalogueError `INVALID_REQUEST` when the text does not begin with a slash.
 */
export function parsePointer(pointer: string): string[] {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) {
    throw new CatalogueError(
      'INVALID_REQUEST',
      `expected a JSON pointer such as /tags, got ${JSON.stringify(pointer)}`,
    );
  }
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The pointer that {@link parsePointer} reads as these steps. */
export const printPointer = (steps: readonly string[]): string =>
  steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
