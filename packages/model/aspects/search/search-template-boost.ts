import { double, record, string } from '@colophon/schema';

export const searchTemplateBoost = record({
  name: 'com.linkedin.search.template.SearchTemplateBoost',
  doc: 'Raises hits whose `field` holds a value from a list the service fills in for each request, such as the groups or domains of the person searching.',
  fields: {
    field: {
      type: string,
      doc: 'Index field compared with the list, for example `tags_1`, or the URN of a structured property.',
    },
    subfield: {
      type: string,
      doc: '`keyword` or `text`, appended to the index field when `field` is a structured property; otherwise absent.',
      optional: true,
    },
    values: {
      type: string,
      doc: 'Which request-time list to compare with: `viewerUrn`, `viewerGroupsJson`, `viewerDomainsJson` or `domainsJson`.',
    },
    weight: {
      type: double,
      doc: 'Score weight a hit receives when its field contains at least one value of the list.',
    },
  },
});
