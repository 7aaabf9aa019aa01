import { long, map, record, string, urn } from '@colophon/schema';

export const metadataAttribution = record({
  name: 'com.linkedin.common.MetadataAttribution',
  doc: 'Origin of one tag, term, owner or description: who applied it, when and through which automation.',
  fields: {
    time: { type: long, doc: 'Milliseconds since the epoch at which the metadata was applied.' },
    actor: {
      type: urn(),
      doc: 'Urn of the user who applied the metadata, or of the system user when an automation did.',
    },
    source: {
      type: urn(),
      doc: 'Urn of the automation or metadata test behind the change; absent when a person made it.',
      optional: true,
    },
    sourceDetail: {
      type: map(string),
      doc: "Reason for the change as key and value, such as the rule that matched or the pipeline's id.",
      default: {},
    },
  },
});
