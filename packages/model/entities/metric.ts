import { entity, key, string, urn } from '@colophon/schema';
import { browsePathsV2 } from '../aspects/browse/browse-paths-v2.ts';
import { aiContext } from '../aspects/common/ai-context.ts';
import { dataPlatformInstance } from '../aspects/common/data-platform-instance.ts';
import { deprecation } from '../aspects/common/deprecation.ts';
import { documentation } from '../aspects/common/documentation.ts';
import { institutionalMemory } from '../aspects/common/institutional-memory.ts';
import { status } from '../aspects/common/status.ts';
import { subTypes } from '../aspects/common/sub-types.ts';
import { applications } from '../aspects/domain/applications.ts';
import { domains } from '../aspects/domain/domains.ts';
import { glossaryTerms } from '../aspects/glossary/glossary-terms.ts';
import { metricInfo } from '../aspects/metric/metric-info.ts';
import { metricRelationships } from '../aspects/metric/metric-relationships.ts';
import { metricUpstreams } from '../aspects/metric/metric-upstreams.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { structuredProperties } from '../aspects/structured/structured-properties.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { metricSample } from '../samples/metric.ts';

const metricKey = key({
  name: 'metricKey',
  record: 'com.linkedin.metadata.key.MetricKey',
  doc: 'Identity of a business metric, such as monthly active users, made of platform, path and id.',
  fields: {
    platform: {
      type: urn('dataPlatform'),
      doc: 'URN of the `dataPlatform` that defines the metric, for example `urn:li:dataPlatform:dbt`. Required, and fixed because it is part of the URN.',
      search: { kind: 'URN', autocomplete: true, facet: true, facetName: 'Platform' },
    },
    path: {
      type: string,
      doc: 'Container path of the metric on its platform; lets two teams use the same `id` without a clash.',
      search: { kind: 'TEXT_PARTIAL', facet: true, facetName: 'Path' },
    },
    id: { type: string, doc: 'Name or id of the metric, unique within `platform` and `path` together.' },
  },
});

export const metric = entity({
  name: 'metric',
  doc: 'A business figure with its defining expression, for example monthly active users in a dbt semantic layer.',
  key: metricKey,
  aspects: [
    metricInfo,
    metricRelationships,
    metricUpstreams,
    ownership,
    domains,
    globalTags,
    glossaryTerms,
    institutionalMemory,
    structuredProperties,
    status,
    deprecation,
    dataPlatformInstance,
    subTypes,
    documentation,
    browsePathsV2,
    applications,
    aiContext,
  ],
  sample: metricSample,
});
