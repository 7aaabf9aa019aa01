import { GraphClient } from '@colophon/sdk/graph';
import { makeDatasetUrn, makeSchemaFieldUrn } from '@colophon/sdk/urns';
import { expect, it } from 'vitest';
import { type Served, serve } from '../support/serve.ts';
import { type ClientCase, runCases } from './clients/run-cases.ts';
import { expectTable } from './clients/table.ts';
import { openLineageEnvironment } from './environments.ts';
import { lineageOf, sentNothingElse } from './openlineage.ts';
import { runScript } from './python.ts';
import { search } from './read-catalogue.ts';
import { startRecordingProxy } from './recording-proxy.ts';

const postgres = (name: string) => makeDatasetUrn('postgres', name);
const orders = postgres('shop.orders');
const revenue = postgres('shop.revenue');
const flow = (name: string) => `urn:li:dataFlow:(python,${name},shop)`;
const job = `urn:li:dataJob:(${flow('nightly')},nightly.revenue)`;
const run = (number: number) =>
  `urn:li:dataProcessInstance:00000000-0000-0000-0000-${String(number).padStart(12, '0')}`;

it("takes the events of OpenLineage's own client, as the documentation says", async () => {
  await using served = await serve();
  await using proxy = await startRecordingProxy(served.address);
  await runScript('openlineage_cases.py', [proxy.address], {
    home: served.home,
    environment: openLineageEnvironment,
  });
  sentNothingElse(proxy);
  const graph = new GraphClient({ server: served.address });
  try {
    await expectTable('openlineage-python', await runCases(cases(graph, served), proxy));
  } finally {
    await graph.close();
  }
}, 180_000);

function cases(graph: GraphClient, { address }: Served): readonly ClientCase[] {
  const states = async (number: number) =>
    (await graph.getTimeseries(run(number), 'dataProcessInstanceRunEvent')).map(({ status, result }) =>
      [status, result?.type].filter(Boolean).join(' '),
    );
  return [
    {
      subject: 'Run event',
      action: 'states of a run, its result and its parent',
      async run() {
        expect(await states(1)).toEqual(['COMPLETE SUCCESS', 'STARTED', 'STARTED']);
        expect(await graph.getAspect(run(1), 'dataProcessInstanceRelationships')).toMatchObject({
          parentTemplate: job,
          parentInstance: run(2),
        });
      },
    },
    {
      subject: 'Run event',
      action: 'a failed run with its error message',
      async run() {
        expect(await states(3)).toEqual(['COMPLETE FAILURE']);
        expect(await graph.getAspect(run(3), 'dataProcessInstanceProperties')).toMatchObject({
          customProperties: { errorMessage: 'kein Platz' },
        });
      },
    },
    {
      subject: 'Job',
      action: 'documentation, SQL, owners, tags and kind',
      async run() {
        expect(await graph.getAspect(job, 'dataJobInfo')).toMatchObject({
          name: 'revenue',
          description: 'Zählt die Umsätze.',
        });
        expect(await graph.getAspect(job, 'ownership')).toMatchObject({
          owners: [{ owner: 'urn:li:corpGroup:umsatz' }],
        });
        expect(await graph.getAspect(job, 'globalTags')).toMatchObject({
          tags: [{ tag: 'urn:li:tag:tier:1' }],
        });
        expect(await graph.getAspect(job, 'subTypes')).toMatchObject({ typeNames: ['Task'] });
        expect(await graph.getAspect(job, 'dataTransformLogic')).toMatchObject({
          transforms: [{ queryStatement: { language: 'SQL' } }],
        });
      },
    },
    {
      subject: 'Job',
      action: 'lineage of datasets and columns',
      async run() {
        expect(await lineageOf(graph, job)).toMatchObject({
          inputs: [orders],
          outputs: [revenue],
          columns: [
            {
              upstreams: [makeSchemaFieldUrn(orders, 'preis')],
              downstreams: [makeSchemaFieldUrn(revenue, 'total')],
            },
          ],
        });
      },
    },
    {
      subject: 'Dataset',
      action: 'schema with tags of columns',
      async run() {
        expect((await graph.getAspect(orders, 'schemaMetadata'))?.fields).toMatchObject([
          {
            fieldPath: 'id',
            description: 'Bestellnummer',
            globalTags: { tags: [{ tag: 'urn:li:tag:pii' }] },
          },
          { fieldPath: 'preis', nativeDataType: 'NUMERIC' },
        ]);
      },
    },
    {
      subject: 'Dataset',
      action: 'profile, and the number of rows written',
      async run() {
        expect(await graph.getTimeseries(orders, 'datasetProfile', { limit: 1 })).toMatchObject([
          { rowCount: 7, fieldProfiles: [{ fieldPath: 'preis', nullCount: 1, min: '0.5', max: '9.5' }] },
        ]);
        expect((await graph.getTimeseries(revenue, 'operation'))[0]).toMatchObject({
          numAffectedRows: 3,
          customOperationType: 'OVERWRITE',
        });
      },
    },
    {
      subject: 'Dataset',
      action: 'assertions with their results',
      async run() {
        const [assertion = ''] = (await search(address, 'assertion', '*')).urns;
        expect(await graph.getAspect(assertion, 'assertionInfo')).toMatchObject({
          customAssertion: { type: 'not_null', fields: [makeSchemaFieldUrn(orders, 'preis')] },
        });
        expect(await graph.getTimeseries(assertion, 'assertionRunEvent')).toMatchObject([
          { result: { type: 'FAILURE' } },
        ]);
      },
    },
    {
      subject: 'Dataset event',
      action: 'documentation',
      async run() {
        expect(await graph.getAspect(postgres('shop.customers'), 'datasetProperties')).toMatchObject({
          description: 'Wer kauft.',
        });
      },
    },
    {
      subject: 'Job event',
      action: 'lineage of datasets',
      async run() {
        expect(await lineageOf(graph, `urn:li:dataJob:(${flow('hourly')},hourly.copy)`)).toMatchObject({
          inputs: [postgres('shop.customers')],
          outputs: [revenue],
        });
      },
    },
  ];
}
