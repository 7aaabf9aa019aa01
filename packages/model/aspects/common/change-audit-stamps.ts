import { record } from '@colophon/schema';
import { auditStamp } from './audit-stamp.ts';

export const changeAuditStamps = record({
  name: 'com.linkedin.common.ChangeAuditStamps',
  doc: 'Audit stamps for creation, last change and deletion in one record; used by charts, dashboards and notebooks.',
  fields: {
    created: {
      type: auditStamp,
      doc: 'Who created the resource and when; a time of 0 means unknown.',
      default: { actor: 'urn:li:corpuser:unknown', time: 0 },
    },
    lastModified: {
      type: auditStamp,
      doc: 'Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown.',
      default: { actor: 'urn:li:corpuser:unknown', time: 0 },
    },
    deleted: {
      type: auditStamp,
      doc: 'Who deleted the resource and when, necessarily later than `created`; absent while it exists.',
      optional: true,
    },
  },
});
