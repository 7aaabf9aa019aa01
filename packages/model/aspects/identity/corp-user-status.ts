import { aspect, enumeration } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const userStatus = enumeration({
  name: 'colophon.identity.UserStatus',
  doc: 'Lifecycle states of a user account.',
  isString: true,
  symbols: {
    PROVISIONED: 'The account was created, but the person has not signed in yet.',
    ACTIVE: 'The person may sign in.',
    SUSPENDED: 'The account exists but cannot be used.',
  },
});

export const corpUserStatus = aspect({
  name: 'corpUserStatus',
  record: 'com.linkedin.identity.CorpUserStatus',
  doc: 'Lifecycle state of a user account: provisioned, active or suspended.',
  fields: {
    status: {
      type: userStatus,
      doc: 'State of the account; a plain string on the wire.',
      search: { kind: 'KEYWORD' },
    },
    lastModified: {
      type: auditStamp,
      doc: 'Who last set the status, and when.',
      search: { path: 'time', kind: 'COUNT', name: 'statusLastModifiedAt' },
    },
  },
});
