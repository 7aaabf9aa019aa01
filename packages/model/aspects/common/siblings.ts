import { array, aspect, boolean, urn } from '@colophon/schema';

export const siblings = aspect({
  name: 'siblings',
  record: 'com.linkedin.common.Siblings',
  doc: 'Links entities that represent the same asset in different tools, such as a dbt model and the table it builds, so that they can be shown as one.',
  fields: {
    siblings: {
      type: array(urn('dataset')),
      doc: 'URNs of the other entities in the group.',
      search: {
        kind: 'URN',
        name: 'siblings',
        queryByDefault: false,
        hasValues: 'hasSiblings',
        hasValuesFacet: true,
      },
      relationship: { name: 'SiblingOf', to: ['dataset'] },
    },
    primary: {
      type: boolean,
      doc: 'True on the primary entity of the group, usually the dbt model in a pair with a table.',
    },
  },
});
