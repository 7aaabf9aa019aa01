import { array, aspect, boolean, urn } from '@colophon/schema';

export const siblings = aspect({
  name: 'siblings',
  record: 'com.linkedin.common.Siblings',
  doc: 'Joins entities that are one thing seen from two tools, such as a dbt model and the table it builds, so they can be shown as one.',
  fields: {
    siblings: {
      type: array(urn('dataset')),
      doc: 'Urns of the other entities in the group.',
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
      doc: 'True on the entity that leads the group, commonly the dbt model in a pair with a table.',
    },
  },
});
