import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { requireNode } from './bootstrap.mjs';

const root = join(import.meta.dirname, '..');
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** The files that a start reads before it has any packages, in their own folder. */
function bareClone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'colophon-clone-'));
  folders.push(folder);
  const workspaces = ['schema', 'model', 'catalogue', 'store-sqlite', 'http', 'sdk', 'cli'].map(
    (name) => `packages/${name}`,
  );
  for (const file of [
    'package.json',
    'package-lock.json',
    'scripts/runtime/package.json',
    'scripts/runtime/package-lock.json',
  ]) {
    cpSync(join(root, file), join(folder, file));
  }
  for (const workspace of [...workspaces, 'apps/site', 'tests', 'bench']) {
    cpSync(join(root, workspace, 'package.json'), join(folder, workspace, 'package.json'));
  }
  for (const script of ['bootstrap.mjs', 'start.mjs'])
    cpSync(join(root, 'scripts', script), join(folder, 'scripts', script));
  return folder;
}

async function start(folder: string, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stdout, stderr };
}

describe('npm start on a fresh clone', () => {
  it('reports an unreachable registry in one sentence, after a progress line', async () => {
    const folder = bareClone();
    const { code, stdout, stderr } = await start(folder, {
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_cache: join(folder, '.npm'),
      npm_execpath: '',
    });
    expect(stdout).toBe('Installing packages (takes a minute the first time) …\n');
    expect(stderr).toBe(
      'colophon: The packages could not be fetched, since this machine does not reach the npm registry. Connect it and start again.\n',
    );
    expect(code).toBe(1);
  });

  it('does not install again while the lock file is the one that was installed', async () => {
    const folder = bareClone();
    mkdirSync(join(folder, 'node_modules'));
    const fakeNpm = join(folder, 'npm.cjs');
    writeFileSync(
      fakeNpm,
      "require('node:fs').appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n')",
    );
    chmodSync(fakeNpm, 0o755);
    // What comes after the installation is missing in the bare clone: both starts end there.
    await start(folder, { npm_execpath: fakeNpm });
    await start(folder, { npm_execpath: fakeNpm });
    expect(readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')).toHaveLength(1);

    const lock = join(folder, 'package-lock.json');
    writeFileSync(lock, readFileSync(lock, 'utf8').replace('"lockfileVersion": 3', '"lockfileVersion":  3'));
    await start(folder, { npm_execpath: fakeNpm });
    expect(readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')).toHaveLength(2);
  });
});

describe('the site', () => {
  /** A clone whose build writes down that it ran, reads one file and one folder, and does what `during` says. */
  function cloneWithSite(during = ''): { folder: string; builds: () => number; ensure: () => Promise<void> } {
    const folder = bareClone();
    for (const path of ['docs', 'packages/catalogue/src', 'apps/site/dist'])
      mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, 'docs/a.mdx'), 'A');
    writeFileSync(join(folder, 'packages/catalogue/src/a.ts'), 'a');
    writeFileSync(join(folder, 'packages/catalogue/src/unused.ts'), 'b');
    writeFileSync(
      join(folder, 'scripts/build-site.ts'),
      `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
       appendFileSync('builds', '.');
       mkdirSync('apps/site/dist', { recursive: true });
       writeFileSync(process.argv[3], JSON.stringify(['docs', 'packages/catalogue/src/a.ts', 'site-versions']));
       ${during}`,
    );
    const script = `import { ensureSite } from './scripts/bootstrap.mjs'; await ensureSite(process.execPath);`;
    return {
      folder,
      builds: () => readFileSync(join(folder, 'builds'), 'utf8').length,
      async ensure() {
        const args = ['--input-type=module', '--eval', script];
        const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
        expect(await once(child, 'close')).toEqual([0, null]);
      },
    };
  }

  it('is built again when one of its inputs has changed, and only then', async () => {
    const { folder, builds, ensure } = cloneWithSite();
    await ensure();
    await ensure();
    expect(builds()).toBe(1);
    writeFileSync(join(folder, 'packages/catalogue/src/unused.ts'), 'c');
    await ensure();
    expect(builds()).toBe(1);

    const changes = [
      () => writeFileSync(join(folder, 'packages/catalogue/src/a.ts'), 'b'),
      () => writeFileSync(join(folder, 'docs/new.mdx'), 'N'),
      () => rmSync(join(folder, 'docs/a.mdx')),
      () => mkdirSync(join(folder, 'site-versions')),
      () => writeFileSync(join(folder, 'site-versions/1.sqlar'), '1'),
      () => rmSync(join(folder, 'apps/site/dist'), { recursive: true }),
      () => writeFileSync(join(folder, 'apps/site/dist/.built-from'), 'of an older release'),
    ];
    for (const [index, change] of changes.entries()) {
      change();
      await ensure();
      expect([index, builds()]).toEqual([index, index + 2]);
      await ensure();
      expect([index, builds()]).toEqual([index, index + 2]);
    }
  });

  it('is built again after an input was edited during the build', async () => {
    const { builds, ensure } = cloneWithSite(
      `const later = new Date(Date.now() + 1000);
       (await import('node:fs')).utimesSync('docs/a.mdx', later, later);`,
    );
    await ensure();
    await ensure();
    expect(builds()).toBe(2);
  });
});

describe('requireNode', () => {
  it('rejects an unsupported Node version, and names the required one', () => {
    expect(() => requireNode('v18.20.4')).toThrow(
      'Node 20 or newer is needed, and this is v18.20.4. Install a newer one.',
    );
    expect(() => requireNode('v20.0.0')).not.toThrow();
  });
});

describe('become', () => {
  it.each([true, false])(
    'runs the program with the options of Node, in place where it can: %s',
    async (canReplace) => {
      const folder = mkdtempSync(join(tmpdir(), 'colophon-become-'));
      folders.push(folder);
      const program = join(folder, 'program.mjs');
      writeFileSync(
        program,
        "console.log(process.pid, process.execArgv.join(' '), process.argv.slice(2).join(' '));",
      );
      const starter = join(folder, 'starter.mjs');
      writeFileSync(
        starter,
        `import { become } from ${JSON.stringify(pathToFileURL(join(root, 'scripts/bootstrap.mjs')).href)};
       ${canReplace ? '' : 'process.execve = undefined;'}
       await become(process.execPath, ${JSON.stringify(program)}, ['one', 'two'], ['--max-semi-space-size=8']);`,
      );
      const child = spawn(process.execPath, [starter], { stdio: ['ignore', 'pipe', 'inherit'] });
      const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
      const options = canReplace && process.platform !== 'win32' ? '--max-semi-space-size=8' : '';
      expect([printed, code]).toEqual([`${child.pid} ${options} one two\n`, 0]);
    },
  );
});
