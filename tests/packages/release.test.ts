import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readManifest } from '../../scripts/packages/workspace.ts';
import { root } from './folders.ts';
import { tarballs } from './tarballs.ts';

const author = {
  GIT_AUTHOR_NAME: 'Release',
  GIT_AUTHOR_EMAIL: 'release@example.org',
  GIT_COMMITTER_NAME: 'Release',
  GIT_COMMITTER_EMAIL: 'release@example.org',
};

function release(folder: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'scripts/release.ts'), ...args],
    {
      cwd: folder,
      env: { ...process.env, ...author },
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

it('publishes every package with its provenance, dependencies first, when it is no trial', () => {
  const { status, stdout, stderr } = release(root, 'publish', '--dry-run', '--packed');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const { version } = readManifest('');
  expect(stdout.split('\n').filter((line) => line.startsWith('Would publish'))).toEqual(
    tarballs.map(({ name }) => `Would publish ${name} ${version} as latest`),
  );
  expect(stdout).toContain(`Notes of ${version}:\n\n`);
});

it('refuses to publish what was packed before the tests', () => {
  const { status, stderr } = release(root, 'publish', '--packed');
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('is built from the tag') });
});

it('refuses to publish what is not tagged', () => {
  const { status, stderr } = release(cloned(), 'publish');
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('is not tagged v') });
});

it('prepares a version: in every package, in the changelog and on its page, as one commit with a tag', () => {
  const folder = cloned();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const present = readManifest('').version;
  const { status, stderr } = release(folder, 'prepare', '99.0.0', '--date', '2026-12-01');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });

  expect(git('status', '--porcelain')).toBe('');
  expect(git('log', '-1', '--format=%s %D')).toContain('build: release 99.0.0 ');
  expect(git('cat-file', '-t', 'v99.0.0')).toBe('tag');
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const names = ['CHANGELOG.md', 'docs/releases.mdx'];
  for (const path of names) expect(read(path)).toContain('\n## Unreleased\n\n## 99.0.0 — 2026-12-01\n\n- ');
  // What npm and Python read; every other mention of the number is of something else.
  for (const path of git('ls-files', '*package.json', '*package-lock.json').split('\n')) {
    const siblings = [...read(path).matchAll(/"@colophon\/[\w-]+": "([^"]+)"/g)].map(([, given]) => given);
    expect([path, siblings.filter((given) => given === present)]).toEqual([path, []]);
    const { version } = JSON.parse(read(path));
    if (version !== undefined) expect([path, version]).toEqual([path, '99.0.0']);
  }
  expect(read('python/pyproject.toml')).toContain('\nversion = "99.0.0"\n');
  expect(read('python/src/colophon/_version.py')).toContain('VERSION = "99.0.0"\n');

  // Twice is not possible, since the version is there.
  expect(release(folder, 'prepare', '99.0.0').stderr).toBe(
    'release: 99.0.0 is not higher than 99.0.0, the present version.\n',
  );
});

/** The project as a clone of its own, with what is not committed. */
function cloned(): string {
  const folder = mkdtempSync(join(tmpdir(), 'colophon-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, env: { ...process.env, ...author }, encoding: 'utf8' });
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const path of files.split('\0').filter((path) => path !== ''))
    cpSync(join(root, path), join(folder, path));
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'test: everything');
  linkPackages(folder);
  // The project ignores folders of that name, and these are links.
  appendFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
  return folder;
}

/** Lets a clone use the installed packages of others, and its own in place of this project's. */
function linkPackages(folder: string): void {
  const installed = join(root, 'node_modules');
  mkdirSync(join(folder, 'node_modules/@colophon'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@colophon') symlinkSync(join(installed, name), join(folder, 'node_modules', name));
  for (const name of readdirSync(join(installed, '@colophon')))
    symlinkSync(
      readlinkSync(join(installed, '@colophon', name)),
      join(folder, 'node_modules/@colophon', name),
    );
  symlinkSync(join(root, 'scripts/sdk-pages/node_modules'), join(folder, 'scripts/sdk-pages/node_modules'));
}
