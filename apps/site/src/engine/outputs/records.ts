import type { BuiltSite } from '../built-site.ts';
import type { SiteFile } from '../site-file.ts';

/** The records of all pages, at `/docs/index.json`. */
export function printRecords({ pages }: BuiltSite): SiteFile {
  const records = pages.map(({ record }) => record);
  return { path: 'docs/index.json', content: `${JSON.stringify(records, null, 1)}\n` };
}
