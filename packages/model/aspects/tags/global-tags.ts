import { array, aspect, record, string, urn } from '@colophon/schema';
import { metadataAttribution } from '../common/metadata-attribution.ts';

export const tagAssociation = record({
  name: 'com.linkedin.common.TagAssociation',
  doc: 'One tag on an entity or column.',
  fields: {
    tag: { type: urn('tag'), doc: 'URN of the tag, such as `urn:li:tag:pii`.' },
    context: {
      type: string,
      doc: 'Free text on why or how the association was made.',
      optional: true,
    },
    attribution: {
      type: metadataAttribution,
      doc: 'Who or what applied the metadata, and from which source; absent if not recorded.',
      optional: true,
      search: [
        { path: 'actor', kind: 'URN', name: 'tagAttributionActors', queryByDefault: false },
        { path: 'source', kind: 'URN', name: 'tagAttributionSources', queryByDefault: false },
        { path: 'time', kind: 'DATETIME', name: 'tagAttributionDates', queryByDefault: false },
      ],
    },
  },
});

export const globalTags = aspect({
  name: 'globalTags',
  record: 'com.linkedin.common.GlobalTags',
  doc: 'Tags on an entity as a whole; tags on columns are stored with the schema instead.',
  fields: {
    tags: {
      type: array(tagAssociation),
      doc: 'The complete set of tags; writing the aspect replaces all of them.',
      search: {
        path: 'tag',
        kind: 'URN',
        name: 'tags',
        boost: 0.5,
        queryByDefault: true,
        facet: true,
        facetName: 'Tagged With',
        hasValues: 'hasTags',
        label: 'tags',
      },
      relationship: { path: 'tag', name: 'TaggedWith', to: ['tag'] },
    },
  },
});
