/** A JSON pointer (RFC 6901) from its steps. The tilde is escaped first, since the slash becomes one. */
export const printPointer = (steps: readonly (string | number)[]): string =>
  steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** The steps of a JSON pointer; undefined if the text is none. */
export function parsePointer(pointer: unknown): readonly string[] | undefined {
  if (pointer === '') return [];
  if (typeof pointer !== 'string' || !pointer.startsWith('/')) return undefined;
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
