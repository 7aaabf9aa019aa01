import { CatalogueError } from '../errors.ts';

/** @throws CatalogueError `INVALID_ASPECT` that names the path in the value, what was expected and what was received. */
export function reject(aspect: string, path: string, expected: string, got: unknown): never {
  const text = typeof got === 'string' ? got : (JSON.stringify(got) ?? 'none');
  throw new CatalogueError('INVALID_ASPECT', `Aspect ${aspect}: ${path}: expected ${expected}, got ${text}`);
}
