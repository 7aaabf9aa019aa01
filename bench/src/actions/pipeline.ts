import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureCacheFolder } from '../folders.ts';

/** A pipeline of actions that runs in a process of its own. */
export interface Pipeline {
  /** Waits for the actions of so many entities, and returns when each started: milliseconds since the epoch. */
  take(count: number): Promise<ReadonlyMap<string, number>>;
  /** Stops it and removes its files. */
  stop(): Promise<void>;
}

const colophon = fileURLToPath(new URL('../../../packages/cli/src/main.ts', import.meta.url));

/** Runs `hello_world`, which prints each event, for the events that add a tag. Its print is the start of the action. */
export async function startPipeline(port: number, tag: string): Promise<Pipeline> {
  const folder = await mkdtemp(join(await ensureCacheFolder(), 'actions-'));
  const event = { category: 'TAG', operation: 'ADD', parameters: { tagUrn: tag } };
  const definition = {
    name: 'bench',
    source: { type: 'log', config: { start: 'earliest' } },
    filter: { event_type: 'EntityChangeEvent_v1', event },
    action: { type: 'hello_world' },
    datahub: { server: `http://127.0.0.1:${port}` },
  };
  // JSON is YAML.
  await writeFile(join(folder, 'pipeline.yaml'), JSON.stringify(definition));
  const child = spawn(process.execPath, [colophon, 'actions', 'run', '-c', 'pipeline.yaml'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(await ensureCacheFolder(), 'compiled') },
  });
  let started = new Map<string, number>();
  let arrived = Promise.withResolvers<void>();
  let line = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    const now = Date.now();
    const lines = (line + chunk).split('\n');
    line = lines.pop() ?? '';
    for (const text of lines) {
      const urn = /^\s*"entityUrn": "(.*)"/.exec(text)?.[1];
      if (urn !== undefined) started.set(urn, now);
    }
    arrived.resolve();
    arrived = Promise.withResolvers();
  });
  child.on('exit', () => {
    // Usually nobody waits any more.
    arrived.promise.catch(() => {});
    arrived.reject(new Error('The pipeline of actions ended'));
  });
  return {
    async take(count) {
      while (started.size < count) await arrived.promise;
      const taken = started;
      started = new Map();
      return taken;
    },
    async stop() {
      if (child.exitCode === null) {
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        await exited;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
