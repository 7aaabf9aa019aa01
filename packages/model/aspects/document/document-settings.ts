import { aspect, boolean } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const documentSettings = aspect({
  name: 'documentSettings',
  record: 'com.linkedin.knowledge.DocumentSettings',
  doc: 'Choices about how a document appears in the catalogue, separate from its content.',
  fields: {
    showInGlobalContext: {
      type: boolean,
      doc: 'True lists the document in global navigation and search. False leaves it to be reached mainly from the assets it is related to.',
      default: true,
      search: { kind: 'BOOLEAN', queryByDefault: false },
    },
    lastModified: {
      type: auditStamp,
      doc: 'Time of the latest change to the settings, with the urn of whoever made it.',
      optional: true,
      search: { path: 'time', kind: 'DATETIME', name: 'lastModifiedSettings' },
    },
  },
});
