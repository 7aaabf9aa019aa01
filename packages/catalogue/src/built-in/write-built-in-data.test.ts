import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import { createAccessControl } from '../access/access-control.ts';
import { giveRole } from '../access/membership.ts';
import type { Privilege } from '../access/privileges.ts';
import { systemActor } from '../proposal.ts';
import { searchQuery } from '../search/query.ts';
import { catalogueTest, tag, tagNamed, upsert } from '../testing/catalogue-fixture.ts';
import { criterion } from '../testing/fixtures.ts';
import { dataPlatforms } from './data-platforms.ts';
import { builtInRoles, policies } from './roles-and-policies.ts';
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

  test('has the roles, and lets each do what it is for', async ({ catalogue, store }) => {
    await writeBuiltInData(catalogue);
    const access = createAccessControl(store);
    const [admin, editor, reader, nobody] = [
      'urn:li:corpuser:ada',
      'urn:li:corpuser:eve',
      'urn:li:corpuser:rob',
      'urn:li:corpuser:nia',
    ] as const;
    await giveRole(catalogue, admin, builtInRoles.admin);
    await giveRole(catalogue, editor, builtInRoles.editor);
    await giveRole(catalogue, reader, builtInRoles.reader);
    const may = async (urn: string, privilege: Privilege, on?: string) => {
      const resource = on === undefined ? undefined : await access.resource(`urn:li:${on}:a`, on);
      return (await access.decide(await access.actor(urn), [privilege], resource)).isAllowed;
    };
    const who = async (privilege: Privilege, on?: string) => {
      const allowed: string[] = [];
      for (const urn of [admin, editor, reader, nobody]) if (await may(urn, privilege, on)) allowed.push(urn);
      return allowed;
    };
    expect(await who('MANAGE_POLICIES')).toEqual([admin]);
    expect(await who('MANAGE_TAGS')).toEqual([admin, editor]);
    expect(await who('GENERATE_PERSONAL_ACCESS_TOKENS')).toEqual([admin, editor, reader, nobody]);
    expect(await who('EDIT_ENTITY_TAGS', 'dataset')).toEqual([admin, editor]);
    expect(await who('EDIT_ENTITY', 'dataset')).toEqual([admin, editor]);
    // Who could edit these would give himself a role.
    for (const type of ['corpuser', 'corpGroup', 'dataHubPolicy', 'dataHubRole']) {
      expect(await who('EDIT_ENTITY', type)).toEqual([admin]);
      expect(await who('EDIT_GROUP_MEMBERS', type)).toEqual([admin]);
    }
    expect(await who('EDIT_ENTITY_OWNERS', 'dataset')).toEqual([admin]);
    expect(await who('DELETE_ENTITY', 'dataset')).toEqual([admin]);
    expect(await who('MANAGE_DATA_PRODUCTS', 'domain')).toEqual([admin, editor]);
    expect(await who('EXISTS_ENTITY', 'dataset')).toEqual([admin, editor, reader]);
    expect(await who('VIEW_ENTITY_PAGE', 'dataset')).toEqual([admin, editor, reader, nobody]);
    expect(await who('DATA_READ_ONLY', 'dataset')).toEqual([]);
    expect(await may('urn:li:corpuser:datahub', 'MANAGE_POLICIES')).toBe(true);
  });

  test('has policies that cannot be changed, but for those of DataHub that can', async ({ catalogue }) => {
    await writeBuiltInData(catalogue);
    const change = async (id: string) => {
      const urn = `urn:li:dataHubPolicy:${id}`;
      const value = { ...(await catalogue.aspect(urn, 'dataHubPolicyInfo'))?.value, state: 'INACTIVE' };
      return catalogue.propose([upsert(urn, 'dataHubPolicyInfo', value)]);
    };
    for (const { urn, info } of policies) {
      const changed = change(urn.slice('urn:li:dataHubPolicy:'.length));
      if (info.editable === true) await changed;
      else await expect(changed).rejects.toMatchObject({ name: 'CatalogueError' });
    }
    expect(policies.filter(({ info }) => info.editable === true)).toHaveLength(5);
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
