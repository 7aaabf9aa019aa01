import { expect, it } from 'vitest';
import { createTestGraphql } from '../../testing/test-graphql.ts';

const metric = (id: string) => `urn:li:metric:(urn:li:dataPlatform:dbt,sales,${id})`;
const model = 'urn:li:semanticModel:(urn:li:dataPlatform:dbt,sales,orders)';
const stage = (id: string) => `urn:li:lifecycleStageType:${id}`;

it('lists metrics that are part of no other, and semantic models', async () => {
  const { get, ask, put } = await createTestGraphql();
  for (const id of ['revenue', 'tax']) await put(metric(id), 'metricInfo', { name: id });
  await put(metric('tax'), 'metricRelationships', { parentMetric: metric('revenue') });
  await put(model, 'semanticModelInfo', { name: 'orders' });
  expect(
    await get(`{
      getRootMetrics(input: {}) { start count total metrics { urn } }
      getSemanticModels(input: { query: "orders" }) { total semanticModels { urn } }
    }`),
  ).toEqual({
    getRootMetrics: { start: 0, count: 1, total: 1, metrics: [{ urn: metric('revenue') }] },
    getSemanticModels: { total: 1, semanticModels: [{ urn: model }] },
  });
  const { errors } = await ask('{ getRootMetrics(input: { start: -1 }) { total } }');
  expect(errors?.[0]?.extensions.code).toBe(400);
});

it('lists lifecycle stages with what may come before each', async () => {
  const { get, put } = await createTestGraphql();
  const stamp = { time: 0, actor: 'urn:li:corpuser:ada' };
  await put(stage('draft'), 'lifecycleStageTypeInfo', {
    name: 'Draft',
    entityTypes: ['dataset'],
    settings: { hideInSearch: true },
    transitionPolicy: { allowedPreviousStages: [stage('__NONE__')] },
    created: stamp,
    lastModified: stamp,
  });
  const query = '{ listLifecycleStages { urn name entityTypes hideInSearch allowedPreviousStages } }';
  expect(await get(query)).toEqual({
    listLifecycleStages: [
      {
        urn: stage('draft'),
        name: 'Draft',
        entityTypes: ['dataset'],
        hideInSearch: true,
        allowedPreviousStages: [stage('__NONE__')],
      },
    ],
  });
});
