import { array, aspect, record, urn } from '@colophon/schema';

export const roleGroup = record({
  name: 'com.linkedin.role.RoleGroup',
  doc: 'One group that holds an external access role.',
  fields: {
    group: {
      type: urn('corpGroup'),
      doc: 'URN of the group, for example `urn:li:corpGroup:analysts`.',
      relationship: { name: 'Has', to: ['corpGroup'] },
    },
  },
});

export const roleUser = record({
  name: 'com.linkedin.role.RoleUser',
  doc: 'One user who holds an external access role.',
  fields: {
    user: {
      type: urn('corpuser'),
      doc: 'URN of the user, for example `urn:li:corpuser:jdoe`.',
      relationship: { name: 'Has', to: ['corpuser'] },
    },
  },
});

export const actors = aspect({
  name: 'actors',
  record: 'com.linkedin.role.Actors',
  doc: 'Users and groups that hold the external access role.',
  fields: {
    users: {
      type: array(roleUser),
      doc: 'Users who have been granted the role, each wrapped in a record.',
      optional: true,
    },
    groups: {
      type: array(roleGroup),
      doc: 'Groups that have been granted the role, each wrapped in a record.',
      optional: true,
    },
  },
});
