// `npm run packages`: builds and packs what is published, and tests the tarballs as their users get them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureSite } from '../../scripts/bootstrap.mjs';
import { npm } from '../../scripts/packages/npm.ts';
import { buildAndPack, tarballFolder } from '../../scripts/packages/pack.ts';
import '../support/own-temporary-folder.ts';
import { root } from './folders.ts';

const say = (line: string) => console.log(`— ${line}`);

say('Building the packages');
// What the other tests have read in a browser. With the address below, every page would be printed again for one link.
const COLOPHON_SITE = process.env.COLOPHON_SITE || (await ensureSite(process.execPath));
// The address that a release is built with; any will do here.
process.env.COLOPHON_REPOSITORY ||= 'https://git.example.org/colophon/colophon';
for (const { name, size, unpackedSize } of buildAndPack(tarballFolder, { COLOPHON_SITE }))
  say(`${name}: ${kilobytes(size)} packed, ${kilobytes(unpackedSize)} unpacked`);
say('Installing the versions of Node that the packages are tested on');
npm(['ci', '--no-audit', '--no-fund', '--prefer-offline'], {
  cwd: join(import.meta.dirname, 'runtimes'),
});
await mkdir(join(root, '.cache/results'), { recursive: true });
const config = join(import.meta.dirname, 'vitest.config.ts');
await runNode('node_modules/vitest/vitest.mjs', 'run', '--config', config, ...process.argv.slice(2));

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000).toLocaleString('en')} kB`;
}

/** Runs a script with this Node; its failure is that of this one. */
async function runNode(script: string, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, [join(root, script), ...args], { cwd: root, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exit(code ?? 1);
}
