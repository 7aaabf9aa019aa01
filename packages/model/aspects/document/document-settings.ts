import { aspect, boolean } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const documentSettings = aspect({
  name: 'documentSettings',
  record: 'com.linkedin.knowledge.DocumentSettings',
  doc: 'Display settings of a document, stored separately from its content.',
  fields: {
    showInGlobalContext: {
      type: boolean,
      doc: 'True lists the document in global navigation and search. False makes it available mainly from its related assets.',
      default: true,
      search: { kind: 'BOOLEAN', queryByDefault: false },
    },
    lastModified: {
      type: auditStamp,
      doc: 'When the settings last changed, with the URN of the author.',
      optional: true,
      search: { path: 'time', kind: 'DATETIME', name: 'lastModifiedSettings' },
    },
  },
});
