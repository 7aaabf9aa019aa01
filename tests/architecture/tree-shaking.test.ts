import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { registry } from '@colophon/model';
import { type RolldownOutput, rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';

const resolveDir = fileURLToPath(new URL('.', import.meta.url));

/** The module that a browser would load for the given source. */
async function bundle(source: string): Promise<string> {
  const entry = '\0entry.ts';
  const build = await rolldown({
    input: entry,
    cwd: resolveDir,
    platform: 'browser',
    external: /^node:/,
    plugins: [
      {
        name: 'entry',
        resolveId: (id, importer) =>
          id === entry ? id : importer === entry ? fileURLToPath(import.meta.resolve(id)) : null,
        load: (id) => (id === entry ? { code: source, moduleType: 'ts' } : null),
      },
    ],
  });
  const { output }: RolldownOutput = await build.generate({ format: 'esm', minify: true });
  await build.close();
  return output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
}

/** Words that are in the model's code and nowhere else. */
const traces = ['com.linkedin.', ...[...registry.aspects.keys()].filter((name) => name.length > 12)];

const tracesIn = (code: string): string[] => traces.filter((trace) => code.includes(trace));

describe('a bundle of what a program uses of the SDK', () => {
  it('holds no code of any entity or aspect when it uses one builder and one type', async () => {
    const code = await bundle(`
      import { makeDatasetUrn, type DatasetProperties } from '@colophon/sdk';
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
  });

  it('would show the model, if it held it', async () => {
    const code = await bundle(`
      import { registry } from '@colophon/model';
      console.log(registry.entities.size);
    `);
    expect(tracesIn(code).length).toBeGreaterThan(100);
  });
});
