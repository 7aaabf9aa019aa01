import { extname } from 'node:path';

/**
 * Where a page can be changed: its source in the repository, or the explanation of how pages are changed when nobody
 * said where the repository is. A page that is printed from one file is changed in that file; one that is printed from
 * code is explained there too.
 */
export function editHrefOf(
  source: string,
  origin: string | undefined,
  repository: string | undefined,
): string {
  const file = origin ?? source;
  if (repository === undefined || extname(file) === '') return '/docs/CONTRIBUTING#write-pages';
  return `${repository}/edit/main/${file}`;
}
