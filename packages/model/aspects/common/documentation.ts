import { array, aspect, record, string } from '@colophon/schema';
import { metadataAttribution } from './metadata-attribution.ts';

export const documentationAssociation = record({
  name: 'com.linkedin.common.DocumentationAssociation',
  doc: 'One description together with the source that supplied it.',
  fields: {
    documentation: { type: string, doc: 'Text of the description as its source supplied it.' },
    attribution: {
      type: metadataAttribution,
      doc: 'Who or what applied the metadata, and from which source; absent if not recorded.',
      optional: true,
      search: [
        { path: 'actor', kind: 'URN', name: 'documentationAttributionActors', queryByDefault: false },
        { path: 'source', kind: 'URN', name: 'documentationAttributionSources', queryByDefault: false },
        { path: 'time', kind: 'DATETIME', name: 'documentationAttributionDates', queryByDefault: false },
      ],
    },
  },
});

export const documentation = aspect({
  name: 'documentation',
  record: 'com.linkedin.common.Documentation',
  doc: 'Descriptions of one entity gathered from several sources, one per source, each with its attribution; the texts are not searchable.',
  fields: {
    documentations: {
      type: array(documentationAssociation),
      doc: 'One entry per source; the writer must see to it that a newer text from the same source replaces the older.',
    },
  },
});
