import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { bundlePython } from './bundle-python.ts';
import { keyOf } from './cache.ts';
import { commandLinePlugin } from './command-line-plugin.ts';
import { inputsOf } from './inputs.ts';
import { ASSETS, type SiteFile } from './site-file.ts';

/** The worker of the sandbox, with all that it loads. */
export interface SandboxBundle {
  /** What it is made from: files, and folders of which every file counts. */
  inputs: readonly string[];
  files: SiteFile[];
  /** Name of the worker's script, next to those of the pages. */
  worker: string;
  /** The same of the worker of the application that a reader tries. */
  tryWorker: string;
  /** What a browser fetches before the first sample in Python runs, in megabytes. */
  pythonMegabytes: number;
}

type SeedWriter = typeof import('../sandbox/seed/create-seed.ts');

const siteFolder = join(import.meta.dirname, '../..');
const source = join(siteFolder, 'src/sandbox');

/** Bundles the catalogue for the reader's browser. `options` are those of all scripts of the site. */
export async function bundleSandbox(cache: string, options: BuildOptions): Promise<SandboxBundle> {
  const [seed, company, python] = await Promise.all([
    readSeed(cache, 'seed/create-seed.ts'),
    readSeed(cache, 'try/create-company.ts'),
    bundlePython(options),
  ]);
  const { outputFiles = [], metafile } = await build({
    ...options,
    absWorkingDir: siteFolder,
    metafile: true,
    entryPoints: [join(source, 'worker/sandbox-worker.ts'), join(source, 'try/try-worker.ts')],
    outdir: source,
    write: false,
    format: 'esm',
    splitting: true,
    loader: { '.wasm': 'file' },
    define: { PYTHON_FILES: JSON.stringify(python.addresses) },
    plugins: [seedPlugin({ 'seed.db': seed.contents, 'company.db': company.contents }), commandLinePlugin],
  });
  const workerOf = (name: string): string => {
    const file = outputFiles.find(({ path }) => basename(path).startsWith(`${name}-`));
    if (!file) throw new Error(`The bundle of the sandbox holds no ${name}.`);
    return basename(file.path);
  };
  return {
    inputs: [...inputsOf(metafile, siteFolder), ...seed.inputs, ...company.inputs, ...python.inputs],
    files: [
      ...outputFiles.map(({ path, contents }) => ({
        path: `${ASSETS}/${basename(path)}`,
        content: contents,
      })),
      ...python.files,
    ],
    worker: workerOf('sandbox-worker'),
    tryWorker: workerOf('try-worker'),
    pythonMegabytes: python.megabytes,
  };
}

/** Answers the imports of sample metadata, which no files in the sources hold. */
const seedPlugin = (contents: Readonly<Record<'seed.db' | 'company.db', Uint8Array>>): Plugin => ({
  name: 'seed',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.db$/ }, ({ path }) => ({ path: basename(path), namespace: 'seed' }));
    onLoad({ filter: /./, namespace: 'seed' }, ({ path }) => ({
      contents: contents[path as keyof typeof contents],
      loader: 'file',
    }));
  },
});

/** The sample metadata, compressed; made again when the code that writes it has changed. */
async function readSeed(
  cache: string,
  entry: string,
): Promise<{ contents: Uint8Array; inputs: readonly string[] }> {
  const { writer, inputs } = await bundleWriter(entry);
  const name = join(cache, `seed-${keyOf(writer)}`);
  try {
    return { contents: await readFile(`${name}.gz`), inputs };
  } catch {
    await mkdir(cache, { recursive: true });
    // One file that is bundled already loads in a fraction of the time that Node takes for the modules it is made of.
    const script = `${name}.mjs`;
    await writeFile(script, writer);
    const { createSeed }: SeedWriter = await import(pathToFileURL(script).href);
    const seed = gzipSync(await createSeed(), { level: 9 });
    await writeFile(`${name}.gz`, seed);
    return { contents: seed, inputs };
  }
}

/** The code that writes the sample metadata, with all that it imports. */
async function bundleWriter(entry: string): Promise<{ writer: Uint8Array; inputs: readonly string[] }> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: siteFolder,
    entryPoints: [join(source, entry)],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
  });
  const [writer] = outputFiles;
  if (!writer) throw new Error('The bundle of what writes the sample metadata is empty.');
  return { writer: writer.contents, inputs: inputsOf(metafile, siteFolder) };
}
