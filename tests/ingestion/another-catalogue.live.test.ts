import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRecipe, runRecipe } from '@colophon/ingestion';
import { Colophon } from '@colophon/sdk';
import { makeDatasetUrn } from '@colophon/sdk/urns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { type Served, serve } from '../support/serve.ts';
import { createStatefulRuns, testSource } from './stateful-runs.ts';

const orders = makeDatasetUrn('mysql', 'shop.orders');
const old = makeDatasetUrn('mysql', 'shop.old');
const orders2 = makeDatasetUrn('mysql', 'shop.customers');

let from: Served;
let to: Served;
let source: Colophon;
let target: Colophon;

beforeAll(async () => {
  [from, to] = await Promise.all([serve(), serve()]);
  source = new Colophon({ server: from.address });
  target = new Colophon({ server: to.address });
  await source.aspects.write(orders, {
    datasetProperties: { name: 'orders', customProperties: {}, tags: [] },
  });
  await source.aspects.write(orders, { globalTags: { tags: [{ tag: 'urn:li:tag:a' }] } });
  await source.aspects.write(old, { status: { removed: true } });
  await source.aspects.write('urn:li:tag:a', { tagProperties: { name: 'A' } });
});
afterAll(async () => {
  await source?.close();
  await target?.close();
  await from?.stop();
  await to?.stop();
});

/** Runs a recipe from one to the other; the state is kept between runs of one name. */
async function run(type: string, config: object, name = 'copy'): Promise<string> {
  const file = join(to.home, `${name}.yml`);
  const sink = { type: 'datahub-rest', config: { server: to.address } };
  // JSON is YAML.
  await writeFile(file, JSON.stringify({ pipeline_name: name, source: { type, config }, sink }));
  const recipe = await readRecipe(file);
  if (recipe.kind !== 'recipe') throw new Error(`no source ${type}`);
  const { status, report } = await runRecipe(recipe, { stateFolder: join(to.home, 'state') });
  if (status !== 'SUCCESS') throw new Error(JSON.stringify(report));
  return JSON.stringify(report);
}

describe('the source datahub, from one Colophon to another', () => {
  it('removal: copies entities with their aspects, and soft deletions', async () => {
    await run('datahub', { server: from.address });
    expect(await target.aspects.get(orders, 'datasetProperties')).toMatchObject({ name: 'orders' });
    expect(await target.aspects.get(orders, 'globalTags')).toEqual({ tags: [{ tag: 'urn:li:tag:a' }] });
    expect(await target.aspects.get('urn:li:tag:a', 'tagProperties')).toMatchObject({ name: 'A' });
    expect(await target.aspects.get(old, 'status')).toEqual({ removed: true });
  });

  it('incremental: copies only what is new in the next run', async () => {
    await target.aspects.write(orders, { globalTags: { tags: [] } });
    await source.aspects.write(orders2, {
      datasetProperties: {
        name: 'customers',
        customProperties: {},
        tags: [],
      },
    });
    await run('datahub', { server: from.address });
    expect(await target.aspects.get(orders2, 'datasetProperties')).toMatchObject({ name: 'customers' });
    expect(await target.aspects.get(orders, 'globalTags')).toEqual({ tags: [] });
    await run('datahub', { server: from.address, stateful_ingestion: { ignore_old_state: true } });
    expect(await target.aspects.get(orders, 'globalTags')).toEqual({ tags: [{ tag: 'urn:li:tag:a' }] });
  });

  it('patterns: copies the entities, types and aspects that are wanted', async () => {
    const { written } = await createStatefulRuns('datahub', to.home).run({
      server: from.address,
      entity_types: ['dataset'],
      urn_pattern: { deny: ['.*shop\\.old.*'] },
      exclude_aspects: ['globalTags'],
    });
    expect(new Set(written.map(({ entityUrn }) => entityUrn))).toEqual(new Set([orders, orders2]));
    const names = written.map(({ aspectName }) => aspectName);
    expect(names).toContain('datasetProperties');
    expect(names).not.toContain('globalTags');
  });

  it('testConnection: says whether the other catalogue can be read', async () => {
    const test = (server: string) => testSource('datahub', { server }, to.home);
    expect((await test(from.address)).basic_connectivity).toEqual({ capable: true });
    expect((await test(`http://127.0.0.1:${await freePort()}`)).basic_connectivity).toMatchObject({
      capable: false,
      failure_reason: expect.stringContaining('nothing listens at this address'),
    });
  });

  it('says what it cannot reach', async () => {
    await expect(
      run('datahub', { server: `http://127.0.0.1:${await freePort()}` }, 'nowhere'),
    ).rejects.toThrow('nothing listens at this address');
  });
});

describe('sources that complete what the catalogue has', () => {
  it('csv-enricher adds to existing values', async () => {
    await target.aspects.write(orders, { globalTags: { tags: [{ tag: 'urn:li:tag:a' }] } });
    await writeFile(
      join(to.home, 'tags.csv'),
      `resource,tags\n"${orders}",urn:li:tag:b\n"${orders}",urn:li:tag:c\n`,
    );
    await run('csv-enricher', { filename: 'tags.csv' }, 'tags');
    const { tags } = (await target.aspects.get(orders, 'globalTags')) ?? { tags: [] };
    expect(tags.map(({ tag }) => tag)).toEqual(['urn:li:tag:a', 'urn:li:tag:b', 'urn:li:tag:c']);
  });

  it('datahub-lineage-file keeps existing lineage, however often it runs', async () => {
    await target.aspects.write(orders, { upstreamLineage: { upstreams: [{ dataset: old, type: 'COPY' }] } });
    const entity = (name: string) => ({ name, type: 'dataset', platform: 'mysql' });
    const lineage = [{ entity: entity('shop.orders'), upstream: [{ entity: entity('shop.customers') }] }];
    await writeFile(join(to.home, 'lineage.yml'), JSON.stringify({ version: 1, lineage }));
    for (const name of ['first', 'second']) await run('datahub-lineage-file', { file: 'lineage.yml' }, name);
    const { upstreams } = (await target.aspects.get(orders, 'upstreamLineage')) ?? { upstreams: [] };
    expect(upstreams.map(({ dataset }) => dataset)).toEqual([old, orders2]);
  });
});
