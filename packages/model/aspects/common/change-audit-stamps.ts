import { record } from '@colophon/schema';
import { auditStamp } from './audit-stamp.ts';

export const changeAuditStamps = record({
  name: 'com.linkedin.common.ChangeAuditStamps',
  doc: 'Audit stamps for creation, last change and deletion in one record; charts, dashboards and notebooks carry it.',
  fields: {
    created: {
      type: auditStamp,
      doc: 'Who created the thing and when; a time of 0 means that it is not known.',
      default: { actor: 'urn:li:corpuser:unknown', time: 0 },
    },
    lastModified: {
      type: auditStamp,
      doc: 'Who changed the thing last and when: same as `created` if never changed, time 0 if not known.',
      default: { actor: 'urn:li:corpuser:unknown', time: 0 },
    },
    deleted: {
      type: auditStamp,
      doc: 'Who deleted the thing and when, necessarily later than `created`; absent while it exists.',
      optional: true,
    },
  },
});
