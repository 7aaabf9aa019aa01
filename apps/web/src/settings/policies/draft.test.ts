import { describe, expect, test } from 'vitest';
import {
  criteriaOf,
  draftOf,
  hasHiddenCriteria,
  mistakesOf,
  newDraft,
  type PolicyDraft,
  patchOf,
} from './draft.ts';

const stored = {
  name: 'Finance edits',
  description: 'The team changes its domain.',
  policyType: 'METADATA',
  state: 'ACTIVE',
  privileges: ['EDIT_ENTITY'],
  actors: { groups: ['urn:li:corpGroup:finance'], resourceOwners: false, allUsers: false, allGroups: false },
  resources: {
    filter: {
      criteria: [
        {
          field: 'DOMAIN',
          condition: 'EQUALS',
          values: [{ value: 'urn:li:domain:finance', entity: { card: { name: 'Finance' } } }],
        },
      ],
    },
  },
} as never as Parameters<typeof draftOf>[0];
const draft = draftOf(stored);
const paths = (before: PolicyDraft | undefined, after: PolicyDraft, hasResources = true) =>
  patchOf(before, after, 7, hasResources).map(({ path, value }) => [path, JSON.parse(value ?? 'null')]);

describe('the patch of a policy', () => {
  test('is nothing where nothing was changed', () => {
    expect(patchOf(draft, draft, 7, true)).toEqual([]);
  });

  test('has only what was changed, so that the rest stays as it is', () => {
    expect(paths(draft, { ...draft, isActive: false })).toEqual([
      ['/state', 'INACTIVE'],
      ['/lastUpdatedTimestamp', 7],
    ]);
    const actors = { ...draft.actors, roles: ['urn:li:dataHubRole:Editor'] };
    expect(paths(draft, { ...draft, actors })).toEqual([
      ['/actors/roles', ['urn:li:dataHubRole:Editor']],
      ['/lastUpdatedTimestamp', 7],
    ]);
  });

  test('has everything of a new one', () => {
    const made = { ...newDraft, name: ' New ', privileges: ['EDIT_ENTITY_TAGS'] };
    expect(paths(undefined, made, false)).toEqual([
      ['/displayName', 'New'],
      ['/description', ''],
      ['/type', 'METADATA'],
      ['/state', 'ACTIVE'],
      ['/privileges', ['EDIT_ENTITY_TAGS']],
      ['/actors', newDraft.actors],
      ['/editable', true],
      ['/lastUpdatedTimestamp', 7],
    ]);
  });

  test('leaves entities and their owners out of a policy on the catalogue', () => {
    const actors = { ...newDraft.actors, allUsers: true, resourceOwners: true };
    const made = Object.fromEntries(
      paths(undefined, { ...draft, type: 'PLATFORM', actors }, false) as [string, unknown][],
    );
    expect(made).not.toHaveProperty('/resources');
    expect(made['/actors']).toMatchObject({ allUsers: true, resourceOwners: false });
  });

  test('adds the filter to resources, or resources where there were none', () => {
    const criteria = [{ field: 'TYPE', condition: 'EQUALS' as const, values: ['dataset'] }];
    expect(paths(draft, { ...draft, criteria })[0]).toEqual(['/resources/filter', { criteria }]);
    expect(paths({ ...draft, criteria: [] }, { ...draft, criteria }, false)[0]).toEqual([
      '/resources',
      { allResources: false, filter: { criteria } },
    ]);
  });
});

test('the older fields of resources are read as criteria', () => {
  const older = { type: 'dataset', resources: ['urn:li:dataset:1'], allResources: false, filter: null };
  expect(criteriaOf(older)).toEqual([
    { field: 'TYPE', condition: 'EQUALS', values: ['dataset'] },
    { field: 'URN', condition: 'EQUALS', values: ['urn:li:dataset:1'] },
  ]);
  expect(criteriaOf({ ...older, allResources: true })).toHaveLength(1);
  expect(criteriaOf(null)).toEqual([]);
});

test('a draft says what it still lacks', () => {
  expect(mistakesOf(newDraft)).toEqual({ name: true, privileges: true, actors: true });
  expect(mistakesOf(draft)).toEqual({});
  const criteria = [{ field: 'TAG', condition: 'EQUALS' as const, values: [] }];
  expect(mistakesOf({ ...draft, criteria })).toEqual({ criteria: true });
  expect(mistakesOf({ ...draft, criteria, type: 'PLATFORM' })).toEqual({});
  const hidden = { ...draft, criteria: [{ ...criteria[0], field: 'STRUCTURED_PROPERTY' }] } as PolicyDraft;
  expect(hasHiddenCriteria(hidden)).toBe(true);
  expect(mistakesOf(hidden)).toEqual({});
});
