import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { narrowPicture, widePicture } from '../../../../apps/site/src/components/product-pictures.ts';
import { root } from '../../folders.ts';

/** The pictures of the title page: the upper part of a screen, each in the size of the page. */
const titlePictures = [
  { name: 'product-light', screen: 'table-wide', size: widePicture },
  { name: 'product-dark', screen: 'table-wide-dark', size: widePicture },
  { name: 'product-narrow-light', screen: 'table-narrow', size: narrowPicture },
  { name: 'product-narrow-dark', screen: 'table-narrow-dark', size: narrowPicture },
] as const;

/** Small enough for the limit of a page, with everything else on the title page. */
const maxBytes = 14_500;
/** From the best that is tried to the worst. */
const qualities = [36, 32, 28, 24, 20];

/** Makes the pictures of the title page from those of the screens. */
export async function printTitlePictures(screens: string): Promise<void> {
  for (const { name, screen, size } of titlePictures) {
    const picture = await readFile(join(screens, `${screen}.webp`));
    await writeFile(join(root, `apps/site/src/pictures/${name}.avif`), await shrink(picture, size));
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
