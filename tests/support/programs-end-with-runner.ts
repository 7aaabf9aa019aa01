import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Makes every Node that a test starts, and every Node that those start, end with this process, even when it is killed:
 * servers that stay behind would slow the next run.
 */
const hook = pathToFileURL(join(import.meta.dirname, 'end-with-runner.mjs')).href;
const runner = String(process.pid);

if (process.env.TEST_RUNNER_PID !== runner) {
  const { NODE_OPTIONS } = process.env;
  const isLoaded = NODE_OPTIONS?.includes(hook);
  process.env.TEST_RUNNER_PID = runner;
  if (!isLoaded) process.env.NODE_OPTIONS = [NODE_OPTIONS, `--import=${hook}`].filter(Boolean).join(' ');
}
