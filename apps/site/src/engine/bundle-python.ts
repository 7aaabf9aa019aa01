import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import type { PythonSources } from '../sandbox/python/protocol.ts';
import { brotliOf } from './compress.ts';
import { inputsOf } from './inputs.ts';
import { ASSETS, type SiteFile } from './site-file.ts';

/** Python for the reader's browser: its worker, Pyodide, and the sources of our package. */
export interface PythonBundle {
  /** The files that the worker is made from, and the folder of the package. */
  readonly inputs: readonly string[];
  readonly files: readonly SiteFile[];
  /** Their addresses, relative to the scripts of the pages; that of the runtime is a folder. */
  readonly addresses: typeof PYTHON_FILES;
  /** What a browser fetches before the first sample runs, in megabytes, compressed. */
  readonly megabytes: number;
}

const source = join(import.meta.dirname, '../sandbox/python');
const packages = join(import.meta.dirname, '../../../../python/src');
/** What `loadPyodide` fetches. The package holds type declarations and pages besides. */
const runtimeFiles = [
  'pyodide.mjs',
  'pyodide.asm.mjs',
  'pyodide.asm.wasm',
  'python_stdlib.zip',
  'pyodide-lock.json',
];

/** Bundles what runs Python. `options` are those of all scripts of the site. */
export async function bundlePython(options: BuildOptions): Promise<PythonBundle> {
  const [worker, runtime, sources] = await Promise.all([bundleWorker(options), readRuntime(), readSources()]);
  const files = [worker.file, ...runtime.files, sources];
  const bytes = files.reduce((sum, { content }) => sum + brotliOf(Buffer.from(content)).length, 0);
  return {
    inputs: [...worker.inputs, packages],
    files,
    addresses: {
      worker: basename(worker.file.path),
      runtime: `${basename(runtime.folder)}/`,
      sources: basename(sources.path),
    },
    megabytes: Math.ceil(bytes / 1e6),
  };
}

async function bundleWorker(options: BuildOptions): Promise<{ file: SiteFile; inputs: readonly string[] }> {
  const { outputFiles = [], metafile } = await build({
    ...options,
    absWorkingDir: source,
    metafile: true,
    entryPoints: [join(source, 'python-worker.ts')],
    outdir: source,
    write: false,
    format: 'esm',
    loader: { '.py': 'text' },
  });
  const [script] = outputFiles;
  if (!script) throw new Error('The bundle of the Python worker is empty.');
  return {
    file: { path: `${ASSETS}/${basename(script.path)}`, content: script.contents },
    inputs: inputsOf(metafile, source),
  };
}

/** Pyodide as it was published, in a folder with the name of its version. */
async function readRuntime(): Promise<{ folder: string; files: SiteFile[] }> {
  const from = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
  const { version } = JSON.parse(await readFile(join(from, 'package.json'), 'utf8'));
  const folder = `${ASSETS}/pyodide-${version}`;
  const files = runtimeFiles.map(async (name) => ({
    path: `${folder}/${name}`,
    content: await readFile(join(from, name)),
  }));
  return { folder, files: await Promise.all(files) };
}

/** The sources of the package for Python, in one file. */
async function readSources(): Promise<SiteFile> {
  const paths = await Array.fromAsync(glob('colophon/**/*.py', { cwd: packages }));
  const sources: Record<string, string> = {};
  for (const path of paths.sort()) sources[path] = await readFile(join(packages, path), 'utf8');
  const content = JSON.stringify(sources satisfies PythonSources);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { path: `${ASSETS}/python-${hash}.json`, content };
}
