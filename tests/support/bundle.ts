import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** The module that a browser would load for the given source, minified. */
export async function bundle(source: string): Promise<string> {
  const entry = '\0entry.ts';
  const build = await rolldown({
    input: entry,
    cwd: import.meta.dirname,
    platform: 'browser',
    plugins: [
      {
        name: 'entry',
        resolveId: (id, importer) =>
          id === entry ? id : importer === entry ? fileURLToPath(import.meta.resolve(id)) : null,
        load: (id) => (id === entry ? { code: source, moduleType: 'ts' } : null),
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', minify: true, codeSplitting: false });
  await build.close();
  return output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
}
