/** Shows the documentation with every edit at once, until it is stopped. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const site = join(import.meta.dirname, '../apps/site');
const require = createRequire(join(site, 'package.json'));
const astro = join(dirname(require.resolve('astro/package.json')), 'bin/astro.mjs');
spawn(process.execPath, [astro, 'dev', ...process.argv.slice(2)], {
  cwd: site,
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
});
