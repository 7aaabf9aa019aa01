import { aspect, enumeration } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const userStatus = enumeration({
  name: 'colophon.identity.UserStatus',
  doc: 'Where a user account stands in its life.',
  isString: true,
  symbols: {
    PROVISIONED: 'The account was made for the person, who has not signed in yet.',
    ACTIVE: 'The person may sign in.',
    SUSPENDED: 'The account is kept, and may not be used.',
  },
});

export const corpUserStatus = aspect({
  name: 'corpUserStatus',
  record: 'com.linkedin.identity.CorpUserStatus',
  doc: 'Where a user account stands in its life: provisioned, active or suspended.',
  fields: {
    status: {
      type: userStatus,
      doc: 'State of the account; the wire carries it as a plain string.',
      search: { kind: 'KEYWORD' },
    },
    lastModified: {
      type: auditStamp,
      doc: 'Who set the status last, and at what time.',
      search: { path: 'time', kind: 'COUNT', name: 'statusLastModifiedAt' },
    },
  },
});
