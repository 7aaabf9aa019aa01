import { expect, it } from 'vitest';
import { ada, type TestGraphql } from '../../testing/test-graphql.ts';
import { codeOf, grant, pii, shop } from './testing/shop.ts';

const bob = 'urn:li:corpuser:bob';
const team = 'urn:li:corpGroup:team';
const persona = 'urn:li:dataHubPersona:analyst';

const update = ({ ask }: TestGraphql, type: string, urn: string, input: object) =>
  ask(
    `mutation ($urn: String!, $input: ${type}UpdateInput!) { update${type}Properties(urn: $urn, input: $input) { urn } }`,
    { urn, input },
  );
const resultOf = async (...args: Parameters<typeof update>) => codeOf(await update(...args)) ?? 'done';

it('changes what users and groups say of themselves, and keeps the rest', async () => {
  const graphql = await shop();
  await graphql.put(persona, 'dataHubPersonaInfo', {});
  const platformUrns = ['urn:li:dataPlatform:mysql'];
  const profile = {
    displayName: 'Bob',
    teams: ['shop'],
    platformUrns,
    personaUrn: persona,
    email: 'bob@example.com',
  };
  expect(await update(graphql, 'CorpUser', bob, profile)).toEqual({
    data: { updateCorpUserProperties: { urn: bob } },
  });
  await update(graphql, 'CorpUser', bob, { title: 'Analyst', skills: null });
  expect(await graphql.read(bob, 'corpUserEditableInfo')).toMatchObject({
    displayName: 'Bob',
    title: 'Analyst',
    teams: ['shop'],
    platforms: platformUrns,
    persona,
    email: 'bob@example.com',
  });
  await update(graphql, 'CorpGroup', team, { description: 'd', slack: '#shop' });
  await update(graphql, 'CorpGroup', team, { slack: '#orders' });
  expect(await graphql.read(team, 'corpGroupEditableInfo')).toMatchObject({
    description: 'd',
    slack: '#orders',
  });

  expect(await resultOf(graphql, 'CorpUser', bob, { personaUrn: 'urn:li:dataHubPersona:none' })).toBe(404);
  expect(await resultOf(graphql, 'CorpUser', bob, { personaUrn: pii })).toBe(400);
  expect(await resultOf(graphql, 'CorpUser', bob, { platformUrns: ['mysql'] })).toBe(400);
  expect(await resultOf(graphql, 'CorpUser', team, {})).toBe(400);
  expect(await resultOf(graphql, 'CorpGroup', bob, {})).toBe(400);
});

it('lets users change their own, and others with the privileges for it', async () => {
  const graphql = await shop({ obeysPolicies: true });
  for (const urn of [ada, bob]) await graphql.put(urn, 'corpUserInfo', { active: true });
  await graphql.put(team, 'corpGroupInfo', { admins: [], members: [], groups: [] });
  expect(await resultOf(graphql, 'CorpUser', ada, { title: 't', email: 'e' })).toBe('done');
  await grant(graphql, ['VIEW_ENTITY_PAGE'], [bob, team]);
  expect(await resultOf(graphql, 'CorpUser', bob, { title: 't' })).toBe(403);
  await grant(graphql, ['EDIT_CONTACT_INFO'], [bob, team]);
  expect(await resultOf(graphql, 'CorpUser', bob, { email: 'e' })).toBe('done');
  expect(await resultOf(graphql, 'CorpUser', bob, { email: 'e', title: 't' })).toBe(403);
  expect(await resultOf(graphql, 'CorpGroup', team, { email: 'e' })).toBe('done');
  expect(await resultOf(graphql, 'CorpGroup', team, { description: 'd' })).toBe(403);
  await grant(graphql, ['EDIT_USER_PROFILE', 'EDIT_ENTITY_DOCS'], [bob, team]);
  expect(await resultOf(graphql, 'CorpUser', bob, { email: 'e', title: 't' })).toBe('done');
  expect(await resultOf(graphql, 'CorpGroup', team, { description: 'd' })).toBe('done');
});
