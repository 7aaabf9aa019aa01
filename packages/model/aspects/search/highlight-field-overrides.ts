import { array, record, string } from '@colophon/schema';

export const highlightFieldOverrides = record({
  name: 'com.linkedin.search.template.HighlightFieldOverrides',
  doc: 'Changes a search template makes to the fields that get highlighted in results. Give either `replace`, or `add` and `remove`; present but empty cancels the inherited change.',
  fields: {
    add: {
      type: array(string),
      doc: 'Names of fields to highlight besides those the schema already marks; not allowed together with `replace`.',
      optional: true,
    },
    remove: {
      type: array(string),
      doc: 'Names of fields that should stop being highlighted; not allowed together with `replace`.',
      optional: true,
    },
    replace: {
      type: array(string),
      doc: "Complete list of fields to highlight, discarding the schema's own list; excludes `add` and `remove`.",
      optional: true,
    },
  },
});
