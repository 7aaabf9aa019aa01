import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Colophon } from '@colophon/sdk';
import { expect, it } from 'vitest';
import { serve } from '../support/serve.ts';

const main = join(import.meta.dirname, '../../packages/cli/src/main.ts');

/** Appends the event's entity and version to a file, and kills its process after a number of events. */
const action = `
import { appendFileSync } from 'node:fs';
let left = Number(process.env.KILL_AFTER ?? Infinity);
export default async ({ event, meta }, { folder }) => {
  await new Promise((resolve) => setTimeout(resolve, 1));
  const { name } = JSON.parse(event.aspect.value);
  appendFileSync(folder + '/done.log', JSON.stringify([event.entityUrn, name, meta.offset]) + '\\n');
  if (--left <= 0) process.kill(process.pid, 'SIGKILL');
};
`;
const pipeline = `
name: kill test
source: { type: log, config: { start: earliest } }
filter: { event_type: MetadataChangeLogEvent_v1, event: { aspectName: tagProperties } }
action: { type: ./append.mjs }
`;

it('misses no event and keeps the order of each entity, however often it is killed', async () => {
  await using server = await serve();
  const folder = await mkdtemp(join(tmpdir(), 'actions-kill-'));
  await writeFile(join(folder, 'append.mjs'), action);
  await writeFile(join(folder, 'pipeline.yaml'), pipeline);
  const client = new Colophon({ server: server.address });
  const expected: string[] = [];
  for (let version = 0; version < 30; version++) {
    const names = Array.from({ length: 10 }, (_, index) => `t${index}`);
    await client.emitMany(
      names.map((name) => ({
        entityUrn: `urn:li:tag:${name}`,
        aspectName: 'tagProperties' as const,
        aspect: { name: `${name} ${version}` },
      })),
    );
    expected.push(...names.map((name) => `${name} ${version}`));
  }
  await client.close();
  appendFileSync(join(folder, 'done.log'), '');
  const run = async (killAfter?: number) => {
    const child = spawn(
      process.execPath,
      [main, 'actions', 'run', '-c', 'pipeline.yaml', '--until-idle', '--server', server.address],
      {
        cwd: folder,
        stdio: 'ignore',
        env: { ...process.env, ...(killAfter !== undefined && { KILL_AFTER: String(killAfter) }) },
      },
    );
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    return signal ?? code;
  };
  for (const killAfter of [1, 40, 150]) expect(await run(killAfter)).toBe('SIGKILL');
  expect(await run()).toBe(0);
  const done = (await readFile(join(folder, 'done.log'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as [string, string, number]);
  expect(new Set(done.map(([, name]) => name))).toEqual(new Set(expected));
  // Where the order of an entity goes back, a run began again: as often as there were runs, at most.
  const last = new Map<string, number>();
  const repeats = new Map<string, number>();
  for (const [urn, , offset] of done) {
    if (offset <= (last.get(urn) ?? 0)) repeats.set(urn, (repeats.get(urn) ?? 0) + 1);
    last.set(urn, offset);
  }
  for (const count of repeats.values()) expect(count).toBeLessThanOrEqual(3);
  expect(await run()).toBe(0);
  expect((await readFile(join(folder, 'done.log'), 'utf8')).trim().split('\n')).toHaveLength(done.length);
});
