import { array, aspect, urn } from '@colophon/schema';

export const nativeGroupMembership = aspect({
  name: 'nativeGroupMembership',
  record: 'com.linkedin.identity.NativeGroupMembership',
  doc: 'Groups of a user that were created in the catalogue rather than ingested.',
  fields: {
    nativeGroups: {
      type: array(urn('corpGroup')),
      doc: 'URNs of the groups created in the catalogue to which the user belongs.',
      relationship: { name: 'IsMemberOfNativeGroup', to: ['corpGroup'] },
    },
  },
});
