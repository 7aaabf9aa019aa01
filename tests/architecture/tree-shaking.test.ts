import { gzipSync } from 'node:zlib';
import { registry } from '@colophon/model';
import { describe, expect, it } from 'vitest';
import { bundle, bundleInParts } from '../support/bundle.ts';
import { sdkPaths } from '../support/sdk-paths.ts';

/** Words that are in the model's code and nowhere else. */
const traces = ['com.linkedin.', ...[...registry.aspects.keys()].filter((name) => name.length > 12)];

const tracesIn = (code: string): string[] => traces.filter((trace) => code.includes(trace));

describe('a bundle of what a program uses of the SDK', () => {
  it('contains no code of any entity or aspect when it uses one builder and one type', async () => {
    const { initial: code, later } = await bundleInParts(`
      import type { DatasetProperties } from '@colophon/sdk/types';
      import { makeDatasetUrn } from '@colophon/sdk/urns';
      const properties: DatasetProperties = { name: 'orders' };
      console.log(makeDatasetUrn('postgres', 'shop.public.orders'), properties);
    `);
    console.log(
      `A bundle with makeDatasetUrn: ${code.length} bytes, ${gzipSync(code).byteLength} after gzip`,
    );
    expect(code).toContain('urn:li:');
    expect(code).not.toContain('node:');
    expect(tracesIn(code)).toEqual([]);
    expect(gzipSync(code).byteLength).toBeLessThan(2_000);
    expect(later).toBe('');
  });

  it.each([
    [
      'the clients with the names of DataHub’s',
      (name: string) => /^(RestEmitter|GraphClient)$/.test(name),
      8_500,
    ],
    ['all clients', (name: string) => /^(Colophon|RestEmitter|GraphClient)$/.test(name), 9_500],
    ['all clients, every patch and every error', (name: string) => !/^make|Key|Urn$/.test(name), 13_850],
    ['everything, with a builder for each kind of urn, key and aspect', () => true, 17_200],
  ])('is small when it uses %s', async (what, isUsed, budget) => {
    const lines = sdkPaths.map(
      ([path, names]) => `export { ${names.filter(isUsed).join()} } from '${path}';`,
    );
    const { initial: code, later } = await bundleInParts(lines.join('\n'));
    const weight = gzipSync(code).byteLength;
    console.log(`A bundle with ${what}: ${code.length} bytes, ${weight} after gzip`);
    expect(code).toContain('GraphClient');
    expect(code).not.toContain('node:');
    // Kafka has a path of its own, with the packages that it needs.
    expect(code + later).not.toMatch(/pegasus2avro|schemaRegistry|bootstrap/i);
    expect(weight).toBeLessThan(budget);
    // The check for unknown fields comes with the first write: it holds their names, and nothing else of the model.
    const laterWeight = gzipSync(later).byteLength;
    console.log(`Loaded at the first write: ${later.length} bytes, ${laterWeight} after gzip`);
    expect(tracesIn(later).length).toBeGreaterThan(100);
    expect(laterWeight).toBeLessThan(10_500);
  });

  it('would contain the model, if it were imported', async () => {
    const code = await bundle(`
      import { registry } from '@colophon/model';
      console.log(registry.entities.size);
    `);
    expect(tracesIn(code).length).toBeGreaterThan(100);
  });
});
