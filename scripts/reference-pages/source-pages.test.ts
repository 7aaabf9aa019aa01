import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadDefinitions } from '@colophon/ingestion';
import { checkConnectorConfig, readConnectors } from '@colophon/ingestion/connectors';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { exampleRecipe } from './connector-recipe.ts';
import { type Examples, readExamples } from './read-examples.ts';
import { printSourcePages } from './source-pages.ts';

const folder = join(import.meta.dirname, 'sources');
const names = (await readdir(folder)).map((file) => file.replace(/\.md$/, ''));
const examples = new Map<string, Examples>();
for (const name of names)
  examples.set(name, readExamples(await readFile(join(folder, `${name}.md`), 'utf8')));
const definitions = await loadDefinitions('source');
const connectors = await readConnectors();
const pages = printSourcePages(definitions, connectors, examples);

describe('the pages of sources', () => {
  it('have examples for sources that exist only', () => {
    const known = ['index', ...definitions.map(({ name }) => name)];
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('have an example for each source of our own', () => {
    const own = definitions.map(({ name }) => name);
    expect(own.filter((name) => !examples.get(name)?.sections.size)).toEqual([]);
  });

  it('are there for each source and each connector', () => {
    const own = definitions.map(({ name }) => name);
    const aliases = new Set(definitions.flatMap((one) => one.aliases ?? []));
    const foreign = Object.keys(connectors.connectors).filter((name) => !aliases.has(name));
    for (const name of [...own, ...foreign])
      expect(pages.get(`generated/ingestion/sources/${name}`), name).toMatch(/## (?:Settings|Capabilities)/);
  });

  it('say what readers search for', () => {
    const page = pages.get('generated/ingestion/sources/bigquery') ?? '';
    expect(page).toContain('title: "BigQuery connector"');
    expect(page).toContain('`dataset_pattern`');
  });

  it('stay small', () => {
    for (const [id, page] of pages) expect(page.length, id).toBeLessThan(30_000);
  });

  it('have a recipe of each connector with which nothing is wrong', async () => {
    for (const [name, connector] of Object.entries(connectors.connectors)) {
      const recipe = parse(exampleRecipe({ name, ...connector }, connectors.$defs));
      expect(await checkConnectorConfig(name, recipe.source.config), name).toEqual([]);
    }
  });
});
