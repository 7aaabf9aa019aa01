import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { createLocalSystem, localSystems, runInDuckdb, runInSqlite } from './local-systems.ts';
import { testRelationalSource } from './relational-contract.ts';
import { createStatefulRuns, testSource } from './stateful-runs.ts';

async function start(source: string) {
  const system = await createLocalSystem(source);
  onTestFinished(() => rm(system.folder, { recursive: true, force: true }));
  const runs = createStatefulRuns(source, system.folder);
  const { written } = await runs.run(system.config);
  const urnWith = (text: string) =>
    written.find(({ entityUrn }) => entityUrn.startsWith('urn:li:dataset:') && entityUrn.includes(text))
      ?.entityUrn ?? expect.unreachable(`${source} has read no ${text}`);
  return { ...system, runs, gone: urnWith(system.gone), stays: urnWith(system.stays) };
}

const all = Object.entries(localSystems);

describe.each(all)('%s', (source, { damage }) => {
  it('removal: marks what is gone as removed, and takes that back', async () => {
    const { runs, config, folder, create, remove, gone, stays } = await start(source);
    expect((await runs.run(config)).result.stale).toEqual([]);
    await remove(folder);
    const { result } = await runs.run(config);
    expect(result.stale).toContain(gone);
    expect([await runs.isRemoved(gone), await runs.isRemoved(stays)]).toEqual([true, false]);
    await create(folder);
    expect((await runs.run(config)).result.stale).toEqual([]);
    expect(await runs.isRemoved(gone)).toBe(false);
  });

  it.runIf(damage)('removal: keeps what exists and cannot be read', async () => {
    const { runs, config, folder, gone } = await start(source);
    await damage?.(folder);
    await runs.run(config, { mayFail: true });
    expect(await runs.isRemoved(gone)).toBe(false);
    // Nor does the run after it.
    await runs.run(config, { mayFail: true });
    expect(await runs.isRemoved(gone)).toBe(false);
  });

  it('testConnection: says whether the system can be read, and why not', async () => {
    const { config, folder, unreachable } = await start(source);
    expect(await testSource(source, config, folder)).toEqual({
      basic_connectivity: { capable: true },
      capability_report: {},
    });
    const { basic_connectivity: failed } = await testSource(source, unreachable.config, folder);
    expect(failed).toMatchObject({
      capable: false,
      failure_reason: expect.stringContaining(unreachable.says),
    });
  });
});

describe.each([
  ['sqlite', 'main', 'shop.db'],
  ['duckdb', 'shop.main', 'shop.duckdb'],
])('%s, as every relational source', (source, place, file) => {
  const folder = mkdtempSync(join(tmpdir(), `colophon-${source}-`));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const run = source === 'sqlite' ? runInSqlite : runInDuckdb;
  testRelationalSource(source, () => ({
    config: { database: file },
    unreachable: { config: { database: 'nowhere.db' }, says: 'There is no file' },
    folder,
    place,
    run: (statements) => run(folder, statements),
  }));
});
