import { entity, key, string } from '@colophon/schema';
import { lifecycleStageTypeInfo } from '../aspects/common/lifecycle-stage-type-info.ts';
import { status } from '../aspects/common/status.ts';
import { lifecycleStageTypeSample } from '../samples/lifecycle-stage-type.ts';

const lifecycleStageTypeKey = key({
  name: 'lifecycleStageTypeKey',
  record: 'com.linkedin.metadata.key.LifecycleStageTypeKey',
  doc: 'Identity of a lifecycle stage that assets can be placed in, for example certified or archived.',
  fields: {
    id: {
      type: string,
      doc: "Last part of the stage's URN, by convention in capitals: `PROPOSED`, `CERTIFIED` or `ARCHIVED`.",
    },
  },
});

export const lifecycleStageType = entity({
  name: 'lifecycleStageType',
  doc: 'A stage that entities can be put in, for example `PROPOSED` or `ARCHIVED`, with rules on search visibility and entry.',
  key: lifecycleStageTypeKey,
  aspects: [lifecycleStageTypeInfo, status],
  sample: lifecycleStageTypeSample,
});
