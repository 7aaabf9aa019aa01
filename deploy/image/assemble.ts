/**
 * Puts what the image holds into a folder: `node deploy/image/assemble.ts /out`, in a checkout with built packages.
 *
 * - `opt/colophon/packages`: the built packages that the command needs, of which `cli` brings the documentation
 * - `opt/colophon/node_modules`: their dependencies, in the versions of the lock file
 * - `opt/colophon/bin`, `opt/colophon/lib`: this Node, `colophon`, and a library of Node that slim images lack
 * - `opt/colophon/sbom.cdx.json`: the packages inside, as CycloneDX
 * - `data`: an empty folder, for the volume
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { billOfMaterials } from './bill-of-materials.ts';
import { filesBySize } from './files-by-size.ts';
import { productionPackages } from './production-packages.ts';

const root = resolve(import.meta.dirname, '../..');
const out = process.argv[2] ?? '/out';
const target = join(out, 'opt/colophon');

for (const folder of ['data', 'opt/colophon/bin', 'opt/colophon/lib', 'opt/colophon/node_modules/@colophon'])
  mkdirSync(join(out, folder), { recursive: true });
const packages = productionPackages(root, '@colophon/cli');
for (const { name, path, isOwn } of packages) {
  if (isOwn) {
    cpSync(join(root, path, 'dist'), join(target, path), { recursive: true });
    symlinkSync(join('../..', path), join(target, 'node_modules', name));
  } else copyPackage(path);
}
copyFileSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
copyFileSync(join(root, 'deploy/image/health-check.mjs'), join(target, 'health-check.mjs'));
copyFileSync(process.execPath, join(target, 'bin/node'));
const command = '#!/bin/sh\nexec node /opt/colophon/packages/cli/bin/colophon.mjs "$@"\n';
writeFileSync(join(target, 'bin/colophon'), command, { mode: 0o755 });
for (const library of linkedLibraries(process.execPath).filter((path) => path.includes('libatomic')))
  copyFileSync(library, join(target, 'lib', basename(library)));
const bill = billOfMaterials(packages, process.versions.node);
writeFileSync(join(target, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);

const files = filesBySize(target);
const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
console.log(`${packages.length} packages, ${megabytes(total)}. The largest files:`);
for (const { path, bytes } of files.slice(0, 10)) console.log(`${megabytes(bytes).padStart(10)}  ${path}`);

/** Without the packages inside it: those that are needed are copied by themselves. */
function copyPackage(path: string): void {
  const from = join(root, path);
  const inside = join(from, 'node_modules');
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(from, join(target, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => source !== inside && !source.startsWith(inside + sep),
  });
}

function linkedLibraries(program: string): string[] {
  const printed = execFileSync('ldd', [program], { encoding: 'utf8' });
  return [...printed.matchAll(/=> (\/\S+)/g)].map(([, path]) => String(path));
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
