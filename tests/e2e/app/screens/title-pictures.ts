import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { narrowPicture, widePicture } from '../../../../apps/site/src/components/product-pictures.ts';
import { narrow, wide } from '../../browser.ts';
import { root } from '../../folders.ts';
import type { AppStage } from '../stage.ts';
import { screens } from './screen-list.ts';
import { openScreen, take } from './take-screens.ts';

/** The pictures of the title page: the upper part of a screen, each in the size of the page. */
const titlePictures = [
  { name: 'product-light', colorScheme: 'light', viewport: wide, size: widePicture },
  { name: 'product-dark', colorScheme: 'dark', viewport: wide, size: widePicture },
  { name: 'product-narrow-light', colorScheme: 'light', viewport: narrow, size: narrowPicture },
  { name: 'product-narrow-dark', colorScheme: 'dark', viewport: narrow, size: narrowPicture },
] as const;

/** Small enough for the limit of a page, with everything else on the title page. */
const maxBytes = 14_500;
/** From the best that is tried to the worst. */
const qualities = [36, 32, 28, 24, 20];

/** Takes the pictures of the title page: twice as large as the screens, since a phone shows more pixels than it counts. */
export async function printTitlePictures(stage: AppStage): Promise<void> {
  const screen = screens.find(({ name }) => name === 'table');
  if (!screen) throw new Error('The title page shows a screen that is not in the list.');
  for (const { name, size, ...options } of titlePictures) {
    const page = await openScreen(stage, screen, { ...options, deviceScaleFactor: 2 });
    await writeFile(join(root, `apps/site/src/pictures/${name}.avif`), await shrink(await take(page), size));
    await page.context().close();
  }
}

async function shrink(
  picture: Buffer,
  size: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  for (const quality of qualities) {
    const small = await sharp(picture)
      .resize({ ...size, fit: 'cover', position: 'top' })
      .avif({ quality, effort: 9 })
      .toBuffer();
    if (small.length <= maxBytes) return small;
  }
  throw new Error(`A picture of the title page has more than ${maxBytes} bytes.`);
}
