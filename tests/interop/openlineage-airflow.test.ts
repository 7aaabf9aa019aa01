import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { GraphClient } from '@colophon/sdk/graph';
import { expect, it } from 'vitest';
import { type Served, serve } from '../support/serve.ts';
import { type ClientCase, runCases } from './clients/run-cases.ts';
import { expectTable } from './clients/table.ts';
import { airflowEnvironment } from './environments.ts';
import { pythonFolder } from './folders.ts';
import { lineageOf, sentNothingElse } from './openlineage.ts';
import { runTool } from './python.ts';
import { type RecordingProxy, startRecordingProxy } from './recording-proxy.ts';

const flow = 'urn:li:dataFlow:(airflow,shop_hourly,shop)';
const job = (task: string) => `urn:li:dataJob:(${flow},shop_hourly${task && `.${task}`})`;

it("takes what Airflow's OpenLineage provider reports, as the documentation says", async () => {
  await using served = await serve();
  await using proxy = await startRecordingProxy(served.address);
  const log = await runDag(served, proxy);
  const graph = new GraphClient({ server: served.address });
  try {
    sentNothingElse(proxy);
    await expectTable('openlineage-airflow', await runCases(cases(graph), proxy));
  } catch (error) {
    throw new Error(`${error}\n${log.slice(-6_000)}`, { cause: error });
  } finally {
    await graph.close();
  }
}, 300_000);

/** Runs the DAG once, as `airflow dags test` does, with Airflow's provider and without DataHub's plugin. */
async function runDag({ home }: Served, proxy: RecordingProxy): Promise<string> {
  const file = join(home, 'shop.db');
  const database = new DatabaseSync(file);
  database.exec(
    'CREATE TABLE bestellungen (id INTEGER, preis REAL); CREATE TABLE umsatz (id INTEGER, preis REAL)',
  );
  database.close();
  const options = {
    home,
    environment: airflowEnvironment,
    env: {
      AIRFLOW_HOME: join(home, 'airflow'),
      AIRFLOW__CORE__DAGS_FOLDER: join(pythonFolder, 'dags_openlineage'),
      AIRFLOW__CORE__LOAD_EXAMPLES: 'False',
      AIRFLOW__DATAHUB__ENABLED: 'False',
      // Wherever DataHub's plugin is installed, it takes the provider's place unless it is told not to.
      AIRFLOW__DATAHUB__DISABLE_OPENLINEAGE_PLUGIN: 'False',
      AIRFLOW__OPENLINEAGE__NAMESPACE: 'shop',
      AIRFLOW__OPENLINEAGE__TRANSPORT: JSON.stringify({
        type: 'http',
        url: `${proxy.address}/openapi/openlineage/`,
        endpoint: 'api/v1/lineage',
      }),
      // On a busy machine the provider would give up after ten seconds.
      AIRFLOW__OPENLINEAGE__EXECUTION_TIMEOUT: '120',
      AIRFLOW_CONN_SHOP_DATABASE: JSON.stringify({ conn_type: 'sqlite', host: file }),
    },
  };
  const migrated = await runTool('airflow', ['db', 'migrate'], options);
  expect(migrated.code, migrated.stderr.slice(-2_000)).toBe(0);
  // One of the tasks fails on purpose, and with it the run.
  const { stdout, stderr } = await runTool('airflow', ['dags', 'test', 'shop_hourly'], options);
  return stdout + stderr;
}

function cases(graph: GraphClient): readonly ClientCase[] {
  const resultOf = async (task: string) => {
    for await (const { urn } of graph.relationships(job(task), {
      direction: 'INCOMING',
      types: ['InstanceOf'],
    })) {
      const [event] = await graph.getTimeseries(urn, 'dataProcessInstanceRunEvent', { limit: 1 });
      return event?.result?.type;
    }
    return undefined;
  };
  return [
    {
      subject: 'DAG',
      action: 'name and tags',
      async run() {
        expect(await graph.getAspect(flow, 'dataFlowInfo')).toMatchObject({ name: 'shop_hourly' });
        expect(await graph.getAspect(flow, 'globalTags')).toMatchObject({
          tags: [{ tag: 'urn:li:tag:hourly' }],
        });
      },
    },
    {
      subject: 'Tasks',
      action: 'owners, documentation and kind',
      async run() {
        expect(await graph.getAspect(job('load'), 'dataJobInfo')).toMatchObject({
          name: 'load',
          description: 'Lädt die Bestellungen.',
        });
        expect(await graph.getAspect(job('load'), 'ownership')).toMatchObject({
          owners: [{ owner: 'urn:li:corpuser:ada' }],
        });
        expect(await graph.getAspect(job('load'), 'subTypes')).toMatchObject({ typeNames: ['Task'] });
      },
    },
    {
      subject: 'Tasks',
      action: 'lineage parsed from SQL',
      async run() {
        const { inputs, outputs, columns } = await lineageOf(graph, job('query'));
        expect([inputs, outputs]).toEqual([
          [expect.stringContaining('bestellungen')],
          [expect.stringContaining('umsatz')],
        ]);
        expect(columns.length).toBe(2);
      },
    },
    {
      subject: 'Runs',
      action: 'with their results',
      async run() {
        expect([await resultOf('load'), await resultOf('query'), await resultOf('broken')]).toEqual([
          'SUCCESS',
          'SUCCESS',
          'FAILURE',
        ]);
      },
    },
  ];
}
