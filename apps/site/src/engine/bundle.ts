import { readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { Assets } from '../render/site-context.ts';
import { bundleLanguage } from './bundle-language.ts';
import { bundleSandbox } from './bundle-sandbox.ts';
import { keyOf } from './cache.ts';
import { inputsOf } from './inputs.ts';
import { ASSETS, type SiteFile } from './site-file.ts';

const siteFolder = join(import.meta.dirname, '../..');
const source = join(siteFolder, 'src');
/** Says which version of each package is installed. What packages take part in is made again with it. */
export const lockFile = join(siteFolder, '../../package-lock.json');
/** These read light-dark(), nesting and container queries as written, so the CSS is sent as written. */
const target = ['chrome123', 'safari17.5', 'firefox128'];

// Read by esbuild's process when it starts. It holds nearly all that it allocates until a bundle is made, so collecting
// garbage meanwhile takes a third of its time and frees next to nothing. A dev server that goes on for days has a limit.
process.env.GOGC ??= 'off';
process.env.GOMEMLIMIT ??= '512MiB';

interface Output {
  path: string;
  contents: Uint8Array;
}

/** Styles of components that few pages show: those pages load them in addition to the style of all pages. */
const RARE_STYLES = [
  'callout',
  'cards',
  'drawing',
  'endpoint',
  'entity',
  'fields',
  'figure',
  'glossary',
  'lineage',
  'package-diagram',
  'page-index',
  'screen',
  'signature',
  'steps',
  'workbench',
];

type Renderer = typeof import('../render/main.tsx');

/** The components, ready to print pages, and what their styles need. */
export interface RendererBundle {
  renderer: Renderer;
  /** Hash of the components' code and of the packages that they print with. */
  hash: string;
  /** The files of the project that it is made from. */
  inputs: readonly string[];
  files: SiteFile[];
  assets: Pick<Assets, 'style' | 'sheetStyle' | 'font' | 'textFont' | 'rareStyles' | 'pictures'>;
}

/** Bundles the components for Node, which reads no TSX and no CSS by itself. */
export async function bundleRenderer(outdir: string): Promise<RendererBundle> {
  const { dependencies } = JSON.parse(await readFile(join(siteFolder, 'package.json'), 'utf8'));
  const packages = Object.keys(dependencies).filter(
    (name) => !name.startsWith('@fontsource') && name !== '@colophon/ui',
  );
  const { metafile } = await build({
    entryPoints: [
      join(source, 'render/main.tsx'),
      join(source, 'styles/sheets.css'),
      fileURLToPath(import.meta.resolve('@colophon/ui/text-font.css')),
      ...RARE_STYLES.map((name) => join(source, `components/${name}.css`)),
    ],
    outdir,
    absWorkingDir: siteFolder,
    bundle: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    minifySyntax: true,
    minifyWhitespace: true,
    target: ['node22', ...target],
    external: [...packages, ...packages.map((name) => `${name}/*`)],
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    loader: { '.woff2': 'file' },
    plugins: [inlineTextFont],
  });
  const outputFiles = await Promise.all(
    Object.keys(metafile.outputs).map(async (file): Promise<Output> => {
      const path = join(siteFolder, file);
      return { path, contents: await readFile(path) };
    }),
  );
  const script = find(outputFiles, /\.js$/);
  const style = find(outputFiles, /main-\w+\.css$/);
  const sheetStyle = find(outputFiles, /sheets-\w+\.css$/);
  const font = find(outputFiles, /young-serif-text-\w+\.woff2$/);
  const textFont = find(outputFiles, /text-font-\w+\.css$/);
  const pictures = {
    light: await readPicture('product-light'),
    dark: await readPicture('product-dark'),
    narrowLight: await readPicture('product-narrow-light'),
    narrowDark: await readPicture('product-narrow-dark'),
  };
  const versions = await readFile(lockFile);
  // React reads this when it is first loaded: without it, it prints with all the checks of development.
  process.env.NODE_ENV = 'production';
  return {
    renderer: await import(pathToFileURL(script.path).href),
    hash: keyOf(script.contents, versions, process.version),
    inputs: inputsOf(metafile, siteFolder),
    files: [...outputFiles.filter((file) => file !== script).map(toAsset), ...Object.values(pictures)],
    assets: {
      style: addressOf(style),
      sheetStyle: addressOf(sheetStyle),
      pictures: {
        light: `/${pictures.light.path}`,
        dark: `/${pictures.dark.path}`,
        narrowLight: `/${pictures.narrowLight.path}`,
        narrowDark: `/${pictures.narrowDark.path}`,
      },
      font: addressOf(font),
      textFont: addressOf(textFont),
      rareStyles: Object.fromEntries(
        RARE_STYLES.map((name) => [name, addressOf(find(outputFiles, new RegExp(`${name}-\\w+\\.css$`)))]),
      ),
    },
  };
}

/** A picture of the title page, under a name that bears the hash of its content. */
async function readPicture(name: string): Promise<SiteFile> {
  const content = await readFile(join(source, `pictures/${name}.avif`));
  return { path: `${ASSETS}/${name}-${keyOf(content).slice(0, 8)}.avif`, content };
}

/** Puts the font of all text into its style. */
const inlineTextFont: Plugin = {
  name: 'inline-text-font',
  setup({ onLoad }) {
    onLoad({ filter: /figtree-text\.woff2$/ }, async ({ path }) => ({
      contents: await readFile(path),
      loader: 'dataurl',
    }));
  },
};

/** The scripts of the pages, and what the pages say of them. */
export interface ClientBundle {
  /** The files of the project that they are made from, and folders of which every file counts. */
  inputs: readonly string[];
  files: SiteFile[];
  assets: Pick<Assets, 'earlyTheme' | 'earlySidebar' | 'page' | 'pythonMegabytes'>;
  /** Name of the script of the worker behind the application that a reader tries. */
  tryWorker: string;
}

/**
 * Bundles what runs in the browser: small scripts immediately, islands in chunks that load when they are hydrated. `cache` is a
 * folder for what takes a while to make.
 */
export async function bundleClient(cache: string): Promise<ClientBundle> {
  const common = {
    absWorkingDir: siteFolder,
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    platform: 'browser',
    target,
    jsx: 'automatic',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
  } as const;
  const [sandbox, language] = await Promise.all([
    bundleSandbox(cache, common),
    bundleLanguage(cache, common),
  ]);
  const options = {
    ...common,
    outdir: join(source, 'client'),
    define: {
      'process.env.NODE_ENV': '"production"',
      SANDBOX_WORKER: JSON.stringify(sandbox.worker),
      LANGUAGE_WORKER: JSON.stringify(language.worker),
    },
    // The style of an island comes with it, so that pages do not carry what most readers never open.
    loader: { '.css': 'text' },
    // A component that islands draw with as well has its style on the page already.
    logOverride: { 'ignored-bare-import': 'silent' },
  } as const;
  const client = (name: string): string => join(source, 'client', `${name}.ts`);
  // The two that run before the first paint are no modules: those wait until the page is read.
  const [early, page] = await Promise.all([
    build({ ...options, entryPoints: ['early-theme', 'early-sidebar'].map(client), format: 'iife' }),
    build({ ...options, entryPoints: [client('page')], format: 'esm', splitting: true }),
  ]);
  const files = [...early.outputFiles, ...page.outputFiles.map(dropIdleImports)];
  const bundles = [early, page].flatMap(({ metafile }) => inputsOf(metafile, siteFolder));
  return {
    inputs: [...bundles, ...sandbox.inputs, ...language.inputs],
    files: [...files.map(toAsset), ...sandbox.files, ...language.files],
    assets: {
      earlyTheme: addressOf(find(files, /early-theme-\w+\.js$/)),
      earlySidebar: addressOf(find(files, /early-sidebar-\w+\.js$/)),
      page: addressOf(find(files, /page-\w+\.js$/)),
      pythonMegabytes: sandbox.pythonMegabytes,
    },
    tryWorker: sandbox.tryWorker,
  };
}

/**
 * Removes the imports that a script doesn't use. The bundler has each page load its helpers for the islands,
 * which import them themselves: a file, and a request, for every reader who wakes none.
 */
function dropIdleImports({ path, contents }: Output): Output {
  const text = new TextDecoder().decode(contents).replace(/\bimport"\.\/chunk-\w+\.js";/g, '');
  return { path, contents: new TextEncoder().encode(text) };
}

function toAsset({ path, contents }: Output): SiteFile {
  return { path: `${ASSETS}/${basename(path)}`, content: contents };
}

function addressOf({ path }: Output): string {
  return `/${ASSETS}/${basename(path)}`;
}

function find(files: readonly Output[], name: RegExp): Output {
  const file = files.find(({ path }) => name.test(path));
  if (!file) throw new Error(`The bundle of ${relative(siteFolder, source)} holds no file like ${name}.`);
  return file;
}
