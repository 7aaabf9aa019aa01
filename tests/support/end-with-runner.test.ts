import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';

/** A longer wait than any machine needs; what passes does not depend on it. */
const limitMs = 60_000;

it('leaves no server behind when the process that runs the tests is killed', {
  timeout: 3 * limitMs,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'colophon-runner-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const script = join(import.meta.dirname, 'testing/start-programs.ts');
  const runner = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface({ input: runner.stdout }), 'line');
  const addresses: string[] = JSON.parse(line);
  expect(addresses).toHaveLength(4);
  expect(await Promise.all(addresses.map(answers))).toEqual([true, true, true, true]);
  runner.kill('SIGKILL');
  await expect
    .poll(() => Promise.all(addresses.map(answers)), { timeout: limitMs })
    .toEqual([false, false, false, false]);
});

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/health`)).ok;
  } catch {
    // Nobody listens.
    return false;
  }
}
