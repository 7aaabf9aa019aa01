import { record, string, urn } from '@colophon/schema';

export const searchTemplateRoute = record({
  name: 'com.linkedin.search.template.SearchTemplateRoute',
  doc: "One entry of a template's `routes`: queries of a given form go to another template.",
  fields: {
    queryRegex: {
      type: string,
      doc: 'Regular expression in RE2 syntax, tested against the entire query with surrounding blanks removed; a partial match does not count.',
    },
    template: {
      type: urn('searchTemplate'),
      doc: 'URN of the search template that handles queries matching `queryRegex`.',
    },
  },
});
