import { aspect, string } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const assertionNote = aspect({
  name: 'assertionNote',
  record: 'com.linkedin.assertion.AssertionNote',
  doc: 'Markdown note by a user on what to do when the assertion fails, stored separately from `assertionInfo` so that ingestion does not overwrite it.',
  fields: {
    content: {
      type: string,
      doc: 'Background and troubleshooting advice for technical owners, in Markdown.',
    },
    lastModified: { type: auditStamp, doc: 'Who last edited the note, and when.' },
  },
});
