import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { GraphClient } from '@colophon/sdk/graph';
import { makeDatasetUrn, makeSchemaFieldUrn } from '@colophon/sdk/urns';
import { expect, it } from 'vitest';
import { type Served, serve } from '../support/serve.ts';
import { type ClientCase, runCases } from './clients/run-cases.ts';
import { expectTable } from './clients/table.ts';
import { openLineageEnvironment } from './environments.ts';
import { pythonFolder } from './folders.ts';
import { lineageOf, sentNothingElse } from './openlineage.ts';
import { runTool } from './python.ts';
import { search } from './read-catalogue.ts';
import { startRecordingProxy } from './recording-proxy.ts';

const duckdb = (name: string) => makeDatasetUrn('duckdb', `shop.main.${name}`);
const flow = (name: string) => `urn:li:dataFlow:(dbt,${name},shop)`;
const job = (name: string) => `urn:li:dataJob:(${flow('shop')},shop.main.shop.${name})`;
const whole = `urn:li:dataJob:(${flow('dbt-run-shop')},dbt-run-shop)`;

it("takes what OpenLineage's wrapper for dbt reports, as the documentation says", async () => {
  await using served = await serve();
  await using proxy = await startRecordingProxy(served.address);
  const project = join(served.home, 'shop');
  await cp(join(pythonFolder, 'dbt_shop'), project, { recursive: true });
  // One of the tests of the project fails on purpose, and with it the command.
  const { stdout, stderr } = await runTool(
    'dbt-ol',
    ['build', '--project-dir', project, '--profiles-dir', project],
    {
      home: served.home,
      environment: openLineageEnvironment,
      env: {
        // The wrapper looks for dbt there.
        PATH: `${join(openLineageEnvironment.folder, 'bin')}:${process.env.PATH}`,
        SHOP_DATABASE: join(served.home, 'shop.duckdb'),
        OPENLINEAGE_NAMESPACE: 'shop',
        OPENLINEAGE_URL: `${proxy.address}/openapi/openlineage/`,
      },
    },
  );
  expect(stdout + stderr).toContain('Emitted 10 OpenLineage events');
  sentNothingElse(proxy);
  const graph = new GraphClient({ server: served.address });
  try {
    await expectTable('openlineage-dbt', await runCases(cases(graph, served), proxy));
  } finally {
    await graph.close();
  }
}, 300_000);

function cases(graph: GraphClient, { address }: Served): readonly ClientCase[] {
  const runOf = async (of: string) => {
    for await (const { urn } of graph.relationships(of, { direction: 'INCOMING', types: ['InstanceOf'] }))
      return urn;
    throw new Error(`${of} has no run`);
  };
  const resultOf = async (of: string) =>
    (await graph.getTimeseries(await runOf(of), 'dataProcessInstanceRunEvent', { limit: 1 }))[0]?.result
      ?.type;
  return [
    {
      subject: 'Model',
      action: 'lineage of tables and columns, with its query',
      async run() {
        const lineage = await lineageOf(graph, job('umsatz.build.run'));
        expect(lineage).toMatchObject({
          inputs: [duckdb('gross')],
          outputs: [duckdb('umsatz')],
          columns: [
            {
              upstreams: [makeSchemaFieldUrn(duckdb('gross'), 'preis')],
              downstreams: [makeSchemaFieldUrn(duckdb('umsatz'), 'total')],
              transformOperation: expect.stringContaining('sum(preis)'),
            },
          ],
        });
      },
    },
    {
      subject: 'Model',
      action: 'description and columns of its table',
      async run() {
        expect(await graph.getAspect(duckdb('gross'), 'datasetProperties')).toMatchObject({
          description: 'Bestellungen über einem Euro.',
        });
        expect((await graph.getAspect(duckdb('gross'), 'schemaMetadata'))?.fields).toMatchObject([
          { fieldPath: 'id', description: 'Bestellnummer' },
        ]);
      },
    },
    {
      subject: 'Test',
      action: 'an assertion with its result',
      async run() {
        const results: Record<string, readonly unknown[]> = {};
        for (const urn of (await search(address, 'assertion', '*')).urns) {
          const info = await graph.getAspect(urn, 'assertionInfo');
          const events = await graph.getTimeseries(urn, 'assertionRunEvent');
          results[info?.description ?? urn] = events.map(({ result }) => result?.type);
        }
        expect(results).toEqual({
          not_null_gross_id: ['SUCCESS'],
          accepted_values_umsatz_total__False__1: ['FAILURE'],
        });
      },
    },
    {
      subject: 'Run',
      action: 'of the command and of each model, with their results',
      async run() {
        expect(await resultOf(job('gross.build.run'))).toBe('SUCCESS');
        expect(await resultOf(whole)).toBe('FAILURE');
        expect(
          await graph.getAspect(await runOf(job('gross.build.run')), 'dataProcessInstanceRelationships'),
        ).toMatchObject({ parentInstance: await runOf(whole) });
      },
    },
  ];
}
