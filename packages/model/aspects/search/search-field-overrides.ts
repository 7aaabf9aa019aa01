import { array, double, record, string } from '@colophon/schema';

export const searchFieldBoost = record({
  name: 'com.linkedin.search.template.SearchFieldBoost',
  doc: 'One field that a query searches, with the weight of a match in it; element of `add`, `replace` and `override` in `SearchFieldOverrides`.',
  fields: {
    fieldName: {
      type: string,
      doc: "Name in the index, or the URN of a structured property. Metadata one relationship away carries a degree suffix, as `tags_1` against the entity's own `tags`.",
    },
    boost: {
      type: double,
      doc: 'Weight of a match in the field, on the same scale as `boostScore` in the `@Searchable` annotation.',
    },
    subfield: {
      type: string,
      doc: "`keyword` or `text`, chosen when `fieldName` is a structured property; it is appended to that property's index field.",
      optional: true,
    },
  },
});

export const searchFieldOverrides = record({
  name: 'com.linkedin.search.template.SearchFieldOverrides',
  doc: 'Changes a search template makes to the fields a query searches, starting from those annotated `queryByDefault`. Use `replace` alone, or any of `add`, `remove` and `override`.',
  fields: {
    add: {
      type: array(searchFieldBoost),
      doc: "Additional fields to search, each with its weight; merged field by field with the parent template's list.",
      optional: true,
    },
    remove: {
      type: array(string),
      doc: 'Index names of fields to leave out of the query. Removing `tags_1` keeps `tags`, since each degree counts as its own field.',
      optional: true,
    },
    replace: {
      type: array(searchFieldBoost),
      doc: 'Complete list of fields and weights to search instead of the annotated ones; excludes `add`, `remove` and `override`.',
      optional: true,
    },
    override: {
      type: array(searchFieldBoost),
      doc: 'New weights for fields already being searched; the set of fields itself stays the same.',
      optional: true,
    },
  },
});
