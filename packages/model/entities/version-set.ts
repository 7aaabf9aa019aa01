import { entity, key, string } from '@colophon/schema';
import { versionSetProperties } from '../aspects/common/version-set-properties.ts';
import { versionSetSample } from '../samples/version-set.ts';

const versionSetKey = key({
  name: 'versionSetKey',
  record: 'com.linkedin.metadata.key.VersionSetKey',
  doc: 'Identity of a version set, which links entities that are versions of the same thing, such as the versions of one model.',
  fields: {
    id: {
      type: string,
      doc: 'Id of the set, derived from the platform and the id or name of the asset whose versions it holds.',
    },
    entityType: {
      type: string,
      doc: 'Entity type of every member, for example `mlModel`; a set never mixes types.',
    },
  },
});

export const versionSet = entity({
  name: 'versionSet',
  doc: 'Links entities that are versions of the same thing, for example all versions of a model, and records the latest.',
  key: versionSetKey,
  aspects: [versionSetProperties],
  sample: versionSetSample,
});
