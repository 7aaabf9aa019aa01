import { record, string } from '@colophon/schema';
import { metadataAttribution } from '../common/metadata-attribution.ts';

export const versionTag = record({
  name: 'com.linkedin.common.VersionTag',
  doc: 'A version label with, if known, the origin of the label.',
  fields: {
    versionTag: { type: string, doc: 'Text of the label, such as `1.4.0`.', optional: true },
    metadataAttribution: {
      type: metadataAttribution,
      doc: 'Who or what applied the label and when; absent when not recorded.',
      optional: true,
    },
  },
});
