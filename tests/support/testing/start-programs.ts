// Starts the servers that tests start, prints their addresses, and stays.
import '../programs-end-with-runner.ts';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../reliability/server-process.ts';
import { Catalogue } from '../../samples/catalogue.ts';
import { stayingProcess } from '../../samples/staying/staying.ts';
import { serve } from '../serve.ts';

const folder = process.argv[2] ?? (await mkdtemp(join(tmpdir(), 'colophon-runner-')));
const started = [(await serve()).address, (await startServer(join(folder, 'server'))).address];
const shared = new Catalogue(join(folder, 'shared'));
await shared.start();
await stayingProcess('commands');
// As a page does: bash stands between, which no signal of a test reaches.
const byPage = new Catalogue(folder);
await byPage.start(
  `${process.execPath} ${join(import.meta.dirname, '../../../packages/cli/src/main.ts')} serve; true`,
);
console.log(JSON.stringify([...started, shared.address, byPage.address]));
setInterval(() => undefined, 1_000_000);
