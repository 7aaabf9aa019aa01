import { aspect, map, string } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const dataHubStepStateProperties = aspect({
  name: 'dataHubStepStateProperties',
  record: 'com.linkedin.step.DataHubStepStateProperties',
  doc: 'Progress of a user through an onboarding step, so that it is shown only once.',
  fields: {
    properties: {
      type: map(string),
      doc: 'State of the step as key-value pairs, both strings.',
      default: {},
    },
    lastModified: { type: auditStamp, doc: "Who last changed the step's state and when." },
  },
});
