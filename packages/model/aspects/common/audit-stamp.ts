import { long, record, string, urn } from '@colophon/schema';

export const auditStamp = record({
  name: 'com.linkedin.common.AuditStamp',
  doc: 'Who did something and when, with an optional note; embedded wherever the model records a creation or a change.',
  fields: {
    time: {
      type: long,
      doc: 'Moment of the action, in milliseconds since the epoch; some writers use `0` for unknown.',
    },
    actor: {
      type: urn(),
      doc: 'Urn credited with the action and checked for permission, such as `urn:li:corpuser:jdoe`.',
    },
    impersonator: {
      type: urn(),
      doc: 'Urn of the service that acted in the name of `actor`; absent when the actor acted directly.',
      optional: true,
    },
    message: {
      type: string,
      doc: 'Free note on how the change came about, for instance by hand or by an automated process.',
      optional: true,
    },
  },
});
