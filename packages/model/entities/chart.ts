import { entity, key, string } from '@colophon/schema';
import { browsePaths } from '../aspects/browse/browse-paths.ts';
import { browsePathsV2 } from '../aspects/browse/browse-paths-v2.ts';
import { chartInfo } from '../aspects/chart/chart-info.ts';
import { chartQuery } from '../aspects/chart/chart-query.ts';
import { chartUsageStatistics } from '../aspects/chart/chart-usage-statistics.ts';
import { editableChartProperties } from '../aspects/chart/editable-chart-properties.ts';
import { dataPlatformInstance } from '../aspects/common/data-platform-instance.ts';
import { deprecation } from '../aspects/common/deprecation.ts';
import { documentation } from '../aspects/common/documentation.ts';
import { embed } from '../aspects/common/embed.ts';
import { inputFields } from '../aspects/common/input-fields.ts';
import { institutionalMemory } from '../aspects/common/institutional-memory.ts';
import { status } from '../aspects/common/status.ts';
import { subTypes } from '../aspects/common/sub-types.ts';
import { upstreamMetrics } from '../aspects/common/upstream-metrics.ts';
import { container } from '../aspects/container/container.ts';
import { applications } from '../aspects/domain/applications.ts';
import { dataProducts } from '../aspects/domain/data-products.ts';
import { domains } from '../aspects/domain/domains.ts';
import { forms } from '../aspects/form/forms.ts';
import { glossaryTerms } from '../aspects/glossary/glossary-terms.ts';
import { incidentsSummary } from '../aspects/incident/incidents-summary.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { structuredProperties } from '../aspects/structured/structured-properties.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { testResults } from '../aspects/test/test-results.ts';
import { chartSample } from '../samples/chart.ts';

const chartKey = key({
  name: 'chartKey',
  record: 'com.linkedin.metadata.key.ChartKey',
  doc: 'Identity of a chart: its tool and its id there, as in `urn:li:chart:(looker,1234)`.',
  fields: {
    dashboardTool: {
      type: string,
      doc: 'Lower-case name of the tool that hosts the chart, for example `looker`, `superset` or `redash`; a plain name, not a platform URN.',
      search: { kind: 'TEXT_PARTIAL', name: 'tool', boost: 4.0 },
    },
    chartId: {
      type: string,
      doc: 'Id of the chart, unique across every deployment of the same tool; where two servers may clash, include the host, as in `looker.acme.com/looks/1234`.',
    },
  },
});

export const chart = entity({
  name: 'chart',
  doc: 'A single visualisation in a BI tool, for example a Looker chart of weekly revenue; dashboards are made of charts.',
  key: chartKey,
  aspects: [
    chartInfo,
    upstreamMetrics,
    editableChartProperties,
    chartQuery,
    inputFields,
    chartUsageStatistics,
    embed,
    browsePaths,
    domains,
    dataProducts,
    applications,
    container,
    deprecation,
    ownership,
    status,
    institutionalMemory,
    dataPlatformInstance,
    globalTags,
    glossaryTerms,
    browsePathsV2,
    subTypes,
    structuredProperties,
    incidentsSummary,
    forms,
    testResults,
    documentation,
  ],
  sample: chartSample,
});
