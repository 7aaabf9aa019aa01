import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { npxScript } from '../../scripts/packages/npm.ts';
import { parseBlocks } from '../samples/blocks.ts';
import { matchesJson, matchesOutput } from '../samples/compare.ts';
import { nodePath, nodeVersions, root } from './folders.ts';
import { type Installed, install } from './installed.ts';
import { serveInstalled } from './serve-installed.ts';

interface Runtime {
  readonly name: string;
  /** The command line that `npx @colophon/cli` is with this runtime. */
  readonly command: string;
  /** Before the name of a program. */
  readonly run: string;
  /** Ending of a program that it runs without a build step. */
  readonly ending: '.ts' | '.mjs';
  /** Folder whose programs come first. */
  readonly path: string;
  /** The Node that npm installs the packages with. */
  readonly installer: string;
}

const bin = (name: string) => join(root, 'node_modules/.bin', name);
const current = nodePath(26);
const entry = 'node_modules/@colophon/cli/bin/colophon.mjs';
const runtimes: readonly Runtime[] = [
  ...nodeVersions.map((version) => ({
    name: `Node ${version}`,
    command: 'npx @colophon/cli',
    run: 'node',
    // Node strips types by itself since 22.18.
    ending: version === 20 ? ('.mjs' as const) : ('.ts' as const),
    path: dirname(nodePath(version)),
    installer: nodePath(version),
  })),
  {
    name: 'Bun',
    command: `${bin('bun')} ${entry}`,
    run: bin('bun'),
    ending: '.ts',
    path: dirname(current),
    installer: current,
  },
  {
    name: 'Deno',
    command: `${bin('deno')} run --allow-all ${entry}`,
    run: `${bin('deno')} run --allow-all`,
    ending: '.ts',
    path: dirname(current),
    installer: current,
  },
];

const everyPath = join(import.meta.dirname, 'every-path.mjs');
const shownAddress = 'http://localhost:8080';
const page = parseBlocks(readFileSync(join(root, 'docs/quickstart.mdx'), 'utf8'));
/** What the page runs, but for the start, which has a test of its own, and for Python, which has a package of its own. */
const programs = page.filter(
  ({ language, flags, notRun }) =>
    notRun === undefined && !flags.has('background') && (language === 'sh' || language === 'ts'),
);

it('runs every program of the quickstart', () => {
  expect(programs.map(({ language }) => language)).toEqual(['sh', 'sh', 'ts', 'sh', 'sh', 'sh']);
});

// Both ways in which npm can decide about the runtime are there: with the oldest Node, and with a current one.
const installations = new Map<string, Installed>();
beforeAll(() => {
  for (const installer of [nodePath(20), current])
    if (existsSync(installer)) installations.set(installer, install(installer));
});
afterAll(() => {
  for (const installed of installations.values()) installed[Symbol.dispose]();
});

const hasRuntime = (installer: string) =>
  existsSync(join(installations.get(installer)?.folder ?? '', 'node_modules/@colophon/runtime'));

describe('npm installs a Node beside the command', () => {
  it('where the machine has one without SQLite', () => expect(hasRuntime(nodePath(20))).toBe(true));
  it('and nowhere else', () => expect(hasRuntime(current)).toBe(false));
});

describe.each(runtimes.map((runtime) => [runtime.name, runtime] as const))('with %s', (name, runtime) => {
  const isNeeded = process.env.CI === 'true' || existsSync(runtime.installer);
  it.runIf(isNeeded)('the quickstart works as its page shows', async () => {
    const folder = installations.get(runtime.installer)?.folder ?? installations.get(current)?.folder;
    if (folder === undefined) throw new Error('The packages are not installed.');
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      PATH: [pathFor(folder, runtime), process.env.PATH].join(delimiter),
      NO_COLOR: '1',
      npm_config_loglevel: 'error',
      // Nothing is fetched: what is missing is missing for the users, too.
      npm_config_offline: 'true',
      DENO_NO_UPDATE_CHECK: '1',
    };
    for (const unset of ['NODE_OPTIONS', 'COLOPHON_SITE', 'COLOPHON_MODEL', 'PORT']) delete env[unset];
    rmSync(join(folder, 'data'), { recursive: true, force: true });
    await using server = await serveInstalled(runtime.command, folder, env);
    for (const { language, text, output, flags } of programs) {
      const local = text.replaceAll(shownAddress, server.address);
      const file = `describe${runtime.ending}`;
      if (language === 'ts') writeFileSync(join(folder, file), local);
      const command =
        language === 'ts' ? `${runtime.run} ${file}` : local.replaceAll('npx @colophon/cli', runtime.command);
      const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-euo', 'pipefail', '-c', command], {
        cwd: folder,
        env: { ...env, COLOPHON_SERVER: server.address },
        encoding: 'utf8',
      });
      const printed = `${stdout}${stderr}`.replaceAll(server.address, shownAddress);
      const fits = matchesOutput(output ?? '', printed) || matchesJson(output ?? '', printed);
      expect({ command, status, printed: fits ? output : printed }).toEqual({
        command,
        status: flags.has('fails') ? 1 : 0,
        printed: output,
      });
    }
    expect(printedBy(everyPath, runtime, folder, { ...env, COLOPHON_SERVER: server.address })).toBe(
      '[422,["urn:li:tag:pii"],[]]\n',
    );
    // The documentation comes with the command.
    const quickstart = await fetch(`${server.address}/docs/quickstart`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect([quickstart.status, quickstart.headers.get('Content-Encoding')]).toEqual([200, 'br']);
    expect(await quickstart.text()).toContain('<h1');
    expect(name).toBe(runtime.name);
  });
});

/** What a program prints that has been copied beside the installed packages. */
function printedBy(program: string, { run }: Runtime, folder: string, env: NodeJS.ProcessEnv): string {
  copyFileSync(program, join(folder, basename(program)));
  const command = `${run} ${basename(program)}`;
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-euo', 'pipefail', '-c', command], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`;
}

/** A folder with this runtime's Node and the npx of this machine, so that npx runs on that Node. */
function pathFor(folder: string, { name, path }: Runtime): string {
  const tools = join(folder, `bin-${name.replace(' ', '-')}`);
  if (existsSync(tools)) return tools;
  mkdirSync(tools);
  symlinkSync(join(path, 'node'), join(tools, 'node'));
  writeFileSync(join(tools, 'npx'), `#!/bin/sh\nexec ${join(path, 'node')} ${npxScript()} "$@"\n`, {
    mode: 0o755,
  });
  return tools;
}
