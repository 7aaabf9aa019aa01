import { entity, key, string, urn } from '@colophon/schema';
import { browsePathsV2 } from '../aspects/browse/browse-paths-v2.ts';
import { aiContext } from '../aspects/common/ai-context.ts';
import { dataPlatformInstance } from '../aspects/common/data-platform-instance.ts';
import { deprecation } from '../aspects/common/deprecation.ts';
import { documentation } from '../aspects/common/documentation.ts';
import { institutionalMemory } from '../aspects/common/institutional-memory.ts';
import { status } from '../aspects/common/status.ts';
import { subTypes } from '../aspects/common/sub-types.ts';
import { upstreamLineage } from '../aspects/dataset/upstream-lineage.ts';
import { applications } from '../aspects/domain/applications.ts';
import { domains } from '../aspects/domain/domains.ts';
import { glossaryTerms } from '../aspects/glossary/glossary-terms.ts';
import { semanticModelInfo } from '../aspects/metric/semantic-model-info.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { structuredProperties } from '../aspects/structured/structured-properties.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { semanticModelSample } from '../samples/semantic-model.ts';

const semanticModelKey = key({
  name: 'semanticModelKey',
  record: 'com.linkedin.metadata.key.SemanticModelKey',
  doc: 'Identity of a semantic model, such as a Snowflake semantic view or a dbt semantic model, made of platform, path and id.',
  fields: {
    platform: {
      type: urn('dataPlatform'),
      doc: 'URN of the `dataPlatform` that defines the model, for example `urn:li:dataPlatform:snowflake`. Required, and fixed because it is part of the URN.',
      search: { kind: 'URN', autocomplete: true, facet: true, facetName: 'Platform' },
    },
    path: {
      type: string,
      doc: 'Container path of the model on its platform; lets two teams use the same `id` without a clash.',
      search: { kind: 'TEXT_PARTIAL', facet: true, facetName: 'Path' },
    },
    id: { type: string, doc: 'Name or id of the model, unique within `platform` and `path` together.' },
  },
});

export const semanticModel = entity({
  name: 'semanticModel',
  doc: 'A model of datasets, joins and metrics in business terms, for example a Snowflake semantic view.',
  key: semanticModelKey,
  aspects: [
    semanticModelInfo,
    upstreamLineage,
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
  sample: semanticModelSample,
});
