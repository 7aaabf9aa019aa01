import { array, record, string } from '@colophon/schema';

export const highlightFieldOverrides = record({
  name: 'com.linkedin.search.template.HighlightFieldOverrides',
  doc: 'Overrides of the fields that a search template highlights. Set either `replace`, or `add` and `remove`. An empty record clears the inherited overrides.',
  fields: {
    add: {
      type: array(string),
      doc: 'Fields to highlight in addition to those that the model marks. Cannot be combined with `replace`.',
      optional: true,
    },
    remove: {
      type: array(string),
      doc: 'Fields not to highlight. Cannot be combined with `replace`.',
      optional: true,
    },
    replace: {
      type: array(string),
      doc: 'Complete list of fields to highlight, instead of those that the model marks. Cannot be combined with `add` or `remove`.',
      optional: true,
    },
  },
});
