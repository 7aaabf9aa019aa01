// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables as recipes have them
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Finished, run, serveForAll, temporaryFolder } from '../../testing/run-colophon.ts';

const served = serveForAll();
let folder: string;
/** Distinguishes the entities of tests, which share a server. */
let platform = 'p0';
let count = 0;

beforeEach(async () => {
  folder = await temporaryFolder();
  platform = `p${++count}`;
});

const urnOf = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:${platform},${name},PROD)`;

const colophon = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Finished> =>
  run(['ingest', ...args], {
    cwd: folder,
    env: { COLOPHON_SERVER: served.address, COLOPHON_STATE: join(folder, 'state'), ...env },
  });

/** Writes a metadata file with tables, and a recipe that reads it. */
async function writeRecipe(names: readonly string[], more = '', aspect: object = {}): Promise<void> {
  const proposals = names.map((name) => ({
    entityType: 'dataset',
    entityUrn: urnOf(name),
    changeType: 'UPSERT',
    aspectName: 'datasetProperties',
    aspect: { json: { name, customProperties: {}, ...(name === 'bad' ? aspect : {}) } },
  }));
  await writeFile(join(folder, 'tables.json'), JSON.stringify(proposals));
  await writeFile(
    join(folder, 'recipe.yml'),
    `source:\n  type: file\n  config:\n    path: tables.json\n${more}`,
  );
}

const recipe = ['-c', 'recipe.yml'];

describe('colophon ingest', () => {
  it('validates a recipe', async () => {
    await writeRecipe(['a']);
    expect(await colophon(['validate', ...recipe])).toEqual({
      code: 0,
      stdout: 'The recipe is valid: file → datahub-rest\n',
      stderr: '',
    });
    await writeFile(join(folder, 'recipe.yml'), 'source:\n  type: file\n  config:\n    paht: tables.json\n');
    const wrong = 'recipe.yml:4:5: source.config.paht: unknown key; did you mean "path"?';
    expect(await colophon(['validate', ...recipe])).toEqual({
      code: 1,
      stdout: '',
      stderr: `colophon: the recipe is invalid\n${wrong}\n`,
    });
    const json = JSON.parse((await colophon(['validate', ...recipe, '--json'])).stdout);
    expect(json).toMatchObject({ valid: false, problems: [{ line: 4, column: 5 }] });
    expect((await colophon(['validate'])).code).toBe(2);
  });

  it('plans, previews, runs, shows and rolls back', { timeout: 180_000 }, async () => {
    await writeRecipe(['a', 'b'], 'pipeline_name: shop\n');
    const plan = await colophon(['plan', ...recipe]);
    expect(plan.stdout).toContain('Plan: aspects: 2 to create. Nothing was written.');
    const preview = await colophon(['preview', ...recipe, '--count', '1']);
    expect(preview.stdout).toContain(`${urnOf('a')}  datasetProperties\n1 aspect of the first 1 record.`);
    const dry = await colophon(['run', ...recipe, '--dry-run']);
    expect(dry.stdout).toMatch(/^Dry run \S+ succeeded\n {2}read {9}2 records from file\n/);
    expect((await run(['exists', urnOf('a'), '--server', served.address])).code).toBe(3);

    const done = await colophon(['run', ...recipe, '--report-to', 'report.json']);
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(done.stdout).toMatch(
      /^Run \S+ succeeded\n {2}read {3}2 records from file\n {9}2 aspects of type dataset\n {2}wrote {2}2 aspects to datahub-rest\n$/,
    );
    const runId = /^Run (\S+)/.exec(done.stdout)?.[1] ?? '';
    expect(
      JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')).sink.report.total_records_written,
    ).toBe(2);
    expect((await colophon(['plan', ...recipe])).stdout).toBe(
      'Nothing would change.\nPlan: aspects: 2 unchanged. Nothing was written.\n',
    );
    const list = JSON.parse((await colophon(['list-runs', '--json'])).stdout);
    expect(list[0]).toMatchObject({ runId, status: 'SUCCESS', source: 'file', records: 2 });
    expect((await colophon(['show', runId])).stdout).toContain(`Run ${runId}: SUCCESS\n`);
    expect((await colophon(['show', 'nope'])).code).toBe(3);

    const undone = await colophon(['rollback', runId, '--yes']);
    expect(undone).toMatchObject({ code: 0, stderr: '' });
    expect((await colophon(['show', runId])).stdout).toContain(`Run ${runId}: ROLLED_BACK\n`);
    expect((await run(['exists', urnOf('a'), '--server', served.address])).code).toBe(3);
  });

  it('reports a rejected record, goes on, and replays it when the cause is fixed', async () => {
    // A key that the catalogue rejects: the values of custom properties are text.
    await writeRecipe(['a', 'bad', 'c'], '', { customProperties: { rows: { n: 1 } } });
    const done = await colophon(['run', ...recipe]);
    expect(done.code).toBe(1);
    expect(done.stdout).toMatch(/ {2}wrote {5}2 aspects to datahub-rest\n {2}rejected {2}1 aspect, kept in /);
    expect((await run(['exists', urnOf('c'), '--server', served.address])).code).toBe(0);
    const runId = /^Run (\S+)/.exec(done.stdout)?.[1] ?? '';
    const again = await colophon(['replay', runId]);
    expect(again.code).toBe(1);
    expect(again.stderr).toContain(`rejected again: datasetProperties of ${urnOf('bad')}: `);

    const file = join(folder, 'state/runs', runId, 'dead-letters.jsonl');
    await writeFile(file, (await readFile(file, 'utf8')).replace('{"n":1}', '"1"'));
    expect(await colophon(['replay', runId])).toEqual({
      code: 0,
      stdout: 'Wrote 1 aspect that had been rejected.\n',
      stderr: '',
    });
    expect((await run(['exists', urnOf('bad'), '--server', served.address])).code).toBe(0);
    expect(existsSync(file)).toBe(false);
    expect((await colophon(['replay', 'nope'])).code).toBe(3);
  });

  it('writes a file as a whole or not at all', async () => {
    await writeRecipe(['a', 'b'], 'sink: {type: file, config: {filename: out/all.json}}\n');
    expect((await colophon(['run', ...recipe])).code).toBe(0);
    const written = JSON.parse(await readFile(join(folder, 'out/all.json'), 'utf8'));
    expect(written).toMatchObject([
      { entityUrn: urnOf('a'), aspectName: 'datasetProperties', aspect: { json: { name: 'a' } } },
      { entityUrn: urnOf('b') },
    ]);
    await writeFile(join(folder, 'broken.ts'), source('yield table("x"); throw new Error("lost");'));
    await writeFile(
      join(folder, 'recipe.yml'),
      'source: {type: ./broken.ts}\nsink: {type: file, config: {filename: out/all.json}}\n',
    );
    const failed = await colophon(['run', ...recipe]);
    expect(failed.code).toBe(1);
    expect(failed.stderr).toMatch(/^error: unexpected failure: .*broken\.ts:\d+:\d+: Error: lost\n/);
    expect(JSON.parse(await readFile(join(folder, 'out/all.json'), 'utf8'))).toHaveLength(2);
  });

  it('removes what is gone, unless the run failed', { timeout: 180_000 }, async () => {
    const write = (names: readonly string[], end = '') =>
      writeFile(
        join(folder, 'mine.ts'),
        source(`${names.map((name) => `yield table("${name}");`).join('')}${end}`),
      );
    await writeFile(
      join(folder, 'recipe.yml'),
      `source:\n  type: ./mine.ts\n  config: {stateful_ingestion: {enabled: true}}\npipeline_name: ${platform}\n`,
    );
    const isThere = async (name: string) =>
      (await run(['exists', urnOf(name), '--server', served.address])).code === 0;
    await write(['a', 'b', 'c']);
    expect((await colophon(['run', ...recipe])).code).toBe(0);
    await write(['a'], 'throw new Error("lost");');
    expect((await colophon(['run', ...recipe])).code).toBe(1);
    expect(await isThere('c')).toBe(true);
    await write(['a', 'b']);
    expect((await colophon(['plan', ...recipe])).stdout).toContain('1 entity to remove');
    expect((await colophon(['run', ...recipe])).stdout).toContain(
      'removed  1 entity that the source no longer has',
    );
    expect([await isThere('b'), await isThere('c')]).toEqual([true, false]);
    await write(['a', 'b', 'c']);
    expect((await colophon(['run', ...recipe])).code).toBe(0);
    expect(await isThere('c')).toBe(true);
  });

  it('shows secrets nowhere', async () => {
    const secret = 'hunter22+"x"';
    await writeFile(
      join(folder, 'mine.ts'),
      source(
        'report.warn({ title: "odd", message: `odd ${config.password}`, context: encodeURIComponent(config.password) });' +
          'yield table("a"); throw new Error("postgres://app:" + config.password + "@db");',
      ),
    );
    await writeFile(
      join(folder, 'recipe.yml'),
      'source:\n  type: ./mine.ts\n  config:\n    password: "${PW}"\npipeline_name: shop\n',
    );
    const done = await colophon(['run', ...recipe, '--report-to', 'report.json'], { PW: secret });
    expect(done.stderr).toContain('warning: odd: ********: odd ********\n');
    const runId = /^Run (\S+)/.exec(done.stdout)?.[1] ?? '';
    const shown = await colophon(['show', runId, '--json']);
    const stored = await run(['get', `urn:li:dataHubExecutionRequest:${runId}`, '--server', served.address]);
    expect(stored.stdout).toContain('${PW}');
    const kept = await readFile(join(folder, 'state/runs', runId, 'run.json'), 'utf8');
    const report = await readFile(join(folder, 'report.json'), 'utf8');
    for (const text of [done.stdout, done.stderr, shown.stdout, stored.stdout, kept, report])
      expect(text).not.toContain('hunter22');
  });

  it('prints a schema of recipes', async () => {
    const { stdout } = await colophon(['schema']);
    const { properties } = JSON.parse(stdout);
    expect(properties.source.properties.type.anyOf[0].enum).toContain('file');
    expect(properties.sink.properties.type.anyOf[0].enum).toContain('catalogue');
  });

  it('says that the catalogue is not running', async () => {
    await writeRecipe(['a']);
    const { code, stderr } = await colophon(['run', ...recipe, '--server', 'http://localhost:1']);
    expect(code).toBe(1);
    expect(stderr).toContain('error: the catalogue cannot be written: ');
  });
});

/** A source whose records are the body of a generator. */
const source = (body: string): string => `
import { z } from ${JSON.stringify(import.meta.resolve('zod'))};
const table = (name) => ({
  id: name,
  proposals: [
    { entityUrn: 'urn:li:dataset:(urn:li:dataPlatform:${platform},' + name + ',PROD)', aspectName: 'datasetProperties', aspect: { name, customProperties: {} } },
  ],
});
export const mine = {
  name: 'mine', title: 'Mine', description: 'Mine.', capabilities: {}, platform: '${platform}',
  config: z.looseObject({}),
  open: (config, { report }) => ({
    async *records() { ${body} },
    close: async () => undefined,
  }),
};
`;
