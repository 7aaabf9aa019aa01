import { record, string, urn } from '@colophon/schema';

export const searchTemplateRoute = record({
  name: 'com.linkedin.search.template.SearchTemplateRoute',
  doc: "Entry of a template's `routes`, which routes matching queries to another template.",
  fields: {
    queryRegex: {
      type: string,
      doc: 'Regular expression in RE2 syntax. It must match the entire query, without leading and trailing whitespace.',
    },
    template: {
      type: urn('searchTemplate'),
      doc: 'URN of the search template that handles queries matching `queryRegex`.',
    },
  },
});
