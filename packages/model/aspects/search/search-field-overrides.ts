import { array, double, record, string } from '@colophon/schema';

export const searchFieldBoost = record({
  name: 'com.linkedin.search.template.SearchFieldBoost',
  doc: 'A searched field and its weight, as used in `add`, `replace` and `override` of `SearchFieldOverrides`.',
  fields: {
    fieldName: {
      type: string,
      doc: "Name of the index field, or URN of a structured property. Metadata of related entities has a degree suffix: `tags_1`, compared with `tags` for the entity's own.",
    },
    boost: {
      type: double,
      doc: 'Weight of a match in the field, on the scale of `boostScore` in the `@Searchable` annotation.',
    },
    subfield: {
      type: string,
      doc: '`keyword` or `text`, appended to the index field if `fieldName` is a structured property.',
      optional: true,
    },
  },
});

export const searchFieldOverrides = record({
  name: 'com.linkedin.search.template.SearchFieldOverrides',
  doc: 'Overrides of the fields that a query searches, which are those annotated `queryByDefault`. Set `replace` alone, or any of `add`, `remove` and `override`.',
  fields: {
    add: {
      type: array(searchFieldBoost),
      doc: "Additional fields to search, with their weights. Merged with the parent template's list, field by field.",
      optional: true,
    },
    remove: {
      type: array(string),
      doc: 'Index fields to exclude from the query. Each degree is a separate field: removing `tags_1` keeps `tags`.',
      optional: true,
    },
    replace: {
      type: array(searchFieldBoost),
      doc: 'Complete list of fields to search, with their weights, instead of the annotated ones. Cannot be combined with `add`, `remove` or `override`.',
      optional: true,
    },
    override: {
      type: array(searchFieldBoost),
      doc: 'New weights for searched fields. Does not change which fields are searched.',
      optional: true,
    },
  },
});
