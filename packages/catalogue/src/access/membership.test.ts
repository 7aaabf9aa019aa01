import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import { catalogueTest } from '../testing/catalogue-fixture.ts';
import { giveRole, joinGroup, leaveGroup, setRole } from './membership.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));
const ada = 'urn:li:corpuser:ada';
const [one, two, three] = ['urn:li:corpGroup:1', 'urn:li:corpGroup:2', 'urn:li:corpGroup:3'] as const;

describe('the groups of a user', () => {
  test('are joined and left one by one', async ({ catalogue }) => {
    const groups = async () => (await catalogue.aspect(ada, 'nativeGroupMembership'))?.value.nativeGroups;
    await leaveGroup(catalogue, ada, one);
    expect(await groups()).toBeUndefined();
    await joinGroup(catalogue, ada, one);
    await joinGroup(catalogue, ada, two);
    await joinGroup(catalogue, ada, one);
    expect(await groups()).toEqual([one, two]);
    await leaveGroup(catalogue, ada, one);
    expect(await groups()).toEqual([two]);
  });

  test('are all there when they were joined at the same time', async ({ catalogue }) => {
    await Promise.all([one, two, three].map((group) => joinGroup(catalogue, ada, group)));
    const row = await catalogue.aspect(ada, 'nativeGroupMembership');
    expect(new Set(row?.value.nativeGroups as string[])).toEqual(new Set([one, two, three]));
  });
});

test('a role is added, replaced, and taken away', async ({ catalogue }) => {
  const roles = async () => (await catalogue.aspect(ada, 'roleMembership'))?.value.roles;
  await giveRole(catalogue, ada, 'urn:li:dataHubRole:Reader');
  await giveRole(catalogue, ada, 'urn:li:dataHubRole:Editor');
  expect(await roles()).toEqual(['urn:li:dataHubRole:Reader', 'urn:li:dataHubRole:Editor']);
  await setRole(catalogue, ada, 'urn:li:dataHubRole:Admin');
  expect(await roles()).toEqual(['urn:li:dataHubRole:Admin']);
  await setRole(catalogue, ada, undefined);
  expect(await roles()).toEqual([]);
});
