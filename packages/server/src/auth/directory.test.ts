import { builtInRoles, createCatalogue, systemActor } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { expect, it } from 'vitest';
import { createDirectory } from './directory.ts';

const urn = 'urn:li:corpuser:ada';
const create = () => {
  const catalogue = createCatalogue({ registry, store: createSqliteStore(openMemoryDatabase()) });
  const prepare = (aspectName: string, value: Parameters<typeof catalogue.propose>[0][number]['value']) =>
    catalogue.propose([{ entityUrn: urn, aspectName, changeType: 'UPSERT', value }], systemActor);
  const stored = async (aspect: string) => (await catalogue.aspect(urn, aspect))?.value;
  return { directory: createDirectory(catalogue), prepare, stored };
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
