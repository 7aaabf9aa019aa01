import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '..');

const runFile = (...args: string[]) =>
  new Promise<{ code: unknown; stderr: string }>((done) => {
    const command = [join(root, 'scripts/run.mjs'), ...args];
    execFile(process.execPath, command, { cwd: tmpdir() }, (error, _, stderr) =>
      done({ code: error?.code ?? 0, stderr }),
    );
  });

it('reports a missing or unknown file in one sentence', async () => {
  expect(await runFile()).toEqual({
    code: 1,
    stderr: 'colophon: Which file? Name one of the project: node scripts/run.mjs describe.ts\n',
  });
  const absent = join(root, 'absent.ts');
  expect(await runFile(absent)).toEqual({ code: 1, stderr: `colophon: There is no file ${absent}.\n` });
});

it('rejects a file outside the project', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'colophon-run-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'describe.ts');
  await writeFile(file, "import '@colophon/sdk';");
  expect(await runFile(file)).toEqual({
    code: 1,
    stderr: `colophon: ${file} would not find @colophon/sdk. Move it into the project's folder, ${root}.\n`,
  });
});
