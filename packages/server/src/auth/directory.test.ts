import { builtInRoles, createCatalogue, systemActor } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { expect, it } from 'vitest';
import { createDirectory } from './directory.ts';

const urn = 'urn:li:corpuser:ada';
const create = () => {
  const catalogue = createCatalogue({ registry, store: createSqliteStore(openMemoryDatabase()) });
  type Value = Parameters<typeof catalogue.propose>[0][number]['value'];
  const propose = (entityUrn: string, aspectName: string, value: Value) =>
    catalogue.propose([{ entityUrn, aspectName, changeType: 'UPSERT', value }], systemActor);
  const prepare = (aspectName: string, value: Value) => propose(urn, aspectName, value);
  const stored = async (aspect: string) => (await catalogue.aspect(urn, aspect))?.value;
  return { directory: createDirectory(catalogue), prepare, propose, stored };
};
const suspended = { status: 'SUSPENDED', lastModified: { actor: systemActor, time: 1 } };

it('gives the first administrator the role beside those that the user has', async () => {
  const { directory, prepare, stored } = create();
  await prepare('roleMembership', { roles: [builtInRoles.reader] });
  await directory.madeAdministrator(urn);
  await directory.signedUp({ urn, role: builtInRoles.editor });
  expect(await stored('roleMembership')).toEqual({
    roles: [builtInRoles.reader, builtInRoles.admin, builtInRoles.editor],
  });
  expect(await stored('corpUserStatus')).toMatchObject({ status: 'ACTIVE' });
});

it('lets somebody in again who is new under the name, and not who was suspended meanwhile', async () => {
  const { directory, prepare, stored } = create();
  await prepare('corpUserStatus', suspended);
  await directory.signedIn({ urn });
  expect(await stored('corpUserStatus')).toMatchObject({ status: 'SUSPENDED' });
  expect(await stored('corpUserInfo')).toMatchObject({ active: false });
  await directory.signedIn({ urn, isNew: true });
  expect(await stored('corpUserStatus')).toMatchObject({ status: 'ACTIVE' });
  expect(await stored('corpUserInfo')).toMatchObject({ active: true });
});

it('knows of whom something was prepared before the first sign-in', async () => {
  const { directory, prepare, propose } = create();
  expect(await directory.isPrepared(urn)).toBe(false);
  await prepare('corpUserInfo', { active: true, displayName: 'Ada' });
  await prepare('roleMembership', { roles: [] });
  expect(await directory.isPrepared(urn)).toBe(false);
  await propose('urn:li:tag:pii', 'ownership', { owners: [{ owner: urn, type: 'DATAOWNER' }] });
  expect(await directory.isPrepared(urn)).toBe(true);
  await propose('urn:li:tag:pii', 'ownership', { owners: [] });
  expect(await directory.isPrepared(urn)).toBe(false);
  const policy = {
    displayName: 'Ada',
    description: '',
    type: 'PLATFORM',
    state: 'ACTIVE',
    privileges: ['MANAGE_TAGS'],
  };
  await propose('urn:li:dataHubPolicy:ada', 'dataHubPolicyInfo', { ...policy, actors: { users: [urn] } });
  expect(await directory.isPrepared(urn)).toBe(true);
  expect(await directory.isPrepared('urn:li:corpuser:bob')).toBe(false);
  await prepare('groupMembership', { groups: ['urn:li:corpGroup:x'] });
  expect(await directory.isPrepared(urn)).toBe(true);
});
