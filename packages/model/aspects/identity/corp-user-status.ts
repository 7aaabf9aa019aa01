import { aspect, string } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const corpUserStatus = aspect({
  name: 'corpUserStatus',
  record: 'com.linkedin.identity.CorpUserStatus',
  doc: 'Where a user account stands in its life: provisioned, active or suspended.',
  fields: {
    status: {
      type: string,
      doc: 'State as text, one of `PROVISIONED`, `ACTIVE` and `SUSPENDED` by convention; the type admits any string.',
      search: { kind: 'KEYWORD' },
    },
    lastModified: {
      type: auditStamp,
      doc: 'Who set the status last, and at what time.',
      search: { path: 'time', kind: 'COUNT', name: 'statusLastModifiedAt' },
    },
  },
});
