/**
 * `npm run build`: makes the packages as they are published, each in its `dist/`. How they follow from the sources is
 * explained at {@link publishedManifest}.
 */
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ensureApplication, ensureSite } from './bootstrap.mjs';
import { compile, compiledFolder } from './packages/compile.ts';
import { moduleUrls, rewriteModuleUrls } from './packages/module-urls.ts';
import { publishedManifest, toScript } from './packages/published-manifest.ts';
import { readme } from './packages/readme.ts';
import { readManifest, readPublicPackages, root, type WorkspacePackage } from './packages/workspace.ts';

const setting = {
  engines: readManifest('').engines,
  repository: process.env.COLOPHON_REPOSITORY || undefined,
};
const packages = readPublicPackages();

// As with `npm start`, a documentation that is built already may be named. An empty variable counts as unset.
const site = process.env.COLOPHON_SITE || (await ensureSite(process.execPath));
const app = process.env.COLOPHON_APP || (await ensureApplication(process.execPath));
compile(packages);
for (const one of packages) buildPackage(one);
// The command serves them when no others are named.
cpSync(app, join(root, 'packages/cli/dist/app'), { recursive: true });
cpSync(site, join(root, 'packages/cli/dist/site'), { recursive: true });

function buildPackage(one: WorkspacePackage): void {
  const { folder, manifest } = one;
  const source = join(root, folder);
  const target = join(source, 'dist');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  const compiled = join(compiledFolder, relative('packages', folder));
  if (existsSync(compiled)) cpSync(compiled, target, { recursive: true });
  for (const path of Object.values(manifest.bin ?? {}))
    cpSync(join(source, dirname(path)), join(target, dirname(path)), { recursive: true });
  for (const path of globSync('**/*.{js,mjs}', { cwd: target })) rewriteModule(source, target, path);
  for (const path of globSync('**/*.d.ts', { cwd: target })) rewriteDeclarations(join(target, path));
  const published = publishedManifest(one, setting);
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  writeFileSync(join(target, 'README.md'), readme(published));
  copyFileSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
}

/** Lets a module find its workers and its data: those are scripts now, and these come along. */
function rewriteModule(source: string, target: string, path: string): void {
  const file = join(target, path);
  const code = readFileSync(file, 'utf8');
  const rewritten = rewriteModuleUrls(code);
  if (rewritten !== code) writeFileSync(file, rewritten);
  for (const named of moduleUrls(rewritten)) {
    const asset = join(dirname(path), named);
    if (asset.startsWith('..') || existsSync(join(target, asset)) || !existsSync(join(source, asset)))
      continue;
    mkdirSync(dirname(join(target, asset)), { recursive: true });
    cpSync(join(source, asset), join(target, asset), { recursive: true });
  }
}

/** The compiler leaves the endings of sources in declarations, which not every tool resolves. */
function rewriteDeclarations(file: string): void {
  const code = readFileSync(file, 'utf8');
  const specifier = /(\b(?:from |import |import\())(['"])(\.{1,2}\/[^'"\n]+\.tsx?)\2/g;
  const rewritten = code.replace(specifier, (written, before, quote, path) =>
    existsSync(join(dirname(file), toScript(path))) ? `${before}${quote}${toScript(path)}${quote}` : written,
  );
  if (rewritten !== code) writeFileSync(file, rewritten);
}
