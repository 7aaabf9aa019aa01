import { makeOwnershipAspect } from '@colophon/sdk/builders';
import { beforeEach, expect, it } from 'vitest';
import { holds } from '../metadata-tests/evaluate.ts';
import { createTestCatalogue, type TestCatalogue } from '../testing/test-catalogue.ts';

const dataset = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
const test = 'urn:li:test:owned';
let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await createTestCatalogue();
});

async function settle(config = {}): Promise<string[]> {
  const all: string[] = [];
  for (let rounds = 0; rounds < 20; rounds++) {
    const { statistics, warnings } = await catalogue.run(`
name: tests
source: { type: log, config: { start: earliest } }
filter: { event_type: MetadataChangeLogEvent_v1 }
action: ${JSON.stringify({ type: 'metadata_tests', config })}`);
    all.push(...warnings);
    if (statistics.events === 0) return all;
  }
  return expect.unreachable('it never settles');
}
const define = (definition: unknown) =>
  catalogue.client.aspects.write(test, {
    testInfo: {
      name: 'Owned',
      category: 'Governance',
      definition: { type: 'JSON', json: JSON.stringify(definition) },
    },
  });
const owned = {
  on: { types: ['dataset'], match: [{ property: 'platform', operator: 'exists', negated: true }] },
  rules: { or: [{ property: 'ownership.owners.owner', operator: 'exists' }] },
  actions: {
    passing: [{ type: 'REMOVE_TAGS', values: ['urn:li:tag:unowned'] }],
    failing: [{ type: 'add_tags', values: ['urn:li:tag:unowned'] }],
  },
};
const state = async () => {
  const { testResults, globalTags } = await catalogue.client.aspects.getAll(dataset);
  return {
    passing: testResults?.passing.map((result) => result.test),
    failing: testResults?.failing.map((result) => result.test),
    tags: globalTags?.tags.map(({ tag }) => tag) ?? [],
  };
};

it('stores the results of entities that change, and does what the test says', async () => {
  await define(owned);
  await catalogue.client.aspects.write(dataset, { status: { removed: false } });
  expect(await settle()).toEqual([]);
  expect(await state()).toEqual({ passing: [], failing: [test], tags: ['urn:li:tag:unowned'] });
  await catalogue.client.aspects.write(dataset, { ownership: makeOwnershipAspect(['urn:li:corpuser:ana']) });
  await settle();
  expect(await state()).toEqual({ passing: [test], failing: [], tags: [] });
});

it('evaluates all entities when a test changes, and forgets results of what it is no longer about', async () => {
  await catalogue.client.aspects.write(dataset, { status: { removed: false } });
  await settle();
  await define(owned);
  await settle();
  expect(await state()).toMatchObject({ failing: [test] });
  await define({
    ...owned,
    on: { types: ['dataset'], match: [{ property: 'domains', operator: 'exists' }] },
  });
  await settle();
  expect(await state()).toMatchObject({ passing: [], failing: [] });
});

it('reports a definition that cannot be used', async () => {
  await define({ on: { types: [] }, rules: [] });
  await catalogue.client.aspects.write(dataset, { status: { removed: false } });
  expect((await settle()).join()).toContain(`${test} cannot be used: on.types: `);
  await define({ on: { types: ['dataset'] }, rules: [{ property: 'urn', operator: 'resembles' }] });
  expect((await settle()).join()).toContain('there is no operator "resembles"');
});

it('rejects a schedule that is none', async () => {
  await expect(settle({ schedule: 'daily at noon' })).rejects.toThrow('expected a cron expression');
});

it.each([
  [{ property: 'tags.tag', operator: 'equals', values: ['b'] }, true],
  [{ property: 'tags.tag', operation: 'equals', values: 'c' }, false],
  [{ property: 'name', operator: 'starts_with', values: ['or'] }, true],
  [{ property: 'name', operator: 'contains', values: ['der'], negated: true }, false],
  [{ property: 'empty', operator: 'exists' }, false],
  [{ property: 'size', operator: 'greater_than', values: [10] }, true],
  [{ property: 'size', operator: 'less_than', values: ['10'] }, false],
  [{ property: 'on', operator: 'is_true' }, true],
  [{ property: 'constructor.name', operator: 'exists' }, false],
  [{ not: [{ property: 'name', operator: 'exists' }] }, false],
  [{ and: [{ property: 'name', operator: 'exists' }, { or: [] }] }, false],
  [[], true],
])('%j is %s', (rule, expected) => {
  const entity = { name: 'orders', tags: [{ tag: 'a' }, { tag: 'b' }], empty: '', size: 12, on: true };
  expect(holds(rule, entity)).toBe(expected);
});
