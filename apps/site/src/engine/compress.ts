import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { SiteFile } from './site-file.ts';

/** Smaller blocks than by default follow a page better, whose tables and texts differ: half a percent less. */
const memLevel = 6;

const zipped = new WeakMap<SiteFile, Uint8Array>();

/**
 * The gzip copy of a file. It is made once, since the check weighs what is written later; and at once, since handing a
 * page to another thread and back takes about as long as compressing it.
 */
export function gzipOf(file: SiteFile): Uint8Array {
  const known = zipped.get(file);
  if (known) return known;
  const copy = gzipSync(file.content, { level: 9, memLevel });
  zipped.set(file, copy);
  return copy;
}

/** The Brotli copy of a file. */
export function brotliOf(bytes: Uint8Array): Uint8Array {
  // Some steps below the highest: those take several times as long for two bytes in a hundred.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params });
}
