import { createMemoryIdentityStore } from '@colophon/auth/testing';
import { createCatalogue } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { expect, it, onTestFinished } from 'vitest';
import { createAuditedCommands } from './audited-commands.ts';
import { followChanges } from './follow-changes.ts';

const ada = 'urn:li:corpuser:ada';

function start() {
  const catalogue = createCatalogue({ registry, store: createSqliteStore(openMemoryDatabase()) });
  const memory = createMemoryIdentityStore();
  const faults: unknown[] = [];
  let fault: Error | undefined;
  const store = {
    ...memory,
    async addAuditsFrom(...args: Parameters<typeof memory.addAuditsFrom>) {
      if (fault) throw fault;
      return memory.addAuditsFrom(...args);
    },
  };
  const follow = async () => {
    const commands = createAuditedCommands();
    const follower = await followChanges({
      catalogue,
      store,
      commands,
      onFault: (error) => faults.push(error),
    });
    return follower;
  };
  const remove = (...names: readonly string[]) =>
    catalogue.propose(
      names.map((name) => ({
        entityUrn: `urn:li:tag:${name}`,
        aspectName: 'tagKey',
        changeType: 'DELETE' as const,
        value: {},
      })),
      ada,
    );
  const add = (...names: readonly string[]) =>
    catalogue.propose(
      names.map((name) => ({
        entityUrn: `urn:li:tag:${name}`,
        aspectName: 'tagProperties',
        changeType: 'UPSERT' as const,
        value: { name },
      })),
      ada,
    );
  const read = async () =>
    (await memory.readAudit({ limit: 10_000 }))
      .map(({ action, subject }) => `${action} ${subject}`)
      .reverse();
  onTestFinished(() => catalogue.close());
  return { follow, remove, add, read, faults, fail: (error?: Error) => (fault = error) };
}

it('begins at the end of the log at the first start, and later where it was', async () => {
  const { follow, remove, add, read } = start();
  await add('a', 'b', 'c');
  await remove('a');
  const first = await follow();
  await remove('b');
  await first.close();
  expect(await read()).toEqual(['entity-deleted urn:li:tag:b']);
  await remove('c');
  const second = await follow();
  await second.catchUp();
  await second.close();
  expect(await read()).toEqual(['entity-deleted urn:li:tag:b', 'entity-deleted urn:li:tag:c']);
});

it('loses no change while the audit log cannot be written, and records each once', async () => {
  const { follow, remove, add, read, faults, fail } = start();
  await add('a', 'b', 'c');
  const follower = await follow();
  const full = new Error('the disk is full');
  fail(full);
  await remove('a');
  await expect(follower.catchUp()).rejects.toBe(full);
  await remove('b');
  await expect(follower.catchUp()).rejects.toBe(full);
  expect(await read()).toEqual([]);
  fail();
  await follower.catchUp();
  await remove('c');
  await follower.close();
  expect(await read()).toEqual(['a', 'b', 'c'].map((name) => `entity-deleted urn:li:tag:${name}`));
  expect(faults.every((one) => one === full)).toBe(true);
});

it('records each of many deletions once, over the pages of the log', async () => {
  const { follow, remove, add, read } = start();
  const names = Array.from({ length: 900 }, (_, i) => `tag-${i}`);
  await add(...names);
  const follower = await follow();
  for (let i = 0; i < names.length; i += 300) await remove(...names.slice(i, i + 300));
  await follower.close();
  expect(await read()).toEqual(names.map((name) => `entity-deleted urn:li:tag:${name}`));
});
