import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import * as sdk from '@colophon/sdk';
import { describe, expect, it } from 'vitest';
import { bundleInParts } from '../support/bundle.ts';

const manifest = new URL('../../packages/sdk/package.json', import.meta.url);
const paths = Object.keys(JSON.parse(readFileSync(manifest, 'utf8')).exports as Record<string, string>)
  .filter((path) => path !== '.' && path !== './defaults')
  .map((path) => path.slice(2));
const load = (path: string): Promise<Record<string, unknown>> => import(`@colophon/sdk/${path}`);

describe('the paths of the SDK', () => {
  it('are these', () => {
    expect(paths).toEqual(['builders', 'emitters', 'graph', 'patch', 'types', 'urns']);
  });

  it('divide its values among them, but for the client of daily use and the errors', async () => {
    const homes = new Map<string, string[]>();
    for (const path of paths)
      for (const name of Object.keys(await load(path))) homes.set(name, [...(homes.get(name) ?? []), path]);
    expect([...homes].filter(([, where]) => where.length > 1)).toEqual([]);
    const atRoot = Object.keys(sdk).filter((name) => !homes.has(name));
    expect(atRoot.filter((name) => !/Error(s|Codes)?$/.test(name))).toEqual(['Colophon']);
    expect([...homes.keys()].filter((name) => !(name in sdk))).toEqual([]);
  });

  it.each([
    ['builders', 6_000],
    ['emitters', 6_500],
    ['graph', 8_500],
    ['patch', 3_500],
    ['urns', 3_500],
  ])('%s is small without the others', async (path, budget) => {
    const { initial: code } = await bundleInParts(`export * from '@colophon/sdk/${path}';`);
    const weight = gzipSync(code).byteLength;
    console.log(`@colophon/sdk/${path}: ${weight} bytes after gzip`);
    expect(weight).toBeLessThan(budget);
  });
});
