import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { Colophon } from '@colophon/sdk';
import { expect, it } from 'vitest';
import { readPages } from '../samples/pages.ts';
import { serve } from '../support/serve.ts';
import { airflowEnvironment } from './environments.ts';
import { root } from './folders.ts';
import { runTool } from './python.ts';

const page = 'metadata-ingestion/schedule_docs/airflow.mdx';
/** Finds the command as a reader's `npx` does. */
const programs = join(root, 'tests/samples/bin');

it('runs the DAG of the page on Airflow, which ingests its recipe', { timeout: 300_000 }, async () => {
  await using served = await serve();
  const files = (await readPages())
    .find((one) => one.page === page)
    ?.blocks.filter(({ flags }) => flags.has('save'));
  for (const { title = '', text } of files ?? []) {
    const file = join(served.home, title);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const options = {
    home: served.home,
    environment: airflowEnvironment,
    env: {
      PATH: [programs, dirname(process.execPath), process.env.PATH].join(delimiter),
      AIRFLOW_HOME: join(served.home, 'airflow'),
      AIRFLOW__CORE__DAGS_FOLDER: join(served.home, 'dags'),
      AIRFLOW__CORE__LOAD_EXAMPLES: 'False',
      AIRFLOW__DATAHUB__ENABLED: 'False',
      AIRFLOW_CONN_COLOPHON: JSON.stringify({ conn_type: 'http', host: served.address }),
    },
  };
  const migrated = await runTool('airflow', ['db', 'migrate'], options);
  expect(migrated.code, migrated.stderr.slice(-2_000)).toBe(0);
  const { code, stdout, stderr } = await runTool('airflow', ['dags', 'test', 'ingest_glossary'], options);
  const log = (stdout + stderr).slice(-6_000);
  expect(code, log).toBe(0);
  await using client = new Colophon({ server: served.address });
  const urns: string[] = [];
  for await (const { urn } of client.search.scroll('sales', { entityTypes: ['glossaryNode'] }))
    urns.push(urn);
  expect(urns, log).toHaveLength(1);
});
