import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** The module that a browser would load for the given source, minified: with all that it would load later. */
export async function bundle(source: string): Promise<string> {
  return (await build(source, false)).join('');
}

/** The same, apart: what is loaded with the page, and what `import()` loads later. */
export async function bundleInParts(
  source: string,
): Promise<{ readonly initial: string; readonly later: string }> {
  const [initial = '', ...later] = await build(source, true);
  return { initial, later: later.join('') };
}

/** The code of each chunk: those that the entry imports with it, in one, then the others. */
async function build(source: string, codeSplitting: boolean): Promise<string[]> {
  const entry = '\0entry.ts';
  const bundler = await rolldown({
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
  const { output } = await bundler.generate({ format: 'esm', minify: true, codeSplitting });
  await bundler.close();
  const chunks = new Map(
    output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk]] : [])),
  );
  const initial = new Set<string>();
  const visit = (name: string): void => {
    if (initial.has(name)) return;
    initial.add(name);
    for (const imported of chunks.get(name)?.imports ?? []) visit(imported);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk.fileName);
  const codeOf = (isInitial: boolean) =>
    [...chunks.values()]
      .filter(({ fileName }) => initial.has(fileName) === isInitial)
      .map(({ code }) => code);
  return [codeOf(true).join(''), ...codeOf(false)];
}
