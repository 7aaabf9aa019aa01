import { entity, key, string } from '@colophon/schema';
import { dataPlatformInstance } from '../aspects/common/data-platform-instance.ts';
import { status } from '../aspects/common/status.ts';
import { platformResourceInfo } from '../aspects/platform/platform-resource-info.ts';
import { platformResourceSample } from '../samples/platform-resource.ts';

const platformResourceKey = key({
  name: 'platformResourceKey',
  record: 'com.linkedin.platformresource.PlatformResourceKey',
  doc: 'Identity of a platform resource, an object that an integration such as Slack or Teams stores in the catalogue outside the core model.',
  fields: {
    id: {
      type: string,
      doc: 'Unique across the whole catalogue: often a UUID or hash over data platform, instance, native id and resource type.',
    },
  },
});

export const platformResource = entity({
  name: 'platformResource',
  doc: 'Free-form data that integrations store without a dedicated model, for example a Slack member looked up by email.',
  key: platformResourceKey,
  aspects: [dataPlatformInstance, platformResourceInfo, status],
  sample: platformResourceSample,
});
