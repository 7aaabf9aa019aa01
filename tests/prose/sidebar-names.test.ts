import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const docs = join(import.meta.dirname, '../../docs');

/** Names that say nothing without the group above them. */
const VAGUE =
  /^(overview|reference|usage guide|guide|introduction to|add|create|read|update|remove|delete|describe|use|get|common|pages|other|misc|more)$/i;

/** Groups that are made from a folder. Their names repeat those of other pages, and the group tells them apart. */
const LISTS = [
  'api/openapi/reference',
  'api/restli/reference',
  'decisions',
  'generated/ingestion/sources',
  'generated/metamodel/entities',
  'graphql/enums',
  'graphql/inputObjects',
  'graphql/mutations',
  'graphql/objects',
  'graphql/queries',
  'modules',
  'python-sdk/models',
  'typescript-sdk/models',
];

interface PageNames {
  file: string;
  title: string;
  name: string;
}

const pages: PageNames[] = [];
for await (const file of glob('**/*.mdx', { cwd: docs })) {
  const text = await readFile(join(docs, file), 'utf8');
  const title = /^title: "?(.+?)"?$/m.exec(text)?.[1] ?? '';
  pages.push({ file, title, name: /^sidebarName: "?(.+?)"?$/m.exec(text)?.[1] ?? title });
}

const repeated = (all: readonly PageNames[], of: (page: PageNames) => string): string[] =>
  [...Map.groupBy(all, (page) => of(page).toLowerCase())]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => `${text}: ${same.map(({ file }) => file).join(', ')}`);

test('a name in the sidebar makes sense without its group', () => {
  expect(pages.filter(({ name }) => VAGUE.test(name)).map(({ file, name }) => `${file}: ${name}`)).toEqual(
    [],
  );
});

test('a title, by which search, tabs and shared links name a page, belongs to one page', () => {
  expect(repeated(pages, ({ title }) => title)).toEqual([]);
});

test('a name in the sidebar is repeated only in a group that lists a folder', () => {
  expect(
    repeated(
      pages.filter(({ file }) => !LISTS.includes(dirname(file))),
      ({ name }) => name,
    ),
  ).toEqual([]);
  for (const list of LISTS)
    expect(
      repeated(
        pages.filter(({ file }) => dirname(file) === list),
        ({ name }) => name,
      ),
    ).toEqual([]);
});
