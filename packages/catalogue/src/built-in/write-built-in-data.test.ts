import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import { systemActor } from '../proposal.ts';
import { searchQuery } from '../search/query.ts';
import { catalogueTest, tag, tagNamed, upsert } from '../testing/catalogue-fixture.ts';
import { criterion } from '../testing/fixtures.ts';
import { dataPlatforms } from './data-platforms.ts';
import { writeBuiltInData } from './write-built-in-data.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));
const kafka = 'urn:li:dataPlatform:kafka';
const info = { name: 'kafka', displayName: 'Ours', type: 'OTHERS', datasetNameDelimiter: '.' };

describe('the built-in data', () => {
  test('exists after the first start, written by the system', async ({ catalogue }) => {
    await writeBuiltInData(catalogue);
    expect(dataPlatforms.length).toBeGreaterThanOrEqual(115);
    const platforms = await catalogue.search(searchQuery({ entityTypes: ['dataPlatform'] }));
    expect(platforms.total).toBe(dataPlatforms.length);
    const row = await catalogue.aspect(kafka, 'dataPlatformInfo');
    expect(row?.value).toMatchObject({
      displayName: 'Kafka',
      type: 'MESSAGE_BROKER',
      datasetNameDelimiter: '.',
    });
    expect(row?.created.actor).toBe(systemActor);
    expect(await catalogue.logHead()).toBe(0);
    const types = await catalogue.search(searchQuery({ entityTypes: ['ownershipType'] }));
    expect(types.hits.map(({ urn }) => urn).sort()).toEqual(
      ['business_owner', 'data_steward', 'none', 'technical_owner'].map(
        (id) => `urn:li:ownershipType:__system__${id}`,
      ),
    );
  });

  test('is written once; later changes and deletions stay', async ({ catalogue }) => {
    await catalogue.propose([upsert(kafka, 'dataPlatformInfo', info)]);
    await writeBuiltInData(catalogue);
    await catalogue.deleteEntity('urn:li:dataPlatform:ambry');
    await writeBuiltInData(catalogue);
    expect(await catalogue.aspect('urn:li:dataPlatform:ambry', 'dataPlatformInfo')).toBeUndefined();
    expect((await catalogue.aspect(kafka, 'dataPlatformInfo'))?.value).toEqual(info);
  });

  test('is found by type, by URN and by filters on them, but not by a query for everything', async ({
    catalogue,
  }) => {
    await writeBuiltInData(catalogue);
    await catalogue.propose([tagNamed('kafka')]);
    const all = await catalogue.search(searchQuery({ facets: ['_entityType'] }));
    expect(all.hits.map(({ urn }) => urn)).toEqual([tag]);
    expect(all.facets[0]?.counts).toEqual([{ value: 'tag', count: 1 }]);
    const find = async (some: Parameters<typeof searchQuery>[0]) =>
      (await catalogue.search(searchQuery(some))).hits.map(({ urn }) => urn);
    expect(await find({ input: 'kafka' })).toEqual([tag]);
    expect((await catalogue.scroll(searchQuery({}))).total).toBe(1);
    expect(await find({ input: 'kafka', entityTypes: ['dataPlatform'] })).toContain(kafka);
    const types = [criterion('_entityType', { values: ['dataPlatform'] })];
    expect(await find({ filter: [types], count: 1000 })).toContain(kafka);
    expect(await find({ filter: [[criterion('urn', { values: [kafka] })]] })).toEqual([kafka]);
  });
});
