/**
 * `npm run release -- prepare 0.2.0` writes a version everywhere, turns "Unreleased" of the changelog into its section,
 * commits and tags. It sends nothing.
 *
 * `npm run release -- publish` builds and packs the tagged version, and publishes the packages with their provenance,
 * which only a CI service can attest. With `--dry-run`, npm does everything but send them; with `--packed` besides, to the
 * tarballs that `npm run packages` has made, which takes half the time.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { npm } from './packages/npm.ts';
import { buildAndPack, readPacked } from './packages/pack.ts';
import { readManifest, root } from './packages/workspace.ts';
import { notesOf, releaseUnreleased } from './release/changelog.ts';
import { requireNewer, setPackageVersion, setPythonVersion, tagOf } from './release/versions.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    packed: { type: 'boolean', default: false },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});
const [command, version = ''] = positionals;
const present = readManifest('').version;

try {
  if (command === 'prepare') prepare();
  else if (command === 'publish') publish();
  else throw new Error('Say "prepare <version>" or "publish".');
} catch (error) {
  console.error(`release: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

function prepare(): void {
  requireNewer(version, present);
  if (git('status', '--porcelain') !== '') throw new Error('There are changes that are not committed.');
  const changelog = releaseUnreleased(read('CHANGELOG.md'), version, values.date);
  write('CHANGELOG.md', changelog);
  const tracked = git('ls-files', '*package.json').split('\n');
  for (const path of tracked) write(path, setPackageVersion(read(path), present, version));
  for (const path of ['python/pyproject.toml', 'python/src/colophon/_version.py'])
    write(path, setPythonVersion(read(path), version));
  // Each folder with packages of its own has a lock file that names the version, too.
  for (const path of git('ls-files', '*package-lock.json').split('\n')) setLockVersion(path);
  run('scripts/generate.ts');
  git('add', '--all');
  git('commit', '--quiet', '--message', `build: release ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `${version}\n\n${notesOf(changelog, version)}`);
  console.log(`Prepared ${version}. Push the commit and the tag v${version} to publish it.`);
}

/** The packages of this project are links in a lock file: their versions are written there, and nothing is resolved. */
function setLockVersion(path: string): void {
  const lock = JSON.parse(read(path));
  if (lock.version === present) lock.version = version;
  for (const [place, entry] of Object.entries<Record<string, unknown>>(lock.packages)) {
    if (place.includes('node_modules/')) continue;
    if (entry.version === present) entry.version = version;
    for (const field of ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'])
      for (const [name, given] of Object.entries<string>((entry[field] as Record<string, string>) ?? {}))
        if (name.startsWith('@colophon/') && given === present)
          (entry[field] as Record<string, string>)[name] = version;
  }
  write(path, `${JSON.stringify(lock, null, 2)}\n`);
}

function publish(): void {
  const isTrial = values['dry-run'];
  const tag = `v${present}`;
  const notes = notesOf(read('CHANGELOG.md'), present);
  if (!isTrial) {
    if (values.packed) throw new Error('"--packed" is for a trial: what is published is built from the tag.');
    if (!git('tag', '--points-at', 'HEAD').split('\n').includes(tag))
      throw new Error(`The commit is not tagged ${tag}. Run "npm run release -- prepare <version>" first.`);
    if (!process.env.COLOPHON_REPOSITORY)
      throw new Error('Set COLOPHON_REPOSITORY: npm compares it with the place that the provenance names.');
  }
  const tarballs = values.packed ? readPacked() : buildAndPack(join(root, '.cache/packages/release'));
  for (const { name, file } of tarballs) {
    console.log(`${isTrial ? 'Would publish' : 'Publishing'} ${name} ${present} as ${tagOf(present)}`);
    const options = ['--provenance', '--access', 'public', '--tag', tagOf(present)];
    npm(['publish', file, ...options, ...(isTrial ? ['--dry-run'] : [])]);
  }
  console.log(`\nNotes of ${present}:\n\n${notes}`);
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();
}

function run(script: string): void {
  execFileSync(process.execPath, [join(root, script)], { cwd: root, stdio: 'inherit' });
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function write(path: string, text: string): void {
  writeFileSync(join(root, path), text);
}
