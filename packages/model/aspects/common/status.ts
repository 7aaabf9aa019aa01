import { aspect, boolean, urn } from '@colophon/schema';
import { auditStamp } from './audit-stamp.ts';

export const status = aspect({
  name: 'status',
  record: 'com.linkedin.common.Status',
  doc: 'Whether an entity is live, soft-deleted or in a lifecycle stage.',
  fields: {
    removed: {
      type: boolean,
      doc: 'True means soft-deleted: the entity is hidden from search, but its data stays. Not synchronised with `lifecycleStage`.',
      default: false,
      search: { kind: 'BOOLEAN' },
    },
    lifecycleStage: {
      type: urn('lifecycleStageType'),
      doc: 'URN of a `lifecycleStageType`, whose settings may hide the entity from search; absent means active.',
      optional: true,
      search: { kind: 'KEYWORD', queryByDefault: false },
    },
    lifecycleLastUpdated: {
      type: auditStamp,
      doc: 'Who moved the entity into its stage and when; set it whenever you write `lifecycleStage`.',
      optional: true,
    },
  },
});
