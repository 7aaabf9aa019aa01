import { array, aspect, urn } from '@colophon/schema';

export const groupMembership = aspect({
  name: 'groupMembership',
  record: 'com.linkedin.identity.GroupMembership',
  doc: 'Groups that a user belongs to according to an external directory or identity provider.',
  fields: {
    groups: {
      type: array(urn('corpGroup')),
      doc: 'URNs of the groups; groups created in the catalogue are listed in `nativeGroupMembership` instead.',
      relationship: { name: 'IsMemberOfGroup', to: ['corpGroup'] },
    },
  },
});
