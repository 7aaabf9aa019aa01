/** Serves the documentation and reloads it on every edit, until it is stopped. */
import { startDevServer } from '../apps/site/src/engine/dev-server.ts';
import { readSiteOptions } from './site-options.ts';

const options = readSiteOptions();
await startDevServer({ ...options, origin: `http://localhost:${options.port}` }, options.port);
console.log(`The pages as they are written: http://localhost:${options.port}/docs`);
