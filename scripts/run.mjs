// Runs a TypeScript file of the project, with what it needs: `node scripts/run.mjs bench/src/run.ts [arguments]`.
import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { become, ensurePackages, ensureRuntime, fail, requireNode, root, StartError } from './bootstrap.mjs';

/** The folders whose files need the tools of the tests; your program needs only what the server does. */
const toolFolders = new Set(['apps', 'bench', 'scripts', 'tests']);

try {
  requireNode();
  const [given, ...args] = process.argv.slice(2);
  if (given === undefined)
    throw new StartError('Which file? Name one of the project: node scripts/run.mjs describe.ts');
  const script = resolve(given);
  if (!existsSync(script)) throw new StartError(`There is no file ${script}.`);
  const [folder] = relative(root, script).split(sep);
  if (folder === '..')
    throw new StartError(
      `${script} would not find @colophon/sdk. Move it into the project's folder, ${root}.`,
    );
  await ensurePackages({ full: toolFolders.has(folder) });
  await become(await ensureRuntime(), script, args);
} catch (error) {
  fail(error);
}
