import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm } from '../../scripts/packages/npm.ts';
import { tarballs } from './tarballs.ts';

/** An empty folder into which the tarballs were installed, outside of the repository, whose packages it must not find. */
export interface Installed extends Disposable {
  readonly folder: string;
}

/** Installs all tarballs with npm, as it runs on a Node; the packages of others come from the registry. */
export function install(node: string): Installed {
  const folder = mkdtempSync(join(tmpdir(), 'colophon-packages-'));
  mkdirSync(join(folder, 'home'));
  const files = Object.fromEntries(tarballs.map(({ name, file }) => [name, `file:${file}`]));
  // The runtime is no dependency of a user: npm is to decide by itself whether the command needs it.
  const { '@colophon/runtime': runtime, ...dependencies } = files;
  const manifest = {
    private: true,
    type: 'module',
    dependencies,
    overrides: { '@colophon/runtime': runtime },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  npm(['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder, node });
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}
