import type { AnyProposal } from '@colophon/sdk/emitters';
import { daysAgo, stamp, type Times, write } from '../write.ts';
import { ownershipTypes } from './owners.ts';
import { groups, groupUrn, mailDomain, membersOf, people, personNamed } from './people.ts';

/** What some people say about themselves. */
const about: Readonly<Record<string, string>> = {
  'Priya Raman':
    'I run the data platform. Write to #data-platform before you write to me: you will get an answer sooner.',
  'Hannah Whitlock': 'dbt, SQL and strong opinions about names of columns.',
  'Margaret Doyle': 'Ask me who owns what. If nobody does, that is my problem, too.',
  'Grace Mbeki': 'Data protection officer. No question is too small.',
  'Ines Carvalho': 'Dashboards, and the questions behind them.',
  'Amara Nwosu': 'Models in production since 2017. Skeptical about most of them.',
  'Carlos Ibarra': 'Stock and its movements. In Rotterdam on Tuesdays.',
};

/** The people and groups of the company, and its ownership types. */
export function* peopleProposals(times: Times): Generator<AnyProposal> {
  for (const { urn, name, description } of Object.values(ownershipTypes)) {
    const written = stamp(personNamed('Margaret Doyle').urn, daysAgo(times, 300));
    yield write(urn, 'ownershipTypeInfo', { name, description, created: written, lastModified: written });
  }
  for (const { id, urn, name, description } of groups) {
    const [head] = membersOf(id);
    yield write(urn, 'corpGroupInfo', {
      displayName: name,
      email: `${id}@${mailDomain}`,
      description,
      slack: `#${id}`,
      // Members are in their own aspects; the catalogue keeps this list for directories.
      admins: head ? [head.urn] : [],
      members: [],
      groups: [],
      created: stamp(personNamed('Margaret Doyle').urn, daysAgo(times, 400)),
    });
    yield write(urn, 'origin', { type: 'NATIVE' });
  }
  for (const person of people) {
    const { urn, username, fullName, title, manager } = person;
    const email = `${username}@${mailDomain}`;
    const department = groups.find(({ id }) => id === person.group)?.name;
    yield write(urn, 'corpUserInfo', {
      active: true,
      displayName: fullName,
      fullName,
      firstName: person.firstName,
      lastName: person.lastName,
      email,
      title,
      ...(department !== undefined && { departmentName: department }),
      ...(manager !== undefined && { managerUrn: personNamed(manager).urn }),
    });
    const text = about[fullName];
    if (text !== undefined)
      yield write(urn, 'corpUserEditableInfo', {
        aboutMe: text,
        teams: department ? [department] : [],
        skills: [],
      });
    yield write(urn, 'nativeGroupMembership', { nativeGroups: [groupUrn(person.group)] });
  }
}
