import { makeDatasetUrn } from '@colophon/sdk/urns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removalJob, writeCheckpoint } from '../state/checkpoint.ts';
import { makeRecipe, memorySink, tableRecord } from '../testing/make-recipe.ts';
import { createMemoryCatalogue } from '../testing/memory-catalogue.ts';
import { planRun } from './plan-run.ts';

const catalogue = createMemoryCatalogue();
const settings = { pipeline_name: 'nightly' };
const urns = ['orders', 'visits'].map((name) => makeDatasetUrn('test', name));
const recipeOf = (...tables: string[]) =>
  makeRecipe({
    records: () => tables.map((name) => tableRecord(name)),
    sink: { ...memorySink(), catalogue },
    settings,
    config: { stateful_ingestion: { enabled: true } },
  });
const linesOf = ({ changes }: Awaited<ReturnType<typeof planRun>>) =>
  changes.map(({ action, urn, aspectName }) => `${action} ${aspectName} ${urn}`);

beforeAll(async () => {
  for (const platform of ['test', 'sqlite'])
    await writeCheckpoint(catalogue, 'nightly', removalJob(platform), {
      state: { urns },
      runId: 'before',
      now: 1000,
    });
});
afterAll(() => catalogue.close());

describe('a plan', () => {
  it('shows what a run would write and remove, and writes nothing', async () => {
    const plan = await planRun(recipeOf('orders'));
    expect(linesOf(plan)).toEqual([`create datasetProperties ${urns[0]}`, `remove status ${urns[1]}`]);
    expect(plan.result.stale).toEqual([urns[1]]);
    expect(await catalogue.aspects.getAll(urns[1] ?? '')).not.toHaveProperty('status');
    // A second plan finds the same state.
    expect(linesOf(await planRun(recipeOf('orders')))).toEqual(linesOf(plan));
  });

  it('removes nothing when more is gone than the threshold allows', async () => {
    const plan = await planRun(recipeOf('others'));
    expect(plan.result.status).toBe('FAILURE');
    expect(plan.counts.remove).toBe(0);
  });

  it('of what DataHub’s package has read finds its state by the first platform that has one', async () => {
    const packagePlatforms = ['none', 'sqlite'];
    const plan = await planRun({ ...recipeOf('orders', 'new'), packagePlatforms });
    // The package does not restore what an earlier run may have removed.
    expect(linesOf(plan)).toEqual([
      `create datasetProperties ${urns[0]}`,
      `create datasetProperties ${makeDatasetUrn('test', 'new')}`,
      `remove status ${urns[1]}`,
    ]);
    const unknown = await planRun({ ...recipeOf('orders'), packagePlatforms: ['none'] });
    expect(unknown.counts.remove).toBe(0);
  });
});
