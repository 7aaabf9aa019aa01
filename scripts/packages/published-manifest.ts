import type { Manifest, WorkspacePackage } from './workspace.ts';

/** A `package.json` as it is published. */
export interface PublishedManifest extends Pick<Manifest, 'name' | 'version' | 'description' | 'bin'> {
  /** By entry point, its file, or its types and its script. */
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

/**
 * How the sources of the repository become the packages of the registry.
 *
 * In the repository, `exports` names TypeScript files, and Node runs them. `npm run build` makes `dist/` in the folder of
 * every public package, and **`dist/` is the package**: a copy of its folder in which each TypeScript file that its
 * exports reach is replaced by JavaScript and declarations at the same path. So relative paths between files hold in
 * both, and the published `package.json` follows from that of the repository by one rule, whatever number of entry points
 * it has: `./src/a.ts` becomes `./src/a.js` with the types `./src/a.d.ts`.
 *
 * What differs beyond that stands in `publishConfig`, whose fields replace those of the manifest, as they do with pnpm;
 * `access`, `provenance` and `tag` are npm's and stay there.
 */
export function publishedManifest(
  { folder, manifest }: WorkspacePackage,
  { engines, repository }: { readonly engines: Manifest['engines']; readonly repository: string | undefined },
): PublishedManifest {
  const { devDependencies: _tools, scripts: _scripts, publishConfig = {}, ...kept } = manifest;
  const { access = 'public', provenance = true, tag, ...replaced } = publishConfig;
  return {
    ...kept,
    ...(repository && { repository: { type: 'git', url: `git+${repository}.git`, directory: folder } }),
    engines: manifest.engines ?? engines ?? {},
    ...(manifest.exports && { exports: mapValues(manifest.exports, exportConditions) }),
    ...(manifest.browser && {
      browser: Object.fromEntries(
        Object.entries(manifest.browser).map(([from, to]) => [toScript(from), to && toScript(to)]),
      ),
    }),
    ...replaced,
    publishConfig: { access, provenance, ...(tag !== undefined && { tag }) },
  };
}

/** `./src/a.ts` with its types; any other file as it is. */
const exportConditions = (path: string): unknown =>
  isSource(path) ? { types: path.replace(sourceEnding, '.d.ts'), default: toScript(path) } : path;

const sourceEnding = /\.tsx?$/;

export const isSource = (path: string): boolean => sourceEnding.test(path);

/** The JavaScript file that a TypeScript file becomes. */
export const toScript = (path: string): string => path.replace(sourceEnding, '.js');

const mapValues = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
) => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
