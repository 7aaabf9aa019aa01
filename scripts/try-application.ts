import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
const app = join(root, 'apps/web');

/** What it is made from, from the root of the project. */
export const tryInputs = ['apps/web', 'packages/ui'].map((folder) => join(root, folder));

/** Builds the application as a reader of the documentation tries it, and returns its folder. */
export async function buildTryApplication(): Promise<string> {
  const outDir = join(root, '.cache/try');
  // What runs this may be a test, for which React would be another one.
  process.env.NODE_ENV = 'production';
  await build({
    root: app,
    configFile: join(app, 'vite.config.ts'),
    mode: 'try',
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}
