import { expect } from 'vitest';
import { entityTypeField } from '../search/facets.ts';
import { type Condition, conditions, maxComparisons } from '../search/query.ts';
import { criterion, found, index, matching, query, type StoreTest } from './fixtures.ts';

const [a, b, c] = ['a', 'b', 'c'].map((name) => `urn:li:dataset:${name}`) as [string, string, string];

export function searchFilterContract(test: StoreTest): void {
  // The same of fields in the index of filters, and of text fields, which are in the documents alone.
  test.for(['', 'text.'])(
    'compares values under every condition, fields named "%s…"',
    async (prefix, { store }) => {
      await index(
        store,
        { urn: a, fields: { [`${prefix}name`]: ['Orders'], [`${prefix}rows`]: [10] } },
        {
          urn: b,
          fields: { [`${prefix}name`]: ['orders_2024', '100% _x'], [`${prefix}rows`]: [9.5, 200] },
        },
        { urn: c },
      );
      const cases: Record<Condition, readonly (readonly [string, readonly string[], readonly string[]])[]> = {
        EQUAL: [
          ['name', ['Orders'], [a]],
          ['name', ['orders'], []],
          ['name', ['Orders', 'orders_2024'], [a, b]],
          ['rows', ['10'], [a]],
        ],
        IEQUAL: [
          ['name', ['oRDERS'], [a]],
          ['name', ['order'], []],
        ],
        IN: [['name', ['orders_2024', 'nothing'], [b]]],
        CONTAIN: [
          ['name', ['RDER'], [a, b]],
          ['name', ['0% _'], [b]],
          ['name', ['_2'], [b]],
          ['name', ['%'], [b]],
          ['name', ['\\'], []],
        ],
        START_WITH: [
          ['name', ['ord'], [a, b]],
          ['name', ['rd'], []],
        ],
        END_WITH: [
          ['name', ['2024'], [b]],
          ['name', ['ers'], [a]],
        ],
        EXISTS: [
          ['name', [], [a, b]],
          ['nothing', [], []],
        ],
        IS_NULL: [
          ['name', [], [c]],
          ['nothing', [], [a, b, c]],
        ],
        GREATER_THAN: [
          ['rows', ['9.5'], [a, b]],
          ['rows', ['10'], [b]],
        ],
        GREATER_THAN_OR_EQUAL_TO: [
          ['rows', ['10'], [a, b]],
          ['rows', ['200'], [b]],
        ],
        LESS_THAN: [
          ['rows', ['10'], [b]],
          ['rows', ['9.5'], []],
        ],
        LESS_THAN_OR_EQUAL_TO: [
          ['rows', ['10'], [a, b]],
          ['name', ['9'], []],
          ['name', ['P'], [a, b]],
        ],
      };
      expect(Object.keys(cases).sort()).toEqual([...conditions].sort());
      for (const condition of conditions) {
        for (const [field, values, expected] of cases[condition]) {
          const hits = await matching(store, prefix + field, { condition, values });
          expect([condition, field, values, hits]).toEqual([condition, field, values, expected]);
          const others = await matching(store, prefix + field, { condition, values, negated: true });
          expect([...hits, ...others].sort()).toEqual([a, b, c]);
        }
      }
    },
  );

  test('compares the URN and the entity type like fields', async ({ store }) => {
    await index(store, { urn: a }, { urn: b, entityType: 'chart' });
    expect(await matching(store, 'urn', { values: [a] })).toEqual([a]);
    expect(await matching(store, 'urn', { condition: 'END_WITH', values: [':b'] })).toEqual([b]);
    expect(await matching(store, 'urn', { condition: 'EXISTS' })).toEqual([a, b]);
    expect(await matching(store, entityTypeField, { values: ['chart'] })).toEqual([b]);
    expect(await matching(store, entityTypeField, { values: ['chart'], negated: true })).toEqual([a]);
  });

  test('negates every condition: what holds and what does not are everything', async ({ store }) => {
    await index(
      store,
      { urn: a, fields: { x: ['10', 'ten'] } },
      { urn: b, fields: { x: ['2'] } },
      { urn: c },
    );
    for (const condition of conditions) {
      const some = { condition, values: ['10'] };
      const holds = await matching(store, 'x', some);
      const fails = await matching(store, 'x', { ...some, negated: true });
      expect([condition, ...[...holds, ...fails].sort()]).toEqual([condition, a, b, c]);
    }
  });

  test('matches when any of several fields has the value', async ({ store }) => {
    await index(store, { urn: a, fields: { tags: ['pii'] } }, { urn: b, fields: { fieldTags: ['pii'] } });
    const both = { fields: ['tags', 'fieldTags'], values: ['pii'] };
    expect(await matching(store, '', both)).toEqual([a, b]);
    expect(await matching(store, '', { ...both, negated: true })).toEqual([]);
  });

  test('searches documents and the index in one criterion', async ({ store }) => {
    await index(
      store,
      { urn: a, fields: { text: ['of the shop'] } },
      { urn: b, fields: { name: ['of the shop'] } },
      { urn: c, fields: { 'text"$[0]': ['of the shop'] } },
    );
    const shop = { condition: 'CONTAIN', values: ['SHOP'] } as const;
    expect(await matching(store, '', { ...shop, fields: ['text', 'name'] })).toEqual([a, b]);
    expect(await matching(store, 'text"$[0]', shop)).toEqual([c]);
    expect(await matching(store, 'textless', shop)).toEqual([]);
  });

  test('requires all criteria of a clause, and any of several clauses', async ({ store }) => {
    await index(
      store,
      { urn: a, fields: { env: ['PROD'], tier: ['1'] } },
      { urn: b, fields: { env: ['PROD'], tier: ['2'] } },
      { urn: c, fields: { env: ['DEV'], tier: ['1'] } },
    );
    const env = criterion('env', { values: ['PROD'] });
    const tier = criterion('tier', { values: ['1'] });
    const dev = criterion('env', { values: ['DEV'] });
    expect(await found(store, { filter: [[env, tier]] })).toEqual([a]);
    expect(await found(store, { filter: [[env, tier], [dev]] })).toEqual([a, c]);
    expect(await found(store, { filter: [[]] })).toEqual([a, b, c]);
    expect(await found(store, { filter: [[env, dev]] })).toEqual([]);
  });

  test('filters only by current values of a document', async ({ store }) => {
    await index(store, { urn: a, fields: { tags: ['old', 'kept'] } });
    await index(store, { urn: a, fields: { tags: ['kept', 'new'] } });
    expect(await matching(store, 'tags', { values: ['old'] })).toEqual([]);
    expect(await matching(store, 'tags', { values: ['kept'] })).toEqual([a]);
    expect(await matching(store, 'tags', { values: ['new'] })).toEqual([a]);
  });

  test('finds, counts and ranks only what is visible, as it changes', async ({ store }) => {
    const inDomain = (urn: string, ...domains: string[]) => index(store, { urn, fields: { domains } });
    const inSales = criterion('domains', { values: ['sales'] });
    const begins = criterion('urn', { condition: 'START_WITH', values: ['urn:li:dataset:c'] });
    const notSecret = criterion('domains', { values: ['secret'], negated: true });
    const within = [[inSales, notSecret], [begins]];
    // What is asked often may be kept: each search is made until it has been.
    const shown = async (some = {}) => {
      const answers = [];
      for (let i = 0; i < 4; i++)
        answers.push(await store.search(query({ within, facets: ['domains'], ...some })));
      expect(new Set(answers.map(({ total, facets }) => JSON.stringify([total, facets]))).size).toBe(1);
      return answers.at(-1)?.hits.map(({ urn }) => urn);
    };
    await inDomain(a, 'sales');
    await inDomain(b, 'hr');
    await index(store, { urn: c });
    expect(await shown()).toEqual([a, c]);
    await inDomain(b, 'sales', 'hr');
    expect(await shown()).toEqual([a, b, c]);
    await inDomain(a, 'sales', 'secret');
    await index(store, { urn: 'urn:li:dataset:c2' });
    expect(await shown()).toEqual([b, c, 'urn:li:dataset:c2']);
    expect(await shown({ filter: [[criterion('domains', { values: ['hr'] })]] })).toEqual([b]);
    expect(await shown({ within: [[notSecret]] })).toEqual([b, c, 'urn:li:dataset:c2']);
    expect(await shown({ within: [[inSales], [criterion('domains', { values: ['hr'] })]] })).toEqual([a, b]);
    await store.dropProjections();
    expect(await shown()).toEqual([]);
    await inDomain(b, 'sales');
    expect(await shown()).toEqual([b]);
  });

  test('matches unusual text literally: quotes, NUL, wildcards, lone surrogates', async ({ store }) => {
    for (const text of ["it's", 'a"b', 'a\u0000b', '%', '_', '\\', 'half \ud800', '\u{1F600}']) {
      await index(store, { urn: a, fields: { x: [text] } });
      expect([text, await matching(store, 'x', { values: [text] })]).toEqual([text, [a]]);
    }
  });

  test('distinguishes values that differ only in a lone surrogate', async ({ store }) => {
    await index(store, { urn: a, fields: { x: ['\ud800', '\ud801'] } });
    await index(store, { urn: a, fields: { x: ['\ud800'] } });
    expect(await matching(store, 'x', { values: ['\ud800'] })).toEqual([a]);
  });

  test('evaluates filters as large as the catalogue allows', async ({ store }) => {
    await index(store, { urn: a, fields: { x: ['9'] } }, { urn: b, fields: { x: ['no'] } });
    const values = Array.from({ length: maxComparisons }, (_, i) => String(i));
    for (const condition of ['EQUAL', 'IN', 'START_WITH'] as const)
      expect([condition, await matching(store, 'x', { condition, values })]).toEqual([condition, [a]]);
    const clauses = values.slice(0, maxComparisons / 2).map((value) => [criterion('x', { values: [value] })]);
    expect(await found(store, { filter: clauses })).toEqual([a]);
    const all = values.slice(10, 2010).map((value) => criterion('x', { values: [value], negated: true }));
    expect(await found(store, { filter: [all] })).toEqual([a, b]);
  });

  test('evaluates a comparison with a very long text', async ({ store }) => {
    await index(store, { urn: a, fields: { x: ['x'] } });
    const values = ['x'.repeat(100_000)];
    for (const condition of ['EQUAL', 'IEQUAL', 'IN', 'CONTAIN', 'START_WITH', 'END_WITH'] as const) {
      expect(await matching(store, 'x', { condition, values })).toEqual([]);
      expect(await matching(store, 'x', { condition, values, negated: true })).toEqual([a]);
      expect(await matching(store, 'x', { condition, values: [...values, 'x'] })).toEqual([a]);
    }
  });
}
