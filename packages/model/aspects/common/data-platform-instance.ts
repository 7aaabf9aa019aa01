import { aspect, urn } from '@colophon/schema';

export const dataPlatformInstance = aspect({
  name: 'dataPlatformInstance',
  record: 'com.linkedin.common.DataPlatformInstance',
  doc: 'Links an entity to its data platform and, where several deployments exist, to one of them.',
  fields: {
    platform: {
      type: urn('dataPlatform'),
      doc: 'URN of the data platform, such as `urn:li:dataPlatform:snowflake`.',
      search: { kind: 'URN', facet: true, facetName: 'Platform' },
    },
    instance: {
      type: urn('dataPlatformInstance'),
      doc: 'URN of the `dataPlatformInstance`, for example one of two production clusters; absent when instances are not distinguished.',
      optional: true,
      search: { kind: 'URN', name: 'platformInstance', facet: true, facetName: 'Platform Instance' },
    },
  },
});
