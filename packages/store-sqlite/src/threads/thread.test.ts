import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

/** Answers each call with the folder in which its compiled sources are kept. */
const thread = `
  import module from 'node:module';
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ id }) => parentPort.postMessage({ id, value: module.getCompileCacheDir() }));`;

it('shares the cache of compiled sources with the process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'colophon-compiled-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // In a process of its own, since a cache cannot be switched off again.
  const program = `
    import module from 'node:module';
    import { Thread } from ${JSON.stringify(new URL('./thread.ts', import.meta.url))};
    import { startThread } from ${JSON.stringify(new URL('./runner.ts', import.meta.url))};
    module.enableCompileCache(${JSON.stringify(folder)});
    const script = new URL(${JSON.stringify(`data:text/javascript,${encodeURIComponent(thread)}`)});
    const { value } = await new Thread(startThread(script, ''), () => {}).call({ name: 'folder', parameters: [] });
    console.log(JSON.stringify([value, module.getCompileCacheDir()]));
    process.exit();`;
  const { NODE_COMPILE_CACHE: _, NODE_DISABLE_COMPILE_CACHE: __, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    env,
  });
  const [ofThread, ofProcess] = JSON.parse(stdout);
  expect(ofProcess).toContain(folder);
  expect(ofThread).toBe(ofProcess);
});
