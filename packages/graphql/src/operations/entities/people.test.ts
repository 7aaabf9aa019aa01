import { expect, it } from 'vitest';
import { ada, createTestGraphql } from '../../testing/test-graphql.ts';

const group = 'urn:li:corpGroup:shop';

it('reads users and groups, and who belongs to whom', async () => {
  const { put, get } = await createTestGraphql();
  await put(ada, 'corpUserInfo', { active: true, displayName: 'Ada', managerUrn: 'urn:li:corpuser:grace' });
  await put(ada, 'corpUserStatus', { status: 'SUSPENDED', lastModified: { time: 1, actor: ada } });
  await put(ada, 'corpUserEditableInfo', { persona: 'urn:li:dataHubPersona:analyst' });
  await put(ada, 'groupMembership', { groups: [group] });
  await put(group, 'corpGroupInfo', { admins: [ada], members: [], groups: [] });
  const data = await get(
    `query ($ada: String!, $group: String!) {
      corpUser(urn: $ada) { username status isNativeUser info { manager { urn } customProperties { key } }
        editableProperties { persona { urn } skills teams } tags { tags { context } }
        relationships(input: {types: ["IsMemberOfGroup"], direction: OUTGOING}) { total relationships { type direction entity { urn } } } }
      corpGroup(urn: $group) { name info { admins { urn } members { urn } groups }
        in: relationships(input: {types: ["IsMemberOfGroup"], direction: INCOMING, relatedEntityTypes: ["CORP_USER"]}) { total relationships { entity { urn } } }
        other: relationships(input: {types: ["IsMemberOfGroup"], direction: INCOMING, relatedEntityTypes: ["CORP_GROUP"]}) { total count } }
    }`,
    { ada, group },
  );
  expect(data).toEqual({
    corpUser: {
      username: 'ada',
      status: 'SUSPENDED',
      isNativeUser: false,
      info: { manager: { urn: 'urn:li:corpuser:grace' }, customProperties: [] },
      editableProperties: { persona: { urn: 'urn:li:dataHubPersona:analyst' }, skills: [], teams: [] },
      tags: null,
      relationships: {
        total: 1,
        relationships: [{ type: 'IsMemberOfGroup', direction: 'OUTGOING', entity: { urn: group } }],
      },
    },
    corpGroup: {
      name: 'shop',
      info: { admins: [{ urn: ada }], members: [], groups: [] },
      in: { total: 1, relationships: [{ entity: { urn: ada } }] },
      other: { total: 0, count: 0 },
    },
  });
});

it('leaves soft-deleted entities out of relationships for those who ask so', async () => {
  const { put, get } = await createTestGraphql();
  await put(ada, 'corpUserInfo', { active: true });
  await put(ada, 'groupMembership', { groups: [group] });
  await put(ada, 'status', { removed: true });
  const data = await get(
    `query ($group: String!) { corpGroup(urn: $group) {
      all: relationships(input: {types: ["IsMemberOfGroup"], direction: INCOMING}) { total }
      present: relationships(input: {types: ["IsMemberOfGroup"], direction: INCOMING, includeSoftDelete: false}) { total }
    } }`,
    { group },
  );
  expect(data.corpGroup).toEqual({ all: { total: 1 }, present: { total: 0 } });
});

it('says of roles whether they are the caller’s', async () => {
  const { put, get } = await createTestGraphql();
  await put('urn:li:role:reader', 'roleProperties', { name: 'Reader', type: 'READ' });
  await put('urn:li:role:reader', 'actors', { users: [{ user: ada }], groups: [{ group }] });
  await put('urn:li:corpuser:grace', 'nativeGroupMembership', { nativeGroups: [group] });
  const document =
    '{ role(urn: "urn:li:role:reader") { id isAssignedToMe properties { name } actors { users { user { urn } } groups { group { urn } } } } }';
  expect((await get(document)).role).toEqual({
    id: 'reader',
    isAssignedToMe: true,
    properties: { name: 'Reader' },
    actors: { users: [{ user: { urn: ada } }], groups: [{ group: { urn: group } }] },
  });
  expect((await get(document, {}, 'urn:li:corpuser:grace')).role.isAssignedToMe).toBe(true);
  expect((await get(document, {}, 'urn:li:corpuser:eve')).role.isAssignedToMe).toBe(false);
});
