import { expect, test } from 'vitest';
import { type Answer, criterionText, denialDetails, policiesElsewhere, urnsIn } from './decision.ts';

const nameOf = (urn: string) => `<${urn.split(':').at(-1)}>`;
const policy = { urn: 'urn:li:dataHubPolicy:p', name: 'P' };
const finance = { field: 'DOMAIN', condition: 'EQUALS', values: ['urn:li:domain:finance'] };

test('a criterion is said with names', () => {
  expect(criterionText(finance, nameOf)).toBe('Domain is <finance>');
  expect(criterionText({ field: 'TYPE', condition: 'NOT_EQUALS', values: ['chart', 'tag'] }, nameOf)).toBe(
    'Type is not chart or tag',
  );
});

test('why a policy does not apply is who it is for, or what the entity lacks', () => {
  const actors = {
    users: ['urn:li:corpuser:ada'],
    roles: ['urn:li:dataHubRole:Admin'],
    resourceOwners: true,
  };
  expect(denialDetails({ reason: 'OTHER_ACTORS', policy, actors }, nameOf)).toEqual([
    '<ada>',
    'users with the role <Admin>',
    'owners of the entity',
  ]);
  const details = (found?: readonly string[]) =>
    denialDetails(
      { reason: 'OTHER_RESOURCES', policy, unmet: [{ ...finance, ...(found && { found }) }] },
      nameOf,
    );
  expect(details(['urn:li:domain:sales'])).toEqual(['it needs: Domain is <finance>; the entity has <sales>']);
  expect(details([])).toEqual(['it needs: Domain is <finance>; the entity has none']);
  expect(details()).toEqual(['it needs: Domain is <finance>']);
});

test('policies for other entities are listed once', () => {
  const denial = { reason: 'OTHER_RESOURCES', policy, unmet: [finance] };
  const answer = (actor: string): Answer => ({
    actor,
    decision: { isAllowed: false, reason: 'DENIED', denials: [denial, { reason: 'OTHER_ACTORS', policy }] },
  });
  expect(policiesElsewhere([answer('a'), answer('b')])).toEqual([denial]);
  expect(urnsIn([answer('a').decision])).toEqual(['urn:li:domain:finance']);
});
