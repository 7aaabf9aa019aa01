import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from './build-options.ts';
import { ASSETS, type SiteFile } from './site-file.ts';

/** What the page has in place of the address of the worker, whose name only the build of the site knows. */
const placeholder = 'TRY_WORKER';

/** The application that a reader tries, at `/docs/try`: its page knows the worker in which its catalogue is. */
export async function readApplication(
  { application }: Pick<BuildOptions, 'application'>,
  worker: string,
): Promise<SiteFile[]> {
  if (application === undefined) return [];
  const page = await readFile(join(application, 'try.html'), 'utf8');
  const names = await readdir(join(application, 'try-app'));
  return [
    { path: 'docs/try.html', content: Buffer.from(page.replace(placeholder, `../${ASSETS}/${worker}`)) },
    ...(await Promise.all(
      names.map(async (name) => ({
        path: `docs/try-app/${name}`,
        content: await readFile(join(application, 'try-app', name)),
      })),
    )),
  ];
}
