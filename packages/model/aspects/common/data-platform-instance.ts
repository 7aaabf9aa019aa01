import { aspect, urn } from '@colophon/schema';

export const dataPlatformInstance = aspect({
  name: 'dataPlatformInstance',
  record: 'com.linkedin.common.DataPlatformInstance',
  doc: 'Ties an entity to its data platform and, where several deployments exist, to one of them.',
  fields: {
    platform: {
      type: urn('dataPlatform'),
      doc: 'Urn of the data platform, such as `urn:li:dataPlatform:snowflake`.',
      search: { kind: 'URN', facet: true, facetName: 'Platform' },
    },
    instance: {
      type: urn('dataPlatformInstance'),
      doc: 'Urn of the `dataPlatformInstance`, for example one of two production clusters; absent when instances are not told apart.',
      optional: true,
      search: { kind: 'URN', name: 'platformInstance', facet: true, facetName: 'Platform Instance' },
    },
  },
});
