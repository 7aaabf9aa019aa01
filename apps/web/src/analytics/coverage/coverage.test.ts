import { expect, it } from 'vitest';
import { type Facets, groupsOf, totals } from './coverage.ts';
import { countRequest, lackingSearch, readGrouping } from './measures.ts';

const facets = (counts: Readonly<Record<string, Readonly<Record<string, number>>>>): Facets => ({
  facets: Object.entries(counts).map(([field, values]) => ({
    field,
    aggregations: Object.entries(values).map(([value, count]) => ({ value, count, entity: null })),
  })),
});

const of = facets({ _entityType: { DATASET: 3, CHART: 1 }, platform: { mysql: 3, kafka: 1 } });
const has = facets({ _entityType: { DATASET: 2 }, platform: { mysql: 2 } });
const counts = { documented: { of, has } };

it('counts each entity once in the whole, and its groups from the largest', () => {
  expect(totals(counts)).toEqual({ documented: { of: 4, has: 2 } });
  expect(groupsOf(of, counts, 'platform')).toEqual([
    { value: 'mysql', name: 'mysql', shares: { documented: { of: 3, has: 2 } } },
    { value: 'kafka', name: 'kafka', shares: { documented: { of: 1, has: 0 } } },
  ]);
});

it('lists what is in no group last, if there is any', () => {
  const none = { counts, name: 'No domain' };
  expect(groupsOf(of, counts, 'domain', none)).toEqual([
    { value: '', name: 'No domain', shares: { documented: { of: 4, has: 2 } } },
  ]);
  const nothing = facets({});
  expect(
    groupsOf(of, counts, 'domain', { counts: { documented: { of: nothing, has: nothing } }, name: '' }),
  ).toEqual([]);
});

it('leads to exactly what lacks something, in a group or in none', () => {
  expect(lackingSearch('tested', 'platform', 'mysql')).toEqual({
    q: '',
    filters: { _entityType: ['DATASET'], hasAssertions: ['false'], platform: ['mysql'] },
    view: 'none',
    page: 1,
  });
  expect(lackingSearch('owned', 'domain', '').q).toBe('NOT owners:* NOT domains:*');
  // A type narrows what is looked among.
  expect(lackingSearch('owned', 'type', 'CHART').filters).toEqual({ _entityType: ['CHART'] });
});

it('groups by type unless the address names another grouping', () => {
  expect([readGrouping(undefined), readGrouping('owner'), readGrouping('toString')]).toEqual([
    'type',
    'owner',
    'type',
  ]);
  expect(countRequest('type', ['CHART'], []).facets).toEqual(['_entityType']);
});
