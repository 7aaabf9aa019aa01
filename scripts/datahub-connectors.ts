/**
 * Prints the list of DataHub's connectors, `packages/ingestion/gen/datahub-connectors.json`, from DataHub's own package:
 * names, platforms, capabilities, and the fields of each recipe with their types and defaults. It needs Python; what it prints
 * is committed, so that nothing else does. `--check` compares only. Run it after the version below changes: `node scripts/run.mjs scripts/datahub-connectors.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureEnvironment, runProcess } from '@colophon/ingestion/python';
import { compactConnectors, type PrintedConnector } from './datahub-connectors/compact-schemas.ts';
import { printConnectors } from './datahub-connectors/print-connectors.ts';

const version = '1.7.0.17';

interface Printed {
  readonly version: string;
  readonly connectors: Readonly<Record<string, PrintedConnector>>;
  readonly failed: Readonly<Record<string, string>>;
}

const folder = import.meta.dirname;
const environment = await ensureEnvironment([`acryl-datahub[datahub-rest,postgres,sqlalchemy]==${version}`], {
  log: console.log,
});
const lines: string[] = [];
const errors: string[] = [];
const end = await runProcess({
  command: environment.python,
  args: [join(folder, 'datahub-connectors/print_connectors.py')],
  // Defaults must not depend on who prints them.
  env: {
    PATH: process.env.PATH,
    HOME: '/nonexistent',
    PYTHONHASHSEED: '0',
    DATAHUB_TELEMETRY_ENABLED: 'false',
  },
  onLine: (line, stream) => (stream === 'stdout' ? lines : errors).push(line),
  maxLineLength: Number.POSITIVE_INFINITY,
});
if (end.code !== 0) throw new Error(`the connectors could not be printed:\n${errors.join('\n')}`);
const printed: Printed = JSON.parse(lines.join('\n'));
for (const [name, reason] of Object.entries(printed.failed)) throw new Error(`${name}: ${reason}`);
const list = compactConnectors(printed.version, printed.connectors);
const file = join(folder, '../packages/ingestion/gen/datahub-connectors.json');
const text = printConnectors(list);
if (!process.argv.includes('--check')) {
  await writeFile(file, text);
  console.log(`Printed ${Object.keys(list.connectors).length} connectors of acryl-datahub ${list.version}.`);
} else if (text !== (await readFile(file, 'utf8'))) {
  throw new Error('the list of connectors is not what the package has; print it again');
}
