import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundleInParts } from '../support/bundle.ts';
import { sdkPaths } from '../support/sdk-paths.ts';

describe('the paths of the SDK', () => {
  it('are these', () => {
    expect(sdkPaths.map(([path]) => path)).toEqual([
      '@colophon/sdk',
      '@colophon/sdk/builders',
      '@colophon/sdk/emitters',
      '@colophon/sdk/graph',
      '@colophon/sdk/patch',
      '@colophon/sdk/types',
      '@colophon/sdk/urns',
    ]);
  });

  it('divide its values among them: the root has the client for daily use and the errors', () => {
    const all = sdkPaths.flatMap(([, names]) => names);
    expect(all.filter((name, i) => all.indexOf(name) !== i)).toEqual([]);
    const [[, atRoot] = []] = sdkPaths;
    expect(atRoot?.filter((name) => !/Error(s|Codes)?$/.test(name))).toEqual(['Colophon']);
  });

  it.each([
    ['@colophon/sdk', 9_350],
    ['@colophon/sdk/builders', 6_000],
    ['@colophon/sdk/emitters', 6_500],
    ['@colophon/sdk/graph', 8_500],
    ['@colophon/sdk/patch', 3_500],
    ['@colophon/sdk/urns', 3_500],
  ])('%s is small without the others', async (path, budget) => {
    const { initial: code } = await bundleInParts(`export * from '${path}';`);
    const weight = gzipSync(code).byteLength;
    console.log(`${path}: ${weight} bytes after gzip`);
    expect(weight).toBeLessThan(budget);
  });
});
