import { entity, key, string } from '@colophon/schema';
import { dataHubRetentionConfig } from '../aspects/admin/data-hub-retention-config.ts';
import { dataHubRetentionSample } from '../samples/data-hub-retention.ts';

const dataHubRetentionKey = key({
  name: 'dataHubRetentionKey',
  record: 'com.linkedin.metadata.key.DataHubRetentionKey',
  doc: 'Identity of a retention rule, the pair of entity type and aspect to which it applies; `*` matches any.',
  fields: {
    entityName: {
      type: string,
      doc: 'Entity type of the rule, for example `dataset`; `*` or empty makes it the default for every type.',
    },
    aspectName: {
      type: string,
      doc: 'Aspect of the rule, for example `schemaMetadata`; `*` or empty makes it the default for every aspect.',
    },
  },
});

export const dataHubRetention = entity({
  name: 'dataHubRetention',
  doc: 'A rule on how many or how long old aspect versions are kept, for one entity and aspect or for all with `*`.',
  key: dataHubRetentionKey,
  aspects: [dataHubRetentionConfig],
  sample: dataHubRetentionSample,
});
