import { array, aspect, boolean, record, string } from '@colophon/schema';
import { auditStamp } from './audit-stamp.ts';

export const institutionalMemoryMetadataSettings = record({
  name: 'com.linkedin.common.InstitutionalMemoryMetadataSettings',
  doc: 'Display settings of one link in `institutionalMemory`.',
  fields: {
    showInAssetPreview: {
      type: boolean,
      doc: "True also shows the link in the entity's header and on its search card.",
      default: false,
    },
  },
});

export const institutionalMemoryMetadata = record({
  name: 'com.linkedin.common.InstitutionalMemoryMetadata',
  doc: 'One link to a document, with its label and who added it.',
  fields: {
    url: { type: string, doc: 'URL of the document, such as `https://wiki.example.org/orders`.' },
    description: { type: string, doc: 'Text shown for the link.' },
    createStamp: { type: auditStamp, doc: 'Who added the link and when.' },
    updateStamp: {
      type: auditStamp,
      doc: 'Who last edited the link and when; absent if it was never edited.',
      optional: true,
    },
    settings: {
      type: institutionalMemoryMetadataSettings,
      doc: 'Display settings of the link; absent means the defaults.',
      optional: true,
    },
  },
});

export const institutionalMemory = aspect({
  name: 'institutionalMemory',
  record: 'com.linkedin.common.InstitutionalMemory',
  doc: 'Links to documents about an entity, such as a wiki page or a design note.',
  fields: {
    elements: {
      type: array(institutionalMemoryMetadata),
      doc: 'The complete list of links; writing the aspect replaces all of them.',
    },
  },
});
