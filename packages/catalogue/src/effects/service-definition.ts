import type { Effect } from './effect.ts';
import { isObject } from './json-values.ts';
import { reject } from './reject.ts';

const definitionAspect = 'serviceDefinition';
/** Bytes that are unpacked at most: what is packed well in so far is taken to be so to its end. */
const maxUnpacked = 64 * 1024 * 1024;

/** A document that is said to be compressed can be unpacked. */
export const serviceDefinitionEffect: Effect = {
  aspects: [definitionAspect],
  async verify({ rawSpec }) {
    if (!isObject(rawSpec) || rawSpec.compression !== 'GZIP') return;
    if (!(await isGzip(String(rawSpec.blob))))
      reject(
        definitionAspect,
        '/rawSpec/blob',
        'base64 of gzip, as /rawSpec/compression says',
        'something else',
      );
  },
};

async function isGzip(base64: string): Promise<boolean> {
  try {
    const packed = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
    let unpacked = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return true;
      unpacked += value.length;
      if (unpacked < maxUnpacked) continue;
      await reader.cancel();
      return true;
    }
  } catch {
    return false;
  }
}
