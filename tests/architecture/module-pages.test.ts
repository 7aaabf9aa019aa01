import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageFolders, readPackage, root } from './read-imports.ts';

const folders = [...packageFolders('packages'), ...packageFolders('apps')];
const pageOf = (folder: string): string => join(root, 'docs/modules', `${folder.split('/').at(-1)}.mdx`);

/** The names in code between a heading and the next one: of a table, those in its first column. */
function namesUnder(heading: string, page: string): string[] {
  const [, section = ''] = page.split(new RegExp(`^## ${heading}$`, 'm'));
  const own = section.split(/^## /m)[0] ?? '';
  const rows = [...own.matchAll(/^\| `([^`]+)` \|/gm)];
  const names = rows.length > 0 ? rows : [...own.matchAll(/`(@colophon\/[^`]+)`/g)];
  return names.map(([, name = '']) => name);
}

const visible = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(\.|node_modules|dist$)/.test(entry.name))
    .map(({ name }) => name);

/** The folders of a package, and those in its sources; what lies deeper belongs to them. */
const foldersOf = (folder: string): string[] =>
  visible(folder).flatMap((name) => [
    name,
    ...(name === 'src' ? visible(`${folder}/src`).map((inner) => `src/${inner}`) : []),
  ]);

it('exists for every package and for the site', () => {
  expect(folders.filter((folder) => !existsSync(pageOf(folder)))).toEqual([]);
  const pages = readdirSync(join(root, 'docs/modules'));
  expect(pages).toHaveLength(folders.length);
});

describe.each(folders)('the page on %s', (folder) => {
  const page = readFileSync(pageOf(folder), 'utf8');
  const { name, dependencies } = readPackage(folder);

  it('describes each folder, and no other', () => {
    expect(namesUnder('Folders', page).sort()).toEqual(foldersOf(folder).sort());
  });

  it('names what others may import', () => {
    const { exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const entries = Object.keys(exports).map((entry) => join(name, entry));
    expect(namesUnder('Entry points', page).sort()).toEqual(entries.sort());
  });

  it('names what it imports from this project', () => {
    const own = dependencies.filter((other) => other.startsWith('@colophon/'));
    expect(namesUnder('Imports', page).sort()).toEqual(own.sort());
  });

  it('names only files that exist', () => {
    const paths = [...page.matchAll(/`((?:packages|apps)\/[^`]+\.tsx?)`/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
