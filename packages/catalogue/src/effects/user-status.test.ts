import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import { catalogueTest, upsert } from '../testing/catalogue-fixture.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));
const ada = 'urn:li:corpuser:ada';
const info = (active: boolean) => upsert(ada, 'corpUserInfo', { active, displayName: 'Ada' });
const status = (state: string) =>
  upsert(ada, 'corpUserStatus', { status: state, lastModified: { actor: ada, time: 1 } });

describe('the profile of a user', () => {
  test('is as active as was sent, as long as no status is stated', async ({ catalogue }) => {
    await catalogue.propose([info(false)]);
    expect((await catalogue.aspect(ada, 'corpUserInfo'))?.value.active).toBe(false);
  });

  test('follows the status, in whatever order they are written', async ({ catalogue }) => {
    const active = async () => (await catalogue.aspect(ada, 'corpUserInfo'))?.value.active;
    await catalogue.propose([info(true), status('SUSPENDED')]);
    expect(await active()).toBe(false);
    await catalogue.propose([info(true)]);
    expect(await active()).toBe(false);
    await catalogue.propose([status('ACTIVE')]);
    expect(await active()).toBe(true);
    await catalogue.propose([status('SUSPENDED'), info(true)]);
    expect(await active()).toBe(false);
  });
});
