import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { GraphClient } from '@colophon/sdk/graph';
import { makeDatasetUrn } from '@colophon/sdk/urns';
import { expect } from 'vitest';
import type { ClientCase } from './clients/run-cases.ts';
import type { DatahubCommands } from './datahub-commands.ts';
import { search } from './read-catalogue.ts';

export interface Workplace {
  readonly graph: GraphClient;
  /** Address of the server, for the sinks. */
  readonly address: string;
  readonly home: string;
  readonly datahub: DatahubCommands['run'];
}

const pipeline = 'shop_nightly';
const urnOf = (table: string) => makeDatasetUrn('sqlite', `main.${table}`);

/** Cases of `datahub ingest`, in the order in which they build on one another. */
export function ingestionCases({ graph, address, home, datahub }: Workplace): readonly ClientCase[] {
  const database = join(home, 'stateful.db');

  async function succeed(...args: string[]): Promise<string> {
    const { code, stdout, stderr } = await datahub(args);
    expect(code, `${stdout}${stderr}`.slice(-500)).toBe(0);
    return stdout;
  }

  function change(statements: string): void {
    const open = new DatabaseSync(database);
    open.exec(statements);
    open.close();
  }

  /** Ingests the database as a pipeline that knows what it has found before. */
  async function ingest(runId: string): Promise<void> {
    const recipe = {
      run_id: runId,
      pipeline_name: pipeline,
      source: {
        type: 'sqlalchemy',
        config: {
          connect_uri: `sqlite:///${database}`,
          platform: 'sqlite',
          stateful_ingestion: { enabled: true, remove_stale_metadata: true },
        },
      },
      sink: { type: 'datahub-rest', config: { server: address } },
    };
    const file = join(home, `${runId}.yml`);
    // JSON is YAML.
    await writeFile(file, JSON.stringify(recipe));
    await succeed('ingest', 'run', '-c', file);
  }

  const removed = async (table: string) => (await graph.getAspect(urnOf(table), 'status'))?.removed;
  const found = async () => [...(await search(address, 'dataset', '*')).urns].sort();

  const of = (subject: string, actions: Readonly<Record<string, () => Promise<void>>>): ClientCase[] =>
    Object.entries(actions).map(([action, run]) => ({ subject, action, run }));

  return [
    ...of('Stateful ingestion', {
      'a first run': async () => {
        change(`CREATE TABLE kunden (id INTEGER PRIMARY KEY, "straße" TEXT);
          CREATE TABLE bestellungen (nr INTEGER PRIMARY KEY);
          CREATE TABLE "märkte" (id INTEGER PRIMARY KEY);`);
        await ingest('stateful-1');
        expect(await found()).toEqual(['bestellungen', 'kunden', 'märkte'].map(urnOf).sort());
      },
      'a second run after a table was dropped': async () => {
        change('DROP TABLE kunden');
        await ingest('stateful-2');
        expect(await removed('kunden')).toBe(true);
        expect(await removed('bestellungen')).toBe(false);
        expect(await found()).toEqual(['bestellungen', 'märkte'].map(urnOf).sort());
      },
      'a third run after it was created again': async () => {
        change('CREATE TABLE kunden (id INTEGER PRIMARY KEY)');
        await ingest('stateful-3');
        expect(await removed('kunden')).toBe(false);
        expect(await found()).toEqual(['bestellungen', 'kunden', 'märkte'].map(urnOf).sort());
      },
      '`datahub state inspect`': async () => {
        const printed = await succeed(
          'state',
          'inspect',
          '--pipeline-name',
          pipeline,
          '--platform',
          'sqlite',
        );
        const urns = JSON.parse(printed.slice(printed.indexOf('['))) as string[];
        for (const table of ['bestellungen', 'kunden', 'märkte']) expect(urns).toContain(urnOf(table));
      },
    }),
    ...of('`datahub ingest`', {
      '`mcps`': async () => {
        const urn = 'urn:li:tag:aus-datei';
        const aspect = { json: { name: 'Aus Datei' } };
        const proposals = [
          { entityType: 'tag', entityUrn: urn, changeType: 'UPSERT', aspectName: 'tagProperties', aspect },
        ];
        await writeFile(join(home, 'mcps.json'), JSON.stringify(proposals));
        await succeed('ingest', 'mcps', join(home, 'mcps.json'));
        expect(await graph.getAspect(urn, 'tagProperties')).toMatchObject({ name: 'Aus Datei' });
      },
      '`list-runs`': async () => {
        const printed = await succeed('ingest', 'list-runs');
        for (const runId of ['stateful-1', 'stateful-3']) expect(printed).toContain(runId);
      },
      '`show`': async () => {
        expect(await succeed('ingest', 'show', '--run-id', 'stateful-3')).toContain('main.kunden');
      },
      '`rollback`': async () => {
        await succeed('ingest', 'rollback', '--run-id', 'stateful-1', '--force', '--nuke');
        expect((await succeed('ingest', 'list-runs')).includes('stateful-1')).toBe(false);
      },
      '`list-source-runs`': async () => {
        await succeed('ingest', 'list-source-runs');
      },
      '`deploy`': async () => {
        await succeed('ingest', 'deploy', '-n', 'nightly', '-c', join(home, 'stateful-1.yml'));
      },
    }),
  ];
}
