import { enumeration, record } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const assertionSourceType = enumeration({
  name: 'com.linkedin.assertion.AssertionSourceType',
  doc: 'Origins an assertion definition can have.',
  symbols: {
    NATIVE: 'Made by a user in the catalogue itself, not brought in from another tool.',
    EXTERNAL: 'Made and run in another tool, such as dbt; the catalogue only records it.',
    INFERRED: 'Proposed by software, for instance a model trained on past values, instead of by a person.',
  },
});

export const assertionSource = record({
  name: 'com.linkedin.assertion.AssertionSource',
  doc: "Where an assertion's definition comes from and, for native ones, who made it.",
  fields: {
    type: {
      type: assertionSourceType,
      doc: 'Whether people, an outside tool or a model defined the assertion.',
      search: { kind: 'KEYWORD', name: 'sourceType', facet: true },
    },
    created: {
      type: auditStamp,
      doc: 'Author and time of first creation; set for native assertions only, and missing on older ones.',
      optional: true,
    },
  },
});
