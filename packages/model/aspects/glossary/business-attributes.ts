import { aspect, record, urn } from '@colophon/schema';

export const businessAttributeAssociation = record({
  name: 'com.linkedin.businessattribute.BusinessAttributeAssociation',
  doc: 'Link from a column to the business attribute that describes it.',
  fields: {
    businessAttributeUrn: {
      type: urn('businessAttribute'),
      doc: 'URN of the `businessAttribute` whose meaning, tags and terms the column inherits.',
      search: {
        kind: 'TEXT',
        name: 'schemaFieldBusinessAttribute',
        queryByDefault: false,
        modifiedAt: 'schemaFieldBusinessAttributeModifiedAt',
      },
    },
  },
});

export const businessAttributes = aspect({
  name: 'businessAttributes',
  record: 'com.linkedin.businessattribute.BusinessAttributes',
  doc: 'Business attribute applied to a column; written on `schemaField` entities.',
  fields: {
    businessAttribute: {
      type: businessAttributeAssociation,
      doc: "The column's single attribute, despite the plural name of the aspect; absent when none applies.",
      optional: true,
      relationship: { path: 'businessAttributeUrn', name: 'BusinessAttributeOf', to: ['businessAttribute'] },
    },
  },
});
