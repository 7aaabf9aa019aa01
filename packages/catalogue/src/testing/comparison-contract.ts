import { expect } from 'vitest';
import { comparisonCases, facetCases, sortCases } from './comparison-cases.ts';
import { criterion, found, index, matching, query, type StoreTest } from './fixtures.ts';

const urnOf = (i: number): string => `urn:li:dataset:${String(i).padStart(4, '0')}`;

/** The evaluators of a store against the tables. A store keeps fields in its index, and running text in documents. */
export function comparisonContract(test: StoreTest): void {
  for (const [place, field] of [
    ['the index', 'x'],
    ['documents', 'text'],
  ] as const) {
    test(`compares values in ${place} as the table says`, async ({ store }) => {
      const documents = comparisonCases.map(([, stored], i) => ({
        urn: urnOf(i),
        ...(stored.length > 0 && { fields: { [field]: stored } }),
      }));
      await index(store, ...documents);
      const wrong: unknown[] = [];
      // Facets last: a store may keep their values in memory, and compare them there from then on.
      for (const some of [{}, { scroll: {} }, { facets: [field] }]) {
        for (const [i, [why, stored, condition, values, holds]] of comparisonCases.entries()) {
          const urns = [urnOf(i)];
          for (const negated of [false, true]) {
            const filter = [[criterion(field, { condition, values, negated })]];
            const expected = holds !== negated ? urns : [];
            if ((await found(store, { urns, filter, ...some })).join() !== expected.join())
              wrong.push({ why, stored, condition, values, negated, expected: holds !== negated });
          }
        }
      }
      expect(wrong).toEqual([]);
    });

    test.for(sortCases)(`sorts by values in ${place}: $why`, async ({ ascending, descending }, { store }) => {
      const groups = descending ?? ascending.toReversed();
      // By URN, everything would come in the opposite order; only equals are sorted by it.
      const all = ascending.toReversed().flat();
      await index(store, ...all.map((stored, i) => ({ urn: urnOf(i), fields: { [field]: stored } })));
      const orderOf = (some: typeof ascending) =>
        some.flatMap((group) => group.map((stored) => urnOf(all.indexOf(stored))).sort());
      const pageBy = (order: 'ASCENDING' | 'DESCENDING') => found(store, { sort: [{ field, order }] });
      expect(await pageBy('ASCENDING')).toEqual(orderOf(ascending));
      const find = (wanted: (typeof all)[number]) =>
        all.find((stored) => JSON.stringify(stored) === JSON.stringify(wanted)) ?? wanted;
      expect(await pageBy('DESCENDING')).toEqual(orderOf(groups.map((group) => group.map(find))));
      for (const order of ['ASCENDING', 'DESCENDING'] as const) {
        const met: string[] = [];
        let scroll: NonNullable<Parameters<typeof query>[0]>['scroll'] = {};
        while (met.length <= all.length) {
          const { hits, end } = await store.search(query({ sort: [{ field, order }], count: 1, scroll }));
          met.push(...hits.map(({ urn }) => urn));
          if (!end) break;
          scroll = { after: end };
        }
        expect(met).toEqual(await pageBy(order));
      }
    });

    test.for(facetCases)(`counts values in ${place}: $why`, async ({ stored, counts }, { store }) => {
      await index(store, ...stored.map((values, i) => ({ urn: urnOf(i), fields: { [field]: values } })));
      const { facets } = await store.search(query({ facets: [field] }));
      expect(facets).toEqual([{ field, counts: counts.map(([value, count]) => ({ value, count })) }]);
    });
  }

  test('compares values in the index in the same way once their field was counted', async ({ store }) => {
    await index(store, { urn: urnOf(0), fields: { x: ['Ä', '10'] } });
    await store.search(query({ facets: ['x'] }));
    expect(await matching(store, 'x', { values: ['Ä'] })).toEqual([urnOf(0)]);
    expect(await matching(store, 'x', { values: ['ä'] })).toEqual([]);
    expect(await matching(store, 'x', { values: ['ä'], condition: 'IEQUAL' })).toEqual([urnOf(0)]);
  });
}
