import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { keyOf } from './cache.ts';
import { inputsOf, isOfProject, withManifests } from './inputs.ts';
import { ASSETS, type SiteFile } from './site-file.ts';

/** The worker that knows TypeScript, with the types of the SDK. */
export interface LanguageBundle {
  /** The files of the project that it is made from. */
  inputs: readonly string[];
  files: SiteFile[];
  /** Name of the worker's script, next to those of the pages. */
  worker: string;
}

const source = join(import.meta.dirname, '../language');

/** Bundles TypeScript for the editors of the pages. `options` are those of all scripts of the site. */
export async function bundleLanguage(cache: string, options: BuildOptions): Promise<LanguageBundle> {
  const types = await readTypes(cache);
  const { outputFiles = [], metafile } = await build({
    ...options,
    absWorkingDir: source,
    metafile: true,
    entryPoints: [join(source, 'language-worker.ts')],
    outdir: source,
    write: false,
    format: 'esm',
    plugins: [typesPlugin(types.contents)],
    // TypeScript asks for them where Node is there.
    logOverride: { 'empty-import-meta': 'silent' },
  });
  const worker = outputFiles.find(({ path }) => basename(path).startsWith('language-worker'));
  if (!worker) throw new Error('The bundle of the language holds no worker.');
  return {
    inputs: [...inputsOf(metafile, source), ...types.inputs],
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

/** The types, compressed. */
interface Types {
  readonly contents: Uint8Array;
  /** The sources that they follow from. */
  readonly inputs: readonly string[];
}

/** The types; collected again when a source that they follow from has changed. */
async function readTypes(cache: string): Promise<Types> {
  const list = join(cache, 'types.json');
  const fileOf = (hash: string): string => join(cache, `types-${hash}.gz`);
  try {
    const { inputs, hash }: { inputs: string[]; hash: string } = JSON.parse(await readFile(list, 'utf8'));
    // A source comes to those of last time only by a change of one of them.
    if (hash === (await hashOf(inputs))) return { inputs, contents: await readFile(fileOf(hash)) };
  } catch {
    // A list that is missing or cut off, or that names a file that is gone: collected anew.
  }
  await mkdir(cache, { recursive: true });
  const { collectTypes } = await import('./collect-types.ts');
  const { files, sources } = collectTypes();
  const types = gzipSync(JSON.stringify(files), { level: 9 });
  const inputs = withManifests(sources.filter(isOfProject));
  const hash = await hashOf(inputs);
  await writeFile(fileOf(hash), types);
  await writeFile(list, JSON.stringify({ inputs, hash }));
  return { inputs, contents: types };
}

/** What the types follow from besides the sources: this code, and the versions of TypeScript and of the libraries. */
const own = ['collect-types.ts', '../language/create-language.ts', '../../../../package-lock.json'];

async function hashOf(inputs: readonly string[]): Promise<string> {
  const paths = [...inputs, ...own.map((path) => join(import.meta.dirname, path))];
  return keyOf(...(await Promise.all(paths.map((path) => readFile(path)))));
}
