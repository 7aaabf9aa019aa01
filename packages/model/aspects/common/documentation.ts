import { array, aspect, record, string } from '@colophon/schema';
import { metadataAttribution } from './metadata-attribution.ts';

export const documentationAssociation = record({
  name: 'com.linkedin.common.DocumentationAssociation',
  doc: 'One description together with its source.',
  fields: {
    documentation: { type: string, doc: 'Text of the description from this source.' },
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
  doc: 'Descriptions of one entity from several sources, one per source, each with its attribution; the texts are not searchable.',
  fields: {
    documentations: {
      type: array(documentationAssociation),
      doc: 'One entry per source; the writer must replace the older text from the same source.',
    },
  },
});
