import { describe, expect, it } from 'vitest';
import { facet, flow, job, postgres, postgresUrn, run, runEvent } from '../testing/events.ts';
import { createTestEndpoint } from '../testing/test-endpoint.ts';

const start = runEvent('START', { inputs: [postgres('shop.orders')] });
const complete = runEvent('COMPLETE', {
  at: '2026-05-04T03:00:12.345Z',
  outputs: [postgres('shop.revenue')],
});
const edges = (list: unknown) =>
  (list as { destinationUrn: string }[]).map(({ destinationUrn }) => destinationUrn);

describe('an event of a run', () => {
  it('makes a flow, a job and a run with its states', async () => {
    const endpoint = createTestEndpoint();
    await endpoint.write(start, complete);
    expect(await endpoint.aspect(flow, 'dataFlowInfo')).toMatchObject({ name: 'nightly' });
    expect(await endpoint.aspect(job, 'dataJobInfo')).toMatchObject({
      name: 'revenue',
      flowUrn: flow,
      type: { string: 'dbt' },
      created: { time: Date.parse('2026-05-04T03:00:00Z') },
    });
    expect(await endpoint.aspect(run, 'dataProcessInstanceRelationships')).toMatchObject({
      parentTemplate: job,
    });
    expect(await endpoint.points(run, 'dataProcessInstanceRunEvent')).toMatchObject([
      {
        status: 'COMPLETE',
        result: { type: 'SUCCESS', nativeResultType: 'COMPLETE' },
        durationMillis: 12_345,
      },
      { status: 'STARTED' },
    ]);
  });

  it('adds to the lineage that earlier events of the run have named', async () => {
    const endpoint = createTestEndpoint();
    await endpoint.write(start, complete, runEvent('OTHER'));
    const lineage = await endpoint.aspect(job, 'dataJobInputOutput');
    expect(edges(lineage?.inputDatasetEdges)).toEqual([postgresUrn('shop.orders')]);
    expect(edges(lineage?.outputDatasetEdges)).toEqual([postgresUrn('shop.revenue')]);
    expect(await endpoint.aspect(run, 'dataProcessInstanceInput')).toMatchObject({
      inputs: [postgresUrn('shop.orders')],
    });
    expect(await endpoint.aspect(postgresUrn('shop.orders'), 'status')).toEqual({ removed: false });
  });

  it('replaces the lineage of earlier runs, unless settings say that lineage only grows', async () => {
    const next = runEvent('START', { id: 'f1e6', inputs: [postgres('shop.sales')] });
    const [replacing, growing] = [createTestEndpoint(), createTestEndpoint({ usePatch: true })];
    for (const endpoint of [replacing, growing]) await endpoint.write(start, complete, next);
    const inputsIn = async (endpoint: typeof growing) =>
      edges((await endpoint.aspect(job, 'dataJobInputOutput'))?.inputDatasetEdges);
    expect(await inputsIn(replacing)).toEqual([postgresUrn('shop.sales')]);
    expect(await inputsIn(growing)).toEqual([postgresUrn('shop.orders'), postgresUrn('shop.sales')]);
  });

  it('keeps both of two events of one job that come at the same time', async () => {
    const endpoint = createTestEndpoint();
    await endpoint.write(start);
    const names = Array.from({ length: 30 }, (_, i) => `shop.t${String(i).padStart(2, '0')}`);
    const answers = await Promise.all(
      names.map((name) => endpoint.send(runEvent('RUNNING', { outputs: [postgres(name)] }))),
    );
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    const lineage = await endpoint.aspect(job, 'dataJobInputOutput');
    expect(edges(lineage?.outputDatasetEdges)).toEqual(names.map(postgresUrn));
  });

  it('tells why a run failed, what started it and what came before it', async () => {
    const endpoint = createTestEndpoint();
    await endpoint.write(
      runEvent('FAIL', {
        runFacets: {
          errorMessage: facet({
            message: 'no such table',
            programmingLanguage: 'PYTHON',
            stackTrace: 'at …',
          }),
          nominalTime: facet({ nominalStartTime: '2026-05-04T00:00:00Z' }),
          externalQuery: facet({ externalQueryId: 'q1', source: 'snowflake' }),
          parent: facet({ run: { runId: 'dag-run' }, job: { namespace: 'shop', name: 'nightly' } }),
          jobDependencies: facet({
            upstream: [{ job: { namespace: 'shop', name: 'nightly.load' }, run: { runId: 'load-run' } }],
          }),
        },
      }),
    );
    expect(await endpoint.aspect(run, 'dataProcessInstanceProperties')).toMatchObject({
      customProperties: {
        errorMessage: 'no such table',
        errorProgrammingLanguage: 'PYTHON',
        errorStackTrace: 'at …',
        nominalStartTime: '2026-05-04T00:00:00Z',
        externalQueryId: 'q1',
        externalQuerySource: 'snowflake',
      },
    });
    expect(await endpoint.aspect(run, 'dataProcessInstanceRelationships')).toEqual({
      parentTemplate: job,
      parentInstance: 'urn:li:dataProcessInstance:dag-run',
      upstreamInstances: ['urn:li:dataProcessInstance:load-run'],
    });
    const lineage = await endpoint.aspect(job, 'dataJobInputOutput');
    expect(edges(lineage?.inputDatajobEdges)).toEqual([`urn:li:dataJob:(${flow},nightly.load)`]);
    expect(await endpoint.points(run, 'dataProcessInstanceRunEvent')).toMatchObject([
      { status: 'COMPLETE', result: { type: 'FAILURE', nativeResultType: 'FAIL' } },
    ]);
  });

  it.each(['START', 'RUNNING', 'COMPLETE', 'FAIL', 'ABORT', 'OTHER', undefined])(
    'may have the state %s',
    async (state) => {
      const endpoint = createTestEndpoint();
      await endpoint.write(runEvent(state));
      const points = await endpoint.points(run, 'dataProcessInstanceRunEvent');
      expect(points.length).toBe(state === 'OTHER' || state === undefined ? 0 : 1);
    },
  );
});

describe('facets of a job', () => {
  it('become its description, code, owners, tags, kind and link', async () => {
    const endpoint = createTestEndpoint();
    await endpoint.catalogue.propose([
      {
        entityUrn: job,
        aspectName: 'globalTags',
        changeType: 'UPSERT',
        value: { tags: [{ tag: 'urn:li:tag:mine' }] },
      },
    ]);
    await endpoint.write(
      runEvent('START', {
        jobFacets: {
          documentation: facet({ description: 'Adds up the orders.' }),
          sql: facet({ query: 'INSERT INTO revenue SELECT 1' }),
          ownership: facet({ owners: [{ name: 'team:data' }, { name: 'user:ada', type: 'STEWARD' }] }),
          tags: facet({
            tags: [
              { key: 'pii', value: 'true' },
              { key: 'tier', value: '1' },
            ],
          }),
          jobType: facet({ processingType: 'STREAMING', integration: 'DBT', jobType: 'MODEL' }),
          sourceCodeLocation: facet({ type: 'git', url: 'https://example.com/revenue.sql' }),
        },
      }),
    );
    expect(await endpoint.aspect(job, 'dataJobInfo')).toMatchObject({
      description: 'Adds up the orders.',
      externalUrl: 'https://example.com/revenue.sql',
    });
    expect((await endpoint.aspect(flow, 'dataFlowInfo'))?.description).toBeUndefined();
    expect(await endpoint.aspect(job, 'dataTransformLogic')).toEqual({
      transforms: [{ queryStatement: { value: 'INSERT INTO revenue SELECT 1', language: 'SQL' } }],
    });
    expect(await endpoint.aspect(job, 'ownership')).toMatchObject({
      owners: [
        { owner: 'urn:li:corpGroup:data', type: 'TECHNICAL_OWNER' },
        { owner: 'urn:li:corpuser:ada', type: 'DATA_STEWARD' },
      ],
    });
    expect(await endpoint.aspect(job, 'globalTags')).toEqual({
      tags: [{ tag: 'urn:li:tag:mine' }, { tag: 'urn:li:tag:pii' }, { tag: 'urn:li:tag:tier:1' }],
    });
    expect(await endpoint.aspect(job, 'subTypes')).toEqual({ typeNames: ['Model'] });
    expect(await endpoint.aspect(run, 'dataProcessInstanceProperties')).toMatchObject({ type: 'STREAMING' });
  });

  it('of Airflow and Spark become custom properties, and the tags of a DAG those of the flow', async () => {
    const endpoint = createTestEndpoint();
    await endpoint.write(
      runEvent('START', {
        runFacets: {
          airflow: facet({
            dag: { dag_id: 'nightly', tags: "['shop', 'Daily']", owner: 'ada' },
            task: { task_id: 'revenue', nested: { retries: 2 } },
          }),
          spark_properties: facet({ properties: { 'spark.master': 'local' } }),
          processing_engine: facet({ name: 'DBT', version: '1.11', openlineageAdapterVersion: '1.54' }),
        },
      }),
    );
    expect(await endpoint.aspect(flow, 'dataFlowInfo')).toMatchObject({
      customProperties: { dag_id: 'nightly', owner: 'ada', 'spark.master': 'local', processingEngine: 'DBT' },
    });
    expect(await endpoint.aspect(job, 'dataJobInfo')).toMatchObject({
      customProperties: { task_id: 'revenue', retries: '2', openlineageAdapterVersion: '1.54' },
    });
    expect(await endpoint.aspect(flow, 'globalTags')).toEqual({
      tags: [{ tag: 'urn:li:tag:Daily' }, { tag: 'urn:li:tag:shop' }],
    });
  });
});
