import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BuildCache } from './cache.ts';
import { printFavicons } from './favicons.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

test('the logo is written as SVG, and as an icon in three sizes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'favicons-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const cache = new BuildCache(join(folder, 'build.sqlite'));
  try {
    const files = await printFavicons(cache);
    expect(files.map(({ path }) => path)).toEqual(['favicon.svg', 'favicon.ico']);
    const icon = Buffer.from(files[1]?.content ?? '');
    expect([0, 2, 4].map((at) => icon.readUInt16LE(at))).toEqual([0, 1, 3]);
    const pictures = [6, 22, 38].map((at) => ({
      size: icon.readUInt8(at),
      png: icon.subarray(icon.readUInt32LE(at + 12), icon.readUInt32LE(at + 12) + icon.readUInt32LE(at + 8)),
    }));
    for (const { size, png } of pictures) {
      expect(png.subarray(0, 8)).toEqual(PNG);
      expect(png.readUInt32BE(16)).toBe(size);
      expect(png.readUInt32BE(20)).toBe(size);
    }
    expect(pictures.map(({ size }) => size)).toEqual([16, 32, 48]);
  } finally {
    cache.close();
  }
});
