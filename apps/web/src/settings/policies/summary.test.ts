import { expect, test } from 'vitest';
import { actorTexts, entityText, type Policy, privilegeText, shortened } from './summary.ts';

const none = { resourceOwners: false, allUsers: false, allGroups: false };
const actorsOf = (actors: object) => actorTexts({ actors: { ...none, ...actors } as Policy['actors'] });

test('whom a policy is for is said with names, and the end of a URN where there is none', () => {
  expect(
    actorsOf({
      roles: ['urn:li:dataHubRole:Editor'],
      resolvedRoles: [{ urn: 'urn:li:dataHubRole:Editor', card: { name: 'Editor' } }],
      groups: ['urn:li:corpGroup:gone'],
      users: ['urn:li:corpuser:ada'],
      resolvedUsers: [{ urn: 'urn:li:corpuser:ada', card: { name: 'Ada Lovelace' } }],
    }),
  ).toEqual(['Role Editor', 'Members of gone', 'Ada Lovelace']);
  expect(actorsOf({ allUsers: true, resourceOwners: true })).toEqual([
    'Everybody who signs in',
    'Owners of the entity',
  ]);
  const resourceOwnersTypes = ['urn:li:ownershipType:__system__data_steward'];
  expect(actorsOf({ resourceOwners: true, resourceOwnersTypes })).toEqual([
    'Owners of the type data steward',
  ]);
});

test('the entities of a policy are said by its conditions', () => {
  const criteria = [
    { field: 'TYPE', condition: 'EQUALS', values: [{ value: 'dataset' }, { value: 'chart' }] },
    {
      field: 'DOMAIN',
      condition: 'NOT_EQUALS',
      values: [{ value: 'urn:li:domain:finance', entity: { card: { name: 'Finance' } } }],
    },
  ];
  const resources = { filter: { criteria } } as never as Policy['resources'];
  expect(entityText({ resources })).toBe('Type is Dataset or Chart; Domain is not Finance');
  expect(entityText({ resources: null })).toBeUndefined();
});

test('a long list is shortened', () => {
  expect(shortened(['a', 'b'], 2)).toBe('a, b');
  expect(shortened(['a', 'b', 'c', 'd'], 2)).toBe('a, b and 2 more');
  expect(privilegeText({ privileges: ['EDIT_ENTITY_TAGS'] })).toBe('Edit entity tags');
});
