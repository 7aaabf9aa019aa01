import { runProcess } from '@colophon/ingestion/python';
import { describe, expect, it } from 'vitest';

const env = process.env;
const node = (script: string) => ({ command: process.execPath, args: ['-e', script], env });

/** Starts a second process, prints its id, and does not end by itself. */
const withChild = (onSignal: string) => `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
  process.on('SIGINT', () => { ${onSignal} });
  console.log(child.pid);
  setInterval(() => {}, 1000);`;

async function untilGone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

describe('runProcess', () => {
  it('returns the exit code, and hands over the lines of both outputs', async () => {
    const lines: string[] = [];
    const end = await runProcess({
      ...node('console.log("a\\nb"); console.error("c"); process.exitCode = 3'),
      onLine: (line, stream) => lines.push(`${stream} ${line}`),
    });
    expect(end).toEqual({ code: 3, endedBy: undefined, stopped: undefined });
    expect(lines.toSorted()).toEqual(['stderr c', 'stdout a', 'stdout b']);
  });

  it('asks a program to end, and ends what it has started', async () => {
    const controller = new AbortController();
    let child = 0;
    const end = await runProcess({
      ...node(withChild('process.exit(7)')),
      signal: controller.signal,
      onLine: (line) => {
        child = Number(line);
        controller.abort();
      },
    });
    expect(end).toEqual({ code: 7, endedBy: undefined, stopped: 'aborted' });
    await untilGone(child);
  });

  it('kills a program that does not end when it is asked to', async () => {
    const controller = new AbortController();
    let child = 0;
    const end = await runProcess({
      ...node(withChild('')),
      signal: controller.signal,
      graceMs: 1,
      onLine: (line) => {
        child = Number(line);
        controller.abort();
      },
    });
    expect(end).toEqual({ code: undefined, endedBy: 'SIGKILL', stopped: 'aborted' });
    await untilGone(child);
  });

  it('stops a program that takes too long', async () => {
    const end = await runProcess({ ...node('setInterval(() => {}, 1000)'), timeoutMs: 1 });
    expect(end).toMatchObject({ stopped: 'timeout' });
  });

  it('starts nothing that is cancelled before', async () => {
    const end = await runProcess({ command: '/no/such/program', args: [], env, signal: AbortSignal.abort() });
    expect(end.stopped).toBe('aborted');
  });

  it('rejects a program that is not there', async () => {
    await expect(runProcess({ command: '/no/such/program', args: [], env })).rejects.toThrow('ENOENT');
  });
});
