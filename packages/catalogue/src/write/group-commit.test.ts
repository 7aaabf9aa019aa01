import { registry } from '@colophon/model';
import { type Aspect, createRegistry, string } from '@colophon/schema';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../catalogue.ts';
import type { Store } from '../ports/store.ts';
import { criterionOf, searchQuery } from '../search/query.ts';
import { tagNamed, upsert } from '../testing/catalogue-fixture.ts';

/** A catalogue over a real store, with a count of its transactions and a way to make them fail. */
function setUp() {
  const store = createSqliteStore(openMemoryDatabase());
  const faults: Error[] = [];
  let transactions = 0;
  const counted: Store = {
    ...store,
    write(work) {
      transactions++;
      return store.write(async (transaction) => {
        const result = await work(transaction);
        const fault = faults.shift();
        if (fault) throw fault;
        return result;
      });
    },
  };
  const catalogue = createCatalogue({ registry, store: counted });
  return { catalogue, faults, transactions: () => transactions };
}

const status = (i: number) => upsert(`urn:li:tag:t${i}`, 'status', { removed: false });
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

describe('group commit', () => {
  it('commits concurrent proposals in one transaction', async () => {
    const { catalogue, transactions } = setUp();
    await Promise.all(numbers(100).map((i) => catalogue.propose([status(i)])));
    expect(transactions()).toBe(1);
    expect(await catalogue.log(0, 1000)).toHaveLength(200);
  });

  it('collects what arrives during a transaction for the next one', async () => {
    const { catalogue, transactions } = setUp();
    const first = catalogue.propose([status(0)]);
    await new Promise((resolve) => setTimeout(resolve, 0));
    await Promise.all([first, ...numbers(50).map((i) => catalogue.propose([status(i)]))]);
    expect(transactions()).toBeLessThanOrEqual(2);
  });

  it('splits groups of more than a thousand proposals, but never a batch', async () => {
    const { catalogue, transactions } = setUp();
    const batch = (first: number, count: number) =>
      catalogue.propose(numbers(count).map((i) => status(first + i)));
    await Promise.all([batch(0, 600), batch(600, 600), batch(1200, 1500)]);
    // Whichever is validated first, no two of them fit into one group.
    expect(transactions()).toBe(3);
    const log = await catalogue.log(0, 10_000);
    expect(log).toHaveLength(2700 * 2);
  });

  it('splits groups whose aspects have many relationships', async () => {
    const { catalogue, transactions } = setUp();
    const tagged = (name: string) =>
      upsert(`urn:li:chart:(looker,${name})`, 'globalTags', {
        tags: numbers(25_000).map((i) => ({ tag: `urn:li:tag:${i}` })),
      });
    await Promise.all(['a', 'b', 'c'].map((name) => catalogue.propose([tagged(name)])));
    expect(transactions()).toBe(2);
    expect((await catalogue.log(0, 100)).filter(({ aspect }) => aspect === 'globalTags')).toHaveLength(3);
  });

  it('starts no transaction for an empty list, nor for invalid proposals', async () => {
    const { catalogue, transactions } = setUp();
    await catalogue.propose([]);
    await expect(catalogue.propose([upsert('nonsense', 'status', {})])).rejects.toThrow('Invalid URN');
    expect(transactions()).toBe(0);
  });

  it('rejects one proposal of a group without affecting the others', async () => {
    const { catalogue, transactions } = setUp();
    await catalogue.propose([tagNamed('there')]);
    const results = await Promise.allSettled([
      catalogue.propose([status(1)]),
      catalogue.propose([tagNamed('again', { changeType: 'CREATE' })]),
      catalogue.propose([status(2)]),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(transactions()).toBe(2);
    const written = (await catalogue.log(0, 100)).map(({ urn, aspect }) => `${urn} ${aspect}`);
    expect(written.slice(2)).toEqual([
      'urn:li:tag:t1 tagKey',
      'urn:li:tag:t1 status',
      'urn:li:tag:t2 tagKey',
      'urn:li:tag:t2 status',
    ]);
  });

  it('shows a proposal what earlier ones of its group have written', async () => {
    const { catalogue } = setUp();
    const names = ['a', 'b', 'c', 'd'];
    await Promise.all(names.map((name) => catalogue.propose([tagNamed(name)])));
    expect((await catalogue.aspect('urn:li:tag:pii', 'tagProperties'))?.value).toEqual({ name: 'd' });
    expect((await catalogue.aspect('urn:li:tag:pii', 'tagProperties', 3))?.value).toEqual({ name: 'c' });
    const results = await Promise.allSettled(
      names.map(() => catalogue.propose([{ ...status(9), changeType: 'CREATE' }])),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('rejects the whole group when the store fails, stores nothing, and continues', async () => {
    const { catalogue, faults } = setUp();
    faults.push(new Error('disk on fire'));
    const results = await Promise.allSettled(numbers(5).map((i) => catalogue.propose([status(i)])));
    for (const result of results)
      expect(result).toMatchObject({ status: 'rejected', reason: { message: 'disk on fire' } });
    expect(await catalogue.log(0, 10)).toEqual([]);

    await catalogue.propose([status(1)]);
    expect(await catalogue.log(0, 10)).toHaveLength(2);
  });

  it('stores nothing of a proposal that hits a bug half-way, and all of the others', async () => {
    const broken: Aspect = {
      name: 'broken',
      kind: 'versioned',
      doc: 'An aspect that the model should never hold: its search annotation points nowhere.',
      record: {
        kind: 'record',
        name: 'test.Broken',
        doc: 'See above.',
        fields: {
          text: { type: string, doc: 'Any.', optional: true, search: { kind: 'TEXT', path: 'nowhere' } },
        },
      },
    };
    const entities = [...registry.entities.values()].map((entity) =>
      entity.name === 'tag' ? { ...entity, aspects: [...entity.aspects, broken] } : entity,
    );
    const store = createSqliteStore(openMemoryDatabase());
    const catalogue = createCatalogue({ registry: createRegistry(entities), store });
    const results = await Promise.allSettled([
      catalogue.propose([upsert('urn:li:tag:bad', 'broken', { text: 'x' })]),
      catalogue.propose([status(1)]),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    const log = await catalogue.log(0, 10);
    expect(log.map(({ urn }) => urn)).toEqual(['urn:li:tag:t1', 'urn:li:tag:t1']);
    expect((await catalogue.entity('urn:li:tag:bad')).aspects).toEqual([]);
  });

  it('acknowledges a proposal only after the commit', async () => {
    const { catalogue } = setUp();
    await Promise.all(
      numbers(20).map(async (i) => {
        await catalogue.propose([status(i)]);
        expect(await catalogue.aspect(`urn:li:tag:t${i}`, 'status')).toBeDefined();
        const { hits } = await catalogue.search(
          searchQuery({ entityTypes: ['tag'], filter: [[criterionOf('urn', [`urn:li:tag:t${i}`])]] }),
        );
        expect(hits).toHaveLength(1);
      }),
    );
  });
});
