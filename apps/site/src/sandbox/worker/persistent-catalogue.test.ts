import { createCatalogue, writeBuiltInData } from '@colophon/catalogue';
import { createApp } from '@colophon/http';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { loadSqlite } from '@colophon/store-sqlite/wasm';
import { describe, expect, it } from 'vitest';
import { type SandboxState, sandboxAddress } from '../protocol.ts';
import { createSeed } from '../seed/create-seed.ts';
import { seededAt, seedProposals } from '../seed/proposals.ts';
import type { OpenCatalogue } from './open-catalogue.ts';
import { openPersistentCatalogue } from './persistent-catalogue.ts';
import { inMemory, type StateStore } from './saved-state.ts';
import { queue } from './take-turns.ts';

const sqlite = await loadSqlite();
const seed = await createSeed();

function openTab(states: StateStore, build = 'this') {
  const reported: SandboxState[] = [];
  const onState = (state: SandboxState) => void reported.push(state);
  return { ...openPersistentCatalogue({ sqlite, seed, build, states, alone: queue(), onState }), reported };
}

const tag = `${sandboxAddress}/openapi/v3/entity/tag`;
const write = (name: string) => (catalogue: OpenCatalogue) =>
  catalogue.answer(
    new Request(`${tag}?async=false`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify([{ urn: `urn:li:tag:${name}`, tagProperties: { value: { name } } }]),
    }),
  );
const statusOf = (name: string) => async (catalogue: OpenCatalogue) =>
  (await catalogue.answer(new Request(`${tag}/urn:li:tag:${name}`))).status;

describe('the catalogue of a reader', () => {
  it('starts with the sample metadata', async () => {
    const tab = openTab(inMemory());
    for (const { entityUrn } of seedProposals) {
      const answer = await tab.use((catalogue) =>
        catalogue.answer(new Request(`${sandboxAddress}/entitiesV2/${encodeURIComponent(entityUrn)}`)),
      );
      expect(await answer.json(), entityUrn).toMatchObject({ urn: entityUrn });
    }
    expect(tab.reported.at(-1)).toMatchObject({ isChanged: false });
  });

  it.each([
    ['dataPlatform', 'dataPlatformInfo'],
    ['ownershipType', 'ownershipTypeInfo'],
  ])('has each %s that a server has from its first start', async (type, aspect) => {
    const catalogue = createCatalogue({ registry, store: createSqliteStore(openMemoryDatabase()) });
    await writeBuiltInData(catalogue, () => seededAt);
    const server = createApp({ catalogue });
    const list = () => new Request(`${sandboxAddress}/openapi/v3/entity/${type}?count=500&aspects=${aspect}`);
    const expected = await (await server.fetch(list())).json();
    expect(expected.entities.length).toBeGreaterThanOrEqual(4);
    const tab = openTab(inMemory());
    const listed = await tab.use(({ answer }) => answer(list()));
    expect(await listed.json()).toEqual(expected);
    await tab.reset('nothing');
    const afterReset = await (await tab.use(({ answer }) => answer(list()))).json();
    expect(afterReset.entities).toHaveLength(expected.entities.length);
    await catalogue.close();
  });

  it('is the same in each tab, and on the next page', async () => {
    const states = inMemory();
    const [one, other] = [openTab(states), openTab(states)];
    await other.use(statusOf('mine'));
    await one.use(write('mine'));
    expect(await other.use(statusOf('mine'))).toBe(200);
    await other.use(write('yours'));
    expect(await one.use(statusOf('yours'))).toBe(200);
    expect(await openTab(states).use(statusOf('yours'))).toBe(200);
    expect(one.reported.at(-1)).toMatchObject({ isChanged: true });
  });

  it('is not saved after a read', async () => {
    const states = inMemory();
    await openTab(states).use(statusOf('absent'));
    expect(await states.stamp()).toBeUndefined();
  });

  it('keeps earlier writes when a later one fails', async () => {
    const states = inMemory();
    const failing = openTab(states).use(async (catalogue) => {
      await write('half')(catalogue);
      throw new Error('enough');
    });
    await expect(failing).rejects.toThrow('enough');
    expect(await openTab(states).use(statusOf('half'))).toBe(200);
  });

  it('is reset to the sample metadata in every tab', async () => {
    const states = inMemory();
    const [one, other] = [openTab(states), openTab(states)];
    await one.use(write('mine'));
    await other.reset('samples');
    expect(other.reported.at(-1)).toMatchObject({ isChanged: false });
    expect(await one.use(statusOf('mine'))).toBe(404);
    expect(await one.use(statusOf('location'))).toBe(200);
  });

  it('can be emptied', async () => {
    const states = inMemory();
    const tab = openTab(states);
    await tab.reset('nothing');
    expect(tab.reported.at(-1)).toEqual({ logHead: 0, isChanged: true });
    expect(await tab.use(statusOf('location'))).toBe(404);
    await tab.use(write('first'));
    expect(await openTab(states).use(statusOf('first'))).toBe(200);
  });

  it('opens what an earlier build of the site wrote, and starts over where that cannot be read', async () => {
    const states = inMemory();
    await openTab(states, 'earlier').use(write('mine'));
    expect(await openTab(states).use(statusOf('mine'))).toBe(200);
    await states.save({ stamp: 'x', build: 'earliest', bytes: new TextEncoder().encode('not a database') });
    expect(await openTab(states).use(statusOf('mine'))).toBe(404);
  });
});
