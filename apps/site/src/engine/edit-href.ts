import { extname } from 'node:path';

/**
 * Where a page can be changed: its source in the repository, or the explanation of how pages are changed when nobody
 * said where the repository is. A page that is printed from a file is changed in that file; one that is printed from a
 * folder leads to that folder.
 */
export function editHrefOf(
  source: string,
  origin: string | undefined,
  repository: string | undefined,
): string {
  if (repository === undefined) return '/docs/CONTRIBUTING#write-pages';
  const file = origin ?? source;
  return `${repository}/${extname(file) === '' ? 'tree' : 'edit'}/main/${file}`;
}
