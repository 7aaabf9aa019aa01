import { array, aspect, string } from '@colophon/schema';

export const subTypes = aspect({
  name: 'subTypes',
  record: 'com.linkedin.common.SubTypes',
  doc: "Refines an entity's type with the source's own term, such as a dataset that is a view.",
  fields: {
    typeNames: {
      type: array(string),
      doc: "Names in the source's terms, such as `View` or `Schema`; offered as a search filter.",
      search: { kind: 'KEYWORD', queryByDefault: false, facet: true, facetName: 'Sub Type' },
    },
  },
});
