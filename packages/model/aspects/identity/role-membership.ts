import { array, aspect, urn } from '@colophon/schema';

export const roleMembership = aspect({
  name: 'roleMembership',
  record: 'com.linkedin.identity.RoleMembership',
  doc: 'Roles granted to a user or a group, each with its policies.',
  fields: {
    roles: {
      type: array(urn('dataHubRole')),
      doc: 'URNs of the granted roles, for example `urn:li:dataHubRole:Reader`.',
      relationship: { name: 'IsMemberOfRole', to: ['dataHubRole'] },
    },
  },
});
