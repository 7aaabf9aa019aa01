import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const manifest = new URL('../../packages/sdk/package.json', import.meta.url);
const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports: Record<string, string> };

/** The paths from which programs import the SDK, each with the names of its values; without `defaults`, which is for the documentation, and `kafka`, which is for Node alone. */
export const sdkPaths: readonly (readonly [path: string, names: readonly string[]])[] = await Promise.all(
  Object.keys(exports)
    .filter((path) => path !== './defaults' && path !== './kafka')
    .map(async (path) => {
      const name = join('@colophon/sdk', path);
      return [name, Object.keys(await import(name))] as const;
    }),
);
