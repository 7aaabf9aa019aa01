import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { GraphClient } from '@colophon/sdk/graph';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serveWith } from '../support/serve.ts';
import { cacheFolder, root } from './folders.ts';
import { type Finished, runProcess } from './run-process.ts';

/** Installing takes seconds with the packages in uv's cache, and minutes without. */
const installMs = 600_000;
const main = join(root, 'packages/cli/src/main.ts');
const connectorsCache = join(cacheFolder, 'python-connectors');

let served: Served;
let graph: GraphClient;
let folder: string;

beforeAll(async () => {
  served = await serveWith({ COLOPHON_PYTHON_CACHE: connectorsCache });
  graph = new GraphClient({ server: served.address });
  folder = await mkdtemp(join(tmpdir(), 'connectors-'));
});
afterAll(async () => {
  await graph.close();
  await served.stop();
  await rm(folder, { recursive: true });
});

/** Calls a command with a recipe, in a folder of environments that is kept from one run to the next. */
async function command(
  subcommand: string,
  name: string,
  recipe: object,
  { cache = connectorsCache, args = [] }: { cache?: string; args?: string[] } = {},
): Promise<Finished> {
  const file = join(folder, `${name}.yml`);
  await writeFile(file, JSON.stringify(recipe));
  return runProcess(process.execPath, [main, 'ingest', subcommand, '-c', file, ...args], {
    cwd: root,
    env: { ...process.env, COLOPHON_PYTHON_CACHE: cache, COLOPHON_SERVER: served.address },
  });
}

/** Runs a recipe by the command line. */
const ingest = (
  name: string,
  recipe: object,
  { args = [], ...options }: { cache?: string; args?: string[] } = {},
): Promise<Finished> =>
  command('run', name, recipe, { ...options, args: ['--state', join(folder, 'state'), ...args] });

const mock = (config: object = {}) => ({
  source: { type: 'datahub-mock-data', config: { gen_1: { enabled: true }, ...config } },
});

describe("DataHub's connectors", () => {
  it(
    'read a database into the catalogue',
    async () => {
      const database = new DatabaseSync(join(folder, 'shop.db'));
      database.exec('create table orders (id integer primary key, total real)');
      database.close();
      const { code, stdout, stderr } = await ingest('sqlalchemy', {
        // Relative to the recipe.
        source: { type: 'sqlalchemy', config: { platform: 'sqlite', connect_uri: 'sqlite:///shop.db' } },
      });
      expect(code, stdout + stderr).toBe(0);
      expect(stdout).toContain("succeeded, by DataHub's package");
      const orders = 'urn:li:dataset:(urn:li:dataPlatform:sqlite,main.orders,PROD)';
      const schema = await graph.getAspect(orders, 'schemaMetadata');
      expect(schema?.fields.map(({ fieldPath }) => fieldPath)).toEqual(['id', 'total']);
    },
    installMs,
  );

  it(
    'run in the server, when their recipe is saved there',
    async () => {
      const database = join(folder, 'saved.db');
      new DatabaseSync(database).exec('create table visits (id integer primary key)');
      const file = join(folder, 'saved.yml');
      const config = { platform: 'sqlite', connect_uri: `sqlite:///${database}` };
      await writeFile(file, JSON.stringify({ source: { type: 'sqlalchemy', config } }));
      const colophon = (...args: string[]) =>
        runProcess(process.execPath, [main, 'ingest', ...args, '--server', served.address], { cwd: root });
      expect((await colophon('deploy', '-c', file, '-n', 'visits')).stderr).toBe('');
      const { code, stdout, stderr } = await colophon('start', 'visits', '--wait');
      expect(code, stdout + stderr).toBe(0);
      const visits = 'urn:li:dataset:(urn:li:dataPlatform:sqlite,main.visits,PROD)';
      expect(await graph.getAspect(visits, 'schemaMetadata')).toBeDefined();
    },
    installMs,
  );

  it(
    'are previewed and planned, and write nothing',
    async () => {
      const recipe = { ...mock({ gen_1: { enabled: true, lineage_hops: 1 } }), pipeline_name: 'looked-at' };
      const preview = await command('preview', 'preview', recipe, { args: ['--count', '2', '--json'] });
      expect(preview.code, preview.stderr).toBe(0);
      const proposals: { entityUrn: string }[] = JSON.parse(preview.stdout);
      expect(proposals.length).toBeGreaterThan(0);
      const plan = await command('plan', 'plan', recipe, { args: ['--json'] });
      expect(plan.code, plan.stderr).toBe(0);
      const { counts } = JSON.parse(plan.stdout);
      expect(counts.create).toBeGreaterThan(proposals.length);
      for (const { entityUrn } of proposals) expect(await graph.exists(entityUrn)).toBe(false);
    },
    installMs,
  );

  it(
    'plan what would be removed, from the state of the last run, and leave that as it is',
    async () => {
      const path = join(folder, 'planned.db');
      const database = new DatabaseSync(path);
      database.exec('create table kept (id integer); create table gone (id integer)');
      const recipe = {
        pipeline_name: 'planned',
        source: {
          type: 'sqlalchemy',
          config: {
            platform: 'sqlite',
            connect_uri: `sqlite:///${path}`,
            stateful_ingestion: { enabled: true },
          },
        },
      };
      const first = await ingest('planned', recipe);
      expect(first.code, first.stdout + first.stderr).toBe(0);
      database.exec('drop table gone');
      database.close();
      const gone = 'urn:li:dataset:(urn:li:dataPlatform:sqlite,main.gone,PROD)';
      for (const args of [['--json'], ['--json', '--with', 'pyyaml', '--timeout', '600']]) {
        const plan = await command('plan', 'planned', recipe, { args });
        expect(plan.code, plan.stderr).toBe(0);
        expect(JSON.parse(plan.stdout).stale).toEqual([gone]);
      }
      expect((await graph.getAspect(gone, 'status'))?.removed).toBe(false);
      await ingest('planned', recipe);
      expect((await graph.getAspect(gone, 'status'))?.removed).toBe(true);
    },
    installMs,
  );

  it(
    'test their connection',
    async () => {
      const database = join(folder, 'tested.db');
      new DatabaseSync(database).exec('create table visits (id integer primary key)');
      const test = (uri: string) =>
        command('test-connection', 'tested', {
          source: { type: 'sqlalchemy', config: { platform: 'sqlite', connect_uri: uri } },
        });
      expect(await test(`sqlite:///${database}`)).toMatchObject({ code: 0, stdout: 'ok   connection\n' });
      const failed = await test('sqlite:////no/such/folder/a.db');
      expect(failed.code).toBe(1);
      expect(failed.stdout).toContain('FAIL connection: ');
      expect(failed.stdout).toContain('unable to open database file');
      const untestable = await command('test-connection', 'untestable', mock());
      expect(untestable.code).toBe(1);
      expect(untestable.stderr).toContain('does not support test connection');
    },
    installMs,
  );

  it(
    'end as failed, and report what failed',
    async () => {
      const { code, stdout } = await ingest('mock', mock({ num_errors: 1, num_warnings: 1 }), {
        args: ['--json'],
      });
      expect(code).toBe(1);
      const { status, report } = JSON.parse(stdout);
      expect(status).toBe('FAILURE');
      expect(report.source.report.failures).toMatchObject([{ title: 'Test Error' }]);
      expect(report.source.report.warnings).toMatchObject([{ title: 'Test Warning' }]);
    },
    installMs,
  );

  it(
    'say why a recipe is rejected',
    async () => {
      const { code, stderr } = await ingest('wrong', mock({ no_such_key: 1 }));
      expect(code).toBe(1);
      expect(stderr).toContain('no_such_key');
      expect(stderr).not.toContain('Traceback');
    },
    installMs,
  );

  it(
    'keep a password to themselves that the database was refused with',
    async () => {
      const uri = 'postgresql+psycopg2://tom:rosebud-77@127.0.0.1:1/shop';
      const { code, stdout, stderr } = await ingest(
        'secret',
        { source: { type: 'sqlalchemy', config: { platform: 'postgres', connect_uri: uri } } },
        { args: ['--with', 'psycopg2-binary', '--json'] },
      );
      expect(code).toBe(1);
      expect(stdout).toContain('Connection refused');
      expect(stdout + stderr).not.toContain('rosebud-77');
    },
    installMs,
  );

  it(
    'are installed once by two runs that start together',
    async () => {
      const cache = join(folder, 'cache');
      const recipe = { ...mock(), sink: { type: 'console' } };
      const runs = await Promise.all(['first', 'second'].map((name) => ingest(name, recipe, { cache })));
      expect(runs.map(({ code }) => code)).toEqual([0, 0]);
      const output = runs.map(({ stderr }) => stderr).join('\n');
      expect(output.match(/Installing acryl-datahub/g)).toHaveLength(1);
      expect(await readdir(join(cache, 'environments'))).toHaveLength(1);
    },
    installMs,
  );

  it(
    'are listed as the package has them',
    async () => {
      const script = join(root, 'scripts/datahub-connectors.ts');
      const { code, stdout, stderr } = await runProcess(process.execPath, [script, '--check'], {
        cwd: root,
        env: { ...process.env, COLOPHON_PYTHON_CACHE: join(cacheFolder, 'python-connectors') },
      });
      expect(code, stdout + stderr).toBe(0);
    },
    installMs,
  );
});
