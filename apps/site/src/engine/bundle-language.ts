import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { keyOf } from './cache.ts';
import { ASSETS, type SiteFile } from './site-file.ts';

/** The worker that knows TypeScript, with the types of the SDK. */
export interface LanguageBundle {
  files: SiteFile[];
  /** Name of the worker's script, next to those of the pages. */
  worker: string;
}

const source = join(import.meta.dirname, '../language');

/** Bundles TypeScript for the editors of the pages. `options` are those of all scripts of the site. */
export async function bundleLanguage(cache: string, options: BuildOptions): Promise<LanguageBundle> {
  const { outputFiles = [] } = await build({
    ...options,
    entryPoints: [join(source, 'language-worker.ts')],
    outdir: source,
    write: false,
    format: 'esm',
    plugins: [typesPlugin(await readTypes(cache))],
    // TypeScript asks for them where Node is there.
    logOverride: { 'empty-import-meta': 'silent' },
  });
  const worker = outputFiles.find(({ path }) => basename(path).startsWith('language-worker'));
  if (!worker) throw new Error('The bundle of the language holds no worker.');
  return {
    files: outputFiles.map(({ path, contents }) => ({
      path: `${ASSETS}/${basename(path)}`,
      content: contents,
    })),
    worker: basename(worker.path),
  };
}

/** Answers the import of the types, which no file in the sources holds. */
const typesPlugin = (contents: Uint8Array): Plugin => ({
  name: 'types',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/types\.bin$/ }, () => ({ path: 'types.bin', namespace: 'types' }));
    onLoad({ filter: /./, namespace: 'types' }, () => ({ contents, loader: 'file' }));
  },
});

/** The types, compressed; collected again when a source that they follow from has changed. */
async function readTypes(cache: string): Promise<Uint8Array> {
  const name = join(cache, `types-${keyOf(...(await sources()))}.gz`);
  try {
    return await readFile(name);
  } catch {
    await mkdir(cache, { recursive: true });
    const { collectTypes } = await import('./collect-types.ts');
    const types = gzipSync(JSON.stringify(collectTypes()), { level: 9 });
    await writeFile(name, types);
    return types;
  }
}

/** All that the types follow from: the sources of the SDK, as its bundle reads them, and this code. */
async function sources(): Promise<Uint8Array[]> {
  const { metafile } = await build({
    entryPoints: ['@colophon/sdk', '@colophon/model-types'],
    absWorkingDir: import.meta.dirname,
    outdir: cacheless,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
  });
  const inputs = Object.keys(metafile.inputs).map((path) => join(import.meta.dirname, path));
  const own = ['collect-types.ts', '../language/create-language.ts', '../../../../package-lock.json'];
  return Promise.all(
    [...inputs, ...own.map((path) => join(import.meta.dirname, path))].map((path) => readFile(path)),
  );
}

/** Nothing is written there. */
const cacheless = 'unwritten';
