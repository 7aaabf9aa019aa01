import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { GraphClient } from '@colophon/sdk/graph';
import { makeDatasetUrn } from '@colophon/sdk/urns';
import { expect, it } from 'vitest';
import { type Served, serve } from '../support/serve.ts';
import { type ClientCase, runCases } from './clients/run-cases.ts';
import { expectTable } from './clients/table.ts';
import { airflowEnvironment } from './environments.ts';
import { pythonFolder } from './folders.ts';
import { runTool } from './python.ts';
import { search } from './read-catalogue.ts';
import { type RecordingProxy, startRecordingProxy } from './recording-proxy.ts';

const flow = 'urn:li:dataFlow:(airflow,shop_nightly,prod)';
const job = (task: string) => `urn:li:dataJob:(${flow},${task})`;
const postgres = (table: string, env: 'PROD' | 'DEV' = 'PROD') => makeDatasetUrn('postgres', table, env);

it('takes the lineage of an Airflow DAG, as the documentation says', async () => {
  await using served = await serve();
  await using proxy = await startRecordingProxy(served.address);
  const log = await runDag(served, proxy);
  const graph = new GraphClient({ server: served.address });
  try {
    await expectTable('airflow', await runCases(lineageCases(graph, served), proxy));
  } catch (error) {
    throw new Error(`${error}\n${log.slice(-4_000)}`, { cause: error });
  } finally {
    await graph.close();
  }
}, 300_000);

/** Runs the DAG once, as `airflow dags test` does: each task by Airflow's own code, in one process, with the plugin. */
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
      AIRFLOW__CORE__DAGS_FOLDER: join(pythonFolder, 'dags'),
      AIRFLOW__CORE__LOAD_EXAMPLES: 'False',
      // On a busy machine the plugin would give up after ten seconds what it sends.
      DATAHUB_AIRFLOW_PLUGIN_RUN_IN_THREAD_TIMEOUT: '120',
      AIRFLOW_CONN_SHOP_DATABASE: JSON.stringify({ conn_type: 'sqlite', host: file }),
      AIRFLOW_CONN_DATAHUB_REST_DEFAULT: JSON.stringify({ conn_type: 'datahub-rest', host: proxy.address }),
    },
  };
  const migrated = await runTool('airflow', ['db', 'migrate'], options);
  expect(migrated.code, migrated.stderr.slice(-2_000)).toBe(0);
  // One of the tasks fails on purpose, and with it the run.
  const { stdout, stderr } = await runTool('airflow', ['dags', 'test', 'shop_nightly'], options);
  return stdout + stderr;
}

function lineageCases(graph: GraphClient, { address }: Served): readonly ClientCase[] {
  const edges = async (task: string) => {
    const lineage = await graph.getAspect(job(task), 'dataJobInputOutput');
    const urns = (
      given: readonly { readonly destinationUrn: string }[] | undefined,
      plain: readonly string[] | undefined,
    ) =>
      [...new Set([...(given ?? []).map(({ destinationUrn }) => destinationUrn), ...(plain ?? [])])].sort();
    return {
      inputs: urns(lineage?.inputDatasetEdges, lineage?.inputDatasets),
      outputs: urns(lineage?.outputDatasetEdges, lineage?.outputDatasets),
      jobs: urns(lineage?.inputDatajobEdges, lineage?.inputDatajobs),
      columns: lineage?.fineGrainedLineages ?? [],
    };
  };
  /** The last result of the runs of each task. */
  const results = async () => {
    const found: Record<string, string | undefined> = {};
    for (const urn of (await search(address, 'dataProcessInstance', '*')).urns) {
      const { parentTemplate } = (await graph.getAspect(urn, 'dataProcessInstanceRelationships')) ?? {};
      const [event] = await graph.getTimeseries(urn, 'dataProcessInstanceRunEvent', { limit: 1 });
      found[parentTemplate ?? ''] = event?.result?.type;
    }
    return found;
  };
  const cases = (subject: string, actions: Readonly<Record<string, () => Promise<void>>>): ClientCase[] =>
    Object.entries(actions).map(([action, run]) => ({ subject, action, run }));
  return [
    ...cases('DAG', {
      'properties with owner and tags': async () => {
        expect(await graph.getAspect(flow, 'dataFlowInfo')).toMatchObject({
          name: 'shop_nightly',
          description: 'Jede Nacht',
        });
        expect(await graph.getAspect(flow, 'ownership')).toMatchObject({
          owners: [{ owner: 'urn:li:corpuser:ada' }],
        });
        expect(await graph.getAspect(flow, 'globalTags')).toMatchObject({
          tags: [{ tag: 'urn:li:tag:nightly' }],
        });
      },
    }),
    ...cases('Tasks', {
      'declared inlets and outlets': async () => {
        expect(await edges('load')).toMatchObject({
          inputs: [postgres('shop.größen', 'DEV'), postgres('shop.raw')].sort(),
          outputs: [postgres('shop.orders')],
        });
      },
      'tasks upstream': async () => {
        expect(await edges('query')).toMatchObject({ jobs: [job('load')] });
        expect(await edges('broken')).toMatchObject({ jobs: [job('load')] });
      },
      'column lineage parsed from SQL': async () => {
        const { inputs, outputs, columns } = await edges('query');
        expect([inputs, outputs].map((urns) => urns.map((urn) => /,([^,]*),PROD\)$/.exec(urn)?.[1]))).toEqual(
          [[expect.stringMatching(/bestellungen$/)], [expect.stringMatching(/umsatz$/)]],
        );
        expect(columns.length).toBe(2);
      },
    }),
    ...cases('Runs', {
      'with their results': async () => {
        expect(await results()).toEqual({
          [job('load')]: 'SUCCESS',
          [job('query')]: 'SUCCESS',
          [job('broken')]: 'FAILURE',
        });
      },
    }),
  ];
}
