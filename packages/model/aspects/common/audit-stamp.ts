import { long, record, string, urn } from '@colophon/schema';

export const auditStamp = record({
  name: 'com.linkedin.common.AuditStamp',
  doc: 'Who did something and when, with an optional message; used wherever the model records a creation or a change.',
  fields: {
    time: {
      type: long,
      doc: 'Time of the action, in milliseconds since the epoch; some writers use `0` for unknown.',
    },
    actor: {
      type: urn(),
      doc: 'URN of the actor who performed the action and whose permissions were checked, such as `urn:li:corpuser:jdoe`.',
    },
    impersonator: {
      type: urn(),
      doc: 'URN of the service that acted on behalf of `actor`; absent when the actor acted directly.',
      optional: true,
    },
    message: {
      type: string,
      doc: 'Free text on how the change was made, for instance manually or by an automated process.',
      optional: true,
    },
  },
});
