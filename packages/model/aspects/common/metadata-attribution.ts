import { long, map, record, string, urn } from '@colophon/schema';

export const metadataAttribution = record({
  name: 'com.linkedin.common.MetadataAttribution',
  doc: 'Origin of a tag, term, owner or description: who applied it, when and through which automation.',
  fields: {
    time: { type: long, doc: 'When the metadata was applied, in milliseconds since the epoch.' },
    actor: {
      type: urn(),
      doc: 'URN of the user who applied the metadata, or of the system user when an automation did.',
    },
    source: {
      type: urn(),
      doc: 'URN of the automation or metadata test behind the change; absent when a person made it.',
      optional: true,
    },
    sourceDetail: {
      type: map(string),
      doc: "Details of the change as key-value pairs, such as the rule that matched or the pipeline's id.",
      default: {},
    },
  },
});
