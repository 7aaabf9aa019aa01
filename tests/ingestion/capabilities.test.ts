import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadDefinitions } from '@colophon/ingestion';
import { expect, it } from 'vitest';
import { localSystems } from './local-systems.ts';

// A test shows the capabilities with which its title starts: `profiling: counts rows`, `owners, tags: reads both`.

const unit = (path: string) => `packages/ingestion/src/sources/${path}.test.ts`;
const contract = 'tests/ingestion/relational-contract.ts';
const local = 'tests/ingestion/local-systems.test.ts';
const live = (name: string) => `tests/ingestion/${name}.live.test.ts`;
const interop = (name: string) => `tests/interop/${name}.test.ts`;

/** The files whose tests show what a source states. A new source needs a line. */
const filesOf: Readonly<Record<string, readonly string[]>> = {
  'csv-enricher': [unit('csv-enricher/csv-enricher')],
  datahub: [live('another-catalogue')],
  'datahub-business-glossary': [unit('business-glossary/business-glossary')],
  'datahub-lineage-file': [unit('lineage-file/lineage-file')],
  dbt: [unit('dbt/dbt'), local],
  duckdb: [live('duckdb'), local, contract],
  file: [unit('file/file'), local],
  iceberg: [interop('iceberg'), local],
  'json-schema': [unit('json-schema/json-schema'), local],
  kafka: [interop('kafka-source')],
  mariadb: [interop('mariadb'), contract],
  // One implementation under two names. There is no MySQL where the tests run, so MariaDB plays it.
  mysql: [interop('mariadb'), contract],
  openapi: [unit('openapi/openapi'), local],
  postgres: [live('postgres'), contract],
  s3: [unit('s3/s3'), interop('s3'), local],
  sqlite: [unit('sqlite/source'), local, contract],
};

const textOf = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');

/** The words with which the titles of a file's tests start. */
const shownBy = (file: string): string[] =>
  [...textOf(file).matchAll(/\(\s*['"`]([a-z]\w*(?:(?:, | and )\w+)*): /gi)].flatMap(([, names = '']) =>
    names.split(/, | and /),
  );

const definitions = await loadDefinitions('source');

it('every source is tested in files that are known', () => {
  expect(definitions.map(({ name }) => name).sort()).toEqual(Object.keys(filesOf).sort());
});

it.each(definitions.map(({ name, capabilities }) => [name, capabilities] as const))(
  '%s shows each capability that it states, in a test whose title says so',
  (name, capabilities) => {
    const files = filesOf[name] ?? [];
    const shown = new Set(files.flatMap(shownBy));
    expect(Object.keys(capabilities).filter((one) => !shown.has(one))).toEqual([]);
    // The files with tests for several sources have a case for this one.
    if (files.includes(local)) expect(Object.keys(localSystems)).toContain(name);
    if (files.includes(contract)) expect(files.some((file) => isCalledFor(name, textOf(file)))).toBe(true);
  },
);

const isCalledFor = (source: string, text: string): boolean =>
  text.includes('testRelationalSource(') && text.includes(`'${source}'`);
