import type { JsonObject } from '@colophon/schema';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import type { ChangeProposal } from '../proposal.ts';
import { ada, asAda, forbidden, granting, platform } from '../testing/access-fixtures.ts';
import { catalogueTest, upsert } from '../testing/catalogue-fixture.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const node = (name: string) => `urn:li:glossaryNode:${name}`;
const term = (name: string) => `urn:li:glossaryTerm:${name}`;
const group = (urn: string, parentNode?: string): ChangeProposal =>
  upsert(urn, 'glossaryNodeInfo', { name: urn, definition: '', ...(parentNode && { parentNode }) });
const word = (urn: string, parentNode?: string): ChangeProposal =>
  upsert(urn, 'glossaryTermInfo', {
    name: urn,
    definition: '',
    termSource: 'INTERNAL',
    ...(parentNode && { parentNode }),
  });

/** `finance` holds `tax`, which holds the term `vat`; `hr` is beside it. */
const glossary = [
  group(node('finance')),
  group(node('tax'), node('finance')),
  group(node('hr')),
  word(term('vat'), node('tax')),
  word(term('wage'), node('hr')),
];

describe('who manages what is in a group of the glossary', () => {
  test('creates, changes and deletes what is directly in it', async ({ catalogue, store }) => {
    await catalogue.propose([...glossary, granting(['MANAGE_GLOSSARY_CHILDREN'], [node('tax')])]);
    const session = () => asAda(catalogue, store);
    await session().propose([word(term('duty'), node('tax'))]);
    await session().propose([upsert(term('vat'), 'globalTags', { tags: [] })]);
    await session().deleteEntity(term('duty'));
    const refused = forbidden('MANAGE_GLOSSARIES');
    await expect(session().propose([word(term('duty'), node('finance'))])).rejects.toEqual(refused);
    await expect(session().propose([word(term('duty'))])).rejects.toEqual(refused);
    await expect(session().propose([word(term('wage'), node('hr'))])).rejects.toEqual(refused);
    await expect(session().deleteEntity(term('wage'))).rejects.toEqual(refused);
    // The group itself is in another one.
    await expect(session().deleteEntity(node('tax'))).rejects.toEqual(refused);
    await expect(session().propose([group(node('tax'), node('finance'))])).rejects.toEqual(refused);
  });

  test('anywhere below it, does so there', async ({ catalogue, store }) => {
    await catalogue.propose([...glossary, granting(['MANAGE_ALL_GLOSSARY_CHILDREN'], [node('finance')])]);
    const session = () => asAda(catalogue, store);
    await session().propose([word(term('duty'), node('tax'))]);
    await session().propose([group(node('audit'), node('finance'))]);
    await session().propose([group(node('audit'), node('tax'))]);
    await session().deleteEntity(term('vat'));
    await expect(session().propose([word(term('pay'), node('hr'))])).rejects.toEqual(
      forbidden('MANAGE_GLOSSARIES'),
    );
  });

  test('moves nothing out of it, or into it from elsewhere', async ({ catalogue, store }) => {
    await catalogue.propose([...glossary, granting(['MANAGE_ALL_GLOSSARY_CHILDREN'], [node('finance')])]);
    const session = () => asAda(catalogue, store);
    const refused = forbidden('MANAGE_GLOSSARIES');
    await expect(session().propose([word(term('vat'), node('hr'))])).rejects.toEqual(refused);
    await expect(session().propose([word(term('vat'))])).rejects.toEqual(refused);
    await expect(session().propose([word(term('wage'), node('tax'))])).rejects.toEqual(refused);
    const patch = (parent: string): ChangeProposal => ({
      entityUrn: term('vat'),
      aspectName: 'glossaryTermInfo',
      changeType: 'PATCH',
      value: { patch: [{ op: 'add', path: '/parentNode', value: parent }] },
    });
    await expect(session().propose([patch(node('hr'))])).rejects.toEqual(refused);
    await session().propose([patch(node('finance'))]);
  });

  test('needs more for other entities', async ({ catalogue, store }) => {
    await catalogue.propose([...glossary, granting(['MANAGE_ALL_GLOSSARY_CHILDREN'])]);
    const tag = upsert('urn:li:tag:x', 'tagProperties', { name: 'x' });
    await expect(asAda(catalogue, store).propose([tag])).rejects.toEqual(forbidden('MANAGE_TAGS'));
  });
});

describe('who edits the members of a group', () => {
  const bob = 'urn:li:corpuser:bob';
  const [readers, admins] = ['urn:li:corpGroup:readers', 'urn:li:corpGroup:admins'];
  const member = (user: string, ...nativeGroups: string[]) =>
    upsert(user, 'nativeGroupMembership', { nativeGroups });
  const people = [
    upsert(bob, 'corpUserInfo', { active: true }),
    upsert(ada, 'corpUserInfo', { active: true }),
    ...[readers, admins].map((urn) =>
      upsert(urn, 'corpGroupInfo', { displayName: urn, admins: [], members: [], groups: [] }),
    ),
  ];
  const refused = forbidden('MANAGE_USERS_AND_GROUPS');

  test('adds users to it and removes them, and changes no other group', async ({ catalogue, store }) => {
    await catalogue.propose([...people, granting(['EDIT_GROUP_MEMBERS'], [readers])]);
    const session = () => asAda(catalogue, store);
    await session().propose([member(bob, readers)]);
    await session().propose([member(bob)]);
    await expect(session().propose([member(bob, readers, admins)])).rejects.toEqual(refused);
    await expect(session().propose([member(ada, admins)])).rejects.toEqual(refused);
    await catalogue.propose([member(bob, admins)]);
    await expect(session().propose([member(bob, readers)])).rejects.toEqual(refused);
    const roles = upsert(bob, 'roleMembership', { roles: [] });
    await expect(session().propose([roles])).rejects.toEqual(forbidden('MANAGE_POLICIES'));
    await expect(session().propose([member('urn:li:corpuser:new', readers)])).rejects.toEqual(refused);
  });

  test('gives nobody a privilege on the catalogue that he has not himself', async ({ catalogue, store }) => {
    const manage = platform('MANAGE_POLICIES');
    await catalogue.propose([
      ...people,
      granting(['EDIT_GROUP_MEMBERS']),
      { ...manage, value: { ...manage.value, actors: { roles: ['urn:li:dataHubRole:Admin'] } } },
      upsert(admins, 'roleMembership', { roles: ['urn:li:dataHubRole:Admin'] }),
    ]);
    const session = () => asAda(catalogue, store);
    await session().propose([member(ada, readers)]);
    await expect(session().propose([member(ada, readers, admins)])).rejects.toEqual(refused);
    await expect(session().propose([member(bob, admins)])).rejects.toEqual(refused);
    await catalogue.propose([upsert(ada, 'roleMembership', { roles: ['urn:li:dataHubRole:Admin'] })]);
    await session().propose([member(bob, admins)]);
  });
});

test('who manages users and groups makes nobody manage policies by a group', async ({ catalogue, store }) => {
  const [bob, readers, admins] = [
    'urn:li:corpuser:bob',
    'urn:li:corpGroup:readers',
    'urn:li:corpGroup:admins',
  ];
  const manage = platform('MANAGE_POLICIES');
  await catalogue.propose([
    upsert(bob, 'corpUserInfo', { active: true }),
    platform('MANAGE_USERS_AND_GROUPS'),
    {
      ...manage,
      entityUrn: 'urn:li:dataHubPolicy:admins',
      value: { ...manage.value, actors: { roles: ['urn:li:dataHubRole:Admin'] } },
    },
    upsert(admins, 'roleMembership', { roles: ['urn:li:dataHubRole:Admin'] }),
  ]);
  const session = () => asAda(catalogue, store);
  const refused = forbidden('MANAGE_POLICIES');
  const native = (user: string, ...nativeGroups: string[]) =>
    upsert(user, 'nativeGroupMembership', { nativeGroups });
  const patch = (op: JsonObject): ChangeProposal => ({
    entityUrn: bob,
    aspectName: 'nativeGroupMembership',
    changeType: 'PATCH',
    value: { patch: [op] },
  });
  await session().propose([native(bob, readers)]);
  await expect(session().propose([native(bob, readers, admins)])).rejects.toEqual(refused);
  await expect(session().propose([native(ada, admins)])).rejects.toEqual(refused);
  await expect(
    session().propose([upsert('urn:li:corpuser:new', 'groupMembership', { groups: [admins] })]),
  ).rejects.toEqual(refused);
  await expect(
    session().propose([patch({ op: 'add', path: '/nativeGroups/-', value: admins })]),
  ).rejects.toEqual(refused);
  await expect(
    session().propose([patch({ op: 'add', path: '/nativeGroups', value: [admins] })]),
  ).rejects.toEqual(refused);
  // Who is in it already stays in it, and can be taken out.
  await catalogue.propose([native(bob, readers, admins)]);
  await session().propose([native(bob, admins)]);
  await session().propose([native(bob)]);
});
