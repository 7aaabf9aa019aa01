import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCatalogue } from '@colophon/catalogue';
import { createProgram } from '@colophon/cli/program';
import { registry } from '@colophon/model';
import { createMetrics, describeMetrics } from '@colophon/server/metrics';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { expect, it } from 'vitest';
import { printEnvironmentPage } from './environment-page.ts';
import { printMetricsPage } from './metrics-page.ts';
import { readExamples } from './read-examples.ts';

const nothing = readExamples('');

it('lists every variable that a command or the site build reads, with a link to its option', () => {
  const page = printEnvironmentPage(createProgram(), nothing);
  const program = createProgram();
  const options = [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)]
    .flatMap((command) => command.options)
    .filter(({ envVar }) => envVar !== undefined);
  const names = [...page.matchAll(/<Parameter name="(\w+)"/g)].map(([, name]) => name);
  const build = readFileSync(join(import.meta.dirname, '../site-options.ts'), 'utf8');
  const ofBuild = [...build.matchAll(/process\.env\.(\w+)/g)].map(([, name]) => name);
  expect(ofBuild).toContain('COLOPHON_SITE_ORIGIN');
  expect(new Set(names)).toEqual(new Set([...options.map(({ envVar }) => envVar), ...ofBuild]));
  expect(names).toEqual([...new Set(names)]);
  expect(page).toContain('name="COLOPHON_MAX_BODY" type="number, in MiB" default="16"');
  expect(page).toContain('(/docs/cli#server.token)');
});

it('lists every metric of the server, with its labels', async () => {
  const page = printMetricsPage(nothing);
  const catalogue = createCatalogue({ registry, store: createSqliteStore(openMemoryDatabase()) });
  const text = await (await createMetrics(catalogue).routes.request('/metrics')).text();
  const served = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  expect(served.length).toBeGreaterThan(20);
  for (const [, name = '', type = ''] of served) {
    expect(page).toContain(name);
    expect(describeMetrics().find((metric) => metric.name === name)?.type).toBe(type);
  }
  expect(describeMetrics().find(({ name }) => name === 'nodejs_gc_duration_seconds')?.labels).toEqual([
    'kind',
  ]);
});
