import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Renderer } from '@takumi-rs/core';
import { type BuildCache, keyOf } from './cache.ts';
import type { SiteFile } from './site-file.ts';

const markFile = join(import.meta.dirname, '../../public/favicon.svg');

/** Pixels of the pictures in `favicon.ico`: for a tab, a tab of a dense screen and a shortcut. */
const SIZES = [16, 32, 48];

/** The picture beside a page's title: as SVG, and as the `/favicon.ico` that older programs ask for unprompted. */
export async function printFavicons(cache: BuildCache): Promise<SiteFile[]> {
  const svg = await readFile(markFile);
  const key = keyOf('favicon', svg, await readFile(import.meta.filename));
  return [
    { path: 'favicon.svg', content: svg },
    { path: 'favicon.ico', content: await cache.bytes(key, () => drawIcon(svg)) },
  ];
}

async function drawIcon(svg: Buffer): Promise<Uint8Array> {
  const renderer = new Renderer();
  const src = `data:image/svg+xml;base64,${svg.toString('base64')}`;
  const pictures: IconPicture[] = [];
  for (const size of SIZES) {
    const style = { width: size, height: size };
    const png = await renderer.render(
      { type: 'image', src, style },
      { width: size, height: size, format: 'png' },
    );
    pictures.push({ size, png });
  }
  return packIcon(pictures);
}

/** A square picture, as PNG. */
export interface IconPicture {
  size: number;
  png: Uint8Array;
}

const HEAD_BYTES = 6;
const ENTRY_BYTES = 16;
const ICON = 1;
const BITS_PER_PIXEL = 32;

/** Packs pictures into one `.ico` file: a head, an entry for each picture, and the pictures. */
export function packIcon(pictures: readonly IconPicture[]): Uint8Array {
  const head = Buffer.alloc(HEAD_BYTES + ENTRY_BYTES * pictures.length);
  head.writeUInt16LE(ICON, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = HEAD_BYTES + ENTRY_BYTES * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(BITS_PER_PIXEL, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
