import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { GraphClient } from '@colophon/sdk/graph';
import { makeDatasetUrn, makeSchemaFieldUrn } from '@colophon/sdk/urns';
import { expect, it } from 'vitest';
import { serve } from '../support/serve.ts';
import { type ClientCase, runCases } from './clients/run-cases.ts';
import { expectTable } from './clients/table.ts';
import { openLineageEnvironment } from './environments.ts';
import { ensureSparkListener } from './java-environment.ts';
import { lineageOf, sentNothingElse } from './openlineage.ts';
import { runScript } from './python.ts';
import { search } from './read-catalogue.ts';
import { startRecordingProxy } from './recording-proxy.ts';

const flow = 'urn:li:dataFlow:(spark,shop_nightly,shop)';

it("takes what OpenLineage's listener for Spark reports, as the documentation says", async () => {
  await using served = await serve();
  await using proxy = await startRecordingProxy(served.address);
  const folder = await ensureSparkListener(() => {});
  const [jar = ''] = await readdir(folder);
  const { folder: python } = openLineageEnvironment;
  const settings = {
    'spark.extraListeners': 'io.openlineage.spark.agent.OpenLineageSparkListener',
    'spark.openlineage.transport.type': 'http',
    'spark.openlineage.transport.url': proxy.address,
    'spark.openlineage.transport.endpoint': '/openapi/openlineage/api/v1/lineage',
    'spark.openlineage.namespace': 'shop',
    'spark.ui.enabled': 'false',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['--conf', `${name}=${value}`]);
  const args = ['--master', 'local[1]', '--driver-memory', '512m', '--jars', join(folder, jar), ...options];
  await runScript('openlineage_spark.py', [served.home], {
    home: served.home,
    environment: openLineageEnvironment,
    env: {
      PYSPARK_PYTHON: join(python, 'bin/python'),
      PYSPARK_SUBMIT_ARGS: `${args.join(' ')} pyspark-shell`,
      ...(process.env.JAVA_HOME && { JAVA_HOME: process.env.JAVA_HOME }),
    },
  });
  sentNothingElse(proxy);
  const graph = new GraphClient({ server: served.address });
  try {
    await expectTable('openlineage-spark', await runCases(cases(graph, served), proxy));
  } finally {
    await graph.close();
  }
}, 600_000);

function cases(
  graph: GraphClient,
  { address, home }: { readonly address: string; readonly home: string },
): readonly ClientCase[] {
  const file = (name: string) => makeDatasetUrn('file', `${home}/${name}`);
  /** The job that writes files of this name: its own name is made of the plan and of the path. */
  const jobWriting = async (name: string) => {
    const { urns } = await search(address, 'dataJob', '*');
    const job = urns.find((urn) => urn.endsWith(`_${name})`));
    if (!job) throw new Error(`no job writes ${name}: ${urns.join(' ')}`);
    return job;
  };
  return [
    {
      subject: 'Application',
      action: 'a flow with its properties',
      async run() {
        const info = await graph.getAspect(flow, 'dataFlowInfo');
        expect(info).toMatchObject({ name: 'shop_nightly' });
        expect(info?.customProperties).toMatchObject({ processingEngine: 'spark' });
      },
    },
    {
      subject: 'Job',
      action: 'lineage of files and columns',
      async run() {
        const [orders, revenue] = [file('bestellungen'), file('umsatz')];
        const lineage = await lineageOf(graph, await jobWriting('umsatz'));
        expect(lineage).toMatchObject({ inputs: [orders], outputs: [revenue] });
        expect(lineage.columns.map(({ upstreams, downstreams }) => [upstreams, downstreams])).toContainEqual([
          [makeSchemaFieldUrn(orders, 'preis')],
          [makeSchemaFieldUrn(revenue, 'doppelt')],
        ]);
      },
    },
    {
      subject: 'Run',
      action: 'states, result and the run of the application',
      async run() {
        const job = await jobWriting('umsatz');
        const runs: string[] = [];
        for await (const { urn } of graph.relationships(job, {
          direction: 'INCOMING',
          types: ['InstanceOf'],
        }))
          runs.push(urn);
        const [run = ''] = runs;
        expect(
          (await graph.getTimeseries(run, 'dataProcessInstanceRunEvent', { limit: 1 }))[0],
        ).toMatchObject({
          status: 'COMPLETE',
          result: { type: 'SUCCESS' },
        });
        const { parentInstance = '' } =
          (await graph.getAspect(run, 'dataProcessInstanceRelationships')) ?? {};
        expect(await graph.getAspect(parentInstance, 'dataProcessInstanceRelationships')).toMatchObject({
          parentTemplate: `urn:li:dataJob:(${flow},shop_nightly)`,
        });
      },
    },
    {
      subject: 'Dataset',
      action: 'schema, and the number of rows written',
      async run() {
        const orders = file('bestellungen');
        expect((await graph.getAspect(orders, 'schemaMetadata'))?.fields).toMatchObject([
          { fieldPath: 'id', nativeDataType: 'long' },
          { fieldPath: 'preis', nativeDataType: 'double' },
        ]);
        expect((await graph.getTimeseries(orders, 'operation', { limit: 1 }))[0]).toMatchObject({
          numAffectedRows: 3,
        });
      },
    },
  ];
}
