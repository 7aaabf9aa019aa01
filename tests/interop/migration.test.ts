import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GraphClient } from '@colophon/sdk/graph';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../support/serve.ts';
import { pythonFolder, root } from './folders.ts';
import { runTool } from './python.ts';

const programs = join(pythonFolder, 'programs');
let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'colophon-interop-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

describe("a program written for DataHub's package", () => {
  it.each(readdirSync(programs).filter((name) => name.endsWith('.py')))(
    'writes the same with the Python package, once its imports are changed: %s',
    async (name) => {
      const text = await readFile(join(programs, name), 'utf8');
      const moved = text.replace(/^(from|import) datahub\./gm, '$1 colophon.datahub.');
      expect(moved).not.toBe(text);
      const theirs = await storedBy(text);
      expect(Object.keys(theirs).length).toBeGreaterThan(0);
      expect(await storedBy(moved)).toEqual(theirs);
    },
    120_000,
  );
});

/** The latest value of everything that a program writes to a new catalogue, by URN and aspect. */
async function storedBy(program: string): Promise<Record<string, unknown>> {
  const started = Date.now();
  await using served = await serve();
  const file = join(home, 'program.py');
  await writeFile(file, program);
  const env = { SERVER: served.address, PYTHONPATH: join(root, 'python/src') };
  const { code, stderr } = await runTool('python', [file], { home, env });
  expect(code, stderr.slice(-3000)).toBe(0);
  const graph = new GraphClient({ server: served.address });
  const stored: Record<string, unknown> = {};
  for await (const { urn, aspect, changeType, value } of graph.changes()) {
    stored[`${urn} ${aspect}`] = changeType === 'DELETE' ? 'deleted' : withoutClock(value, started);
  }
  await graph.close();
  return stored;
}

/** A value in which the times that the server's clock gave are all the same. */
const withoutClock = (value: unknown, started: number): unknown =>
  JSON.parse(JSON.stringify(value), (_, member: unknown) =>
    typeof member === 'number' && member >= started ? 'now' : member,
  );
