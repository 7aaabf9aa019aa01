import { entity, key, string, urn } from '@colophon/schema';
import { browsePaths } from '../aspects/browse/browse-paths.ts';
import { browsePathsV2 } from '../aspects/browse/browse-paths-v2.ts';
import { access } from '../aspects/common/access.ts';
import { aliases } from '../aspects/common/aliases.ts';
import { dataPlatformInstance } from '../aspects/common/data-platform-instance.ts';
import { deprecation } from '../aspects/common/deprecation.ts';
import { documentation } from '../aspects/common/documentation.ts';
import { embed } from '../aspects/common/embed.ts';
import { fabricType } from '../aspects/common/fabric-type.ts';
import { institutionalMemory } from '../aspects/common/institutional-memory.ts';
import { logicalParent } from '../aspects/common/logical-parent.ts';
import { siblings } from '../aspects/common/siblings.ts';
import { status } from '../aspects/common/status.ts';
import { subTypes } from '../aspects/common/sub-types.ts';
import { upstreamMetrics } from '../aspects/common/upstream-metrics.ts';
import { versionProperties } from '../aspects/common/version-properties.ts';
import { container } from '../aspects/container/container.ts';
import { datasetDeprecation } from '../aspects/dataset/dataset-deprecation.ts';
import { datasetProfile } from '../aspects/dataset/dataset-profile.ts';
import { datasetProperties } from '../aspects/dataset/dataset-properties.ts';
import { datasetUpstreamLineage } from '../aspects/dataset/dataset-upstream-lineage.ts';
import { datasetUsageStatistics } from '../aspects/dataset/dataset-usage-statistics.ts';
import { editableDatasetProperties } from '../aspects/dataset/editable-dataset-properties.ts';
import { icebergCatalogInfo } from '../aspects/dataset/iceberg-catalog-info.ts';
import { partitionsSummary } from '../aspects/dataset/partitions-summary.ts';
import { semanticModelProperties } from '../aspects/dataset/semantic-model-properties.ts';
import { upstreamLineage } from '../aspects/dataset/upstream-lineage.ts';
import { viewProperties } from '../aspects/dataset/view-properties.ts';
import { applications } from '../aspects/domain/applications.ts';
import { dataProducts } from '../aspects/domain/data-products.ts';
import { domains } from '../aspects/domain/domains.ts';
import { forms } from '../aspects/form/forms.ts';
import { glossaryTerms } from '../aspects/glossary/glossary-terms.ts';
import { incidentsSummary } from '../aspects/incident/incidents-summary.ts';
import { operation } from '../aspects/operation/operation.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { editableSchemaMetadata } from '../aspects/schema/editable-schema-metadata.ts';
import { schemaMetadata } from '../aspects/schema/schema-metadata.ts';
import { storageFeatures } from '../aspects/search/storage-features.ts';
import { usageFeatures } from '../aspects/search/usage-features.ts';
import { assetSettings } from '../aspects/settings/asset-settings.ts';
import { structuredProperties } from '../aspects/structured/structured-properties.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { testResults } from '../aspects/test/test-results.ts';
import { datasetSample } from '../samples/dataset.ts';

const datasetKey = key({
  name: 'datasetKey',
  record: 'com.linkedin.metadata.key.DatasetKey',
  doc: 'Identity of a dataset (table, view, topic, file set): `urn:li:dataset:(urn:li:dataPlatform:hive,sales.orders,PROD)`.',
  fields: {
    platform: {
      type: urn('dataPlatform'),
      doc: 'URN of the `dataPlatform` that stores the dataset, for example `urn:li:dataPlatform:kafka`.',
      search: { kind: 'URN', autocomplete: true, label: 'platform' },
    },
    name: {
      type: string,
      doc: 'Full name on the platform, usually a dotted path such as `db.schema.table`, with the platform instance in front where one is set.',
      search: { kind: 'WORD_GRAM', name: 'id', boost: 10.0, autocomplete: true },
    },
    origin: {
      type: fabricType,
      doc: 'Environment of the dataset, for example `PROD` or `DEV`; the same table in two environments is two entities.',
      search: {
        kind: 'TEXT_PARTIAL',
        queryByDefault: false,
        facet: true,
        facetName: 'Environment',
        label: 'origin',
      },
    },
  },
});

export const dataset = entity({
  name: 'dataset',
  doc: 'Any tabular or file-like collection of data: a table, view, topic or file set, for example the Snowflake table `sales.public.orders`.',
  key: datasetKey,
  sample: datasetSample,
  aspects: [
    viewProperties,
    semanticModelProperties,
    subTypes,
    datasetProfile,
    datasetUsageStatistics,
    usageFeatures,
    storageFeatures,
    operation,
    domains,
    dataProducts,
    applications,
    schemaMetadata,
    status,
    container,
    deprecation,
    testResults,
    siblings,
    embed,
    incidentsSummary,
    datasetProperties,
    editableDatasetProperties,
    datasetDeprecation,
    datasetUpstreamLineage,
    upstreamLineage,
    upstreamMetrics,
    institutionalMemory,
    ownership,
    editableSchemaMetadata,
    globalTags,
    glossaryTerms,
    browsePaths,
    dataPlatformInstance,
    browsePathsV2,
    access,
    structuredProperties,
    forms,
    partitionsSummary,
    versionProperties,
    icebergCatalogInfo,
    logicalParent,
    assetSettings,
    documentation,
    aliases,
  ],
});
