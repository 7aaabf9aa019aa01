import { double, record, string } from '@colophon/schema';

export const searchTemplateBoost = record({
  name: 'com.linkedin.search.template.SearchTemplateBoost',
  doc: "Boosts hits whose `field` has a value from a list that depends on the request, such as the user's groups or domains.",
  fields: {
    field: {
      type: string,
      doc: 'Index field to compare with the list, for example `tags_1`, or the URN of a structured property.',
    },
    subfield: {
      type: string,
      doc: '`keyword` or `text`, appended to the index field if `field` is a structured property. Omitted otherwise.',
      optional: true,
    },
    values: {
      type: string,
      doc: 'List to compare with, resolved for each request: `viewerUrn`, `viewerGroupsJson`, `viewerDomainsJson` or `domainsJson`.',
    },
    weight: {
      type: double,
      doc: 'Score weight of a hit whose field contains any value of the list.',
    },
  },
});
