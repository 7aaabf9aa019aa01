import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SCREENS, screenFile, screensIn } from '../../content/screen-pictures.ts';
import type { BuiltSite } from '../built-site.ts';
import type { SiteFile } from '../site-file.ts';

/** The pictures of the screens that pages show. Throws for a screen that was never taken. */
export async function printScreens({ pages, options }: BuiltSite): Promise<SiteFile[]> {
  const names = new Set(pages.flatMap(({ body }) => screensIn(body)));
  const files = [...names].flatMap((name) =>
    (['wide', 'narrow'] as const).flatMap((size) =>
      (['light', 'dark'] as const).map((theme) => screenFile(name, size, theme)),
    ),
  );
  return Promise.all(
    files.map(async (file) => ({
      path: `${SCREENS}/${file}`,
      content: await readFile(join(options.docs, 'assets/screens', file)),
    })),
  );
}
