import { entity, key, string } from '@colophon/schema';
import { browsePaths } from '../aspects/browse/browse-paths.ts';
import { browsePathsV2 } from '../aspects/browse/browse-paths-v2.ts';
import { access } from '../aspects/common/access.ts';
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
import { dashboardInfo } from '../aspects/dashboard/dashboard-info.ts';
import { dashboardUsageStatistics } from '../aspects/dashboard/dashboard-usage-statistics.ts';
import { editableDashboardProperties } from '../aspects/dashboard/editable-dashboard-properties.ts';
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
import { dashboardSample } from '../samples/dashboard.ts';

const dashboardKey = key({
  name: 'dashboardKey',
  record: 'com.linkedin.metadata.key.DashboardKey',
  doc: 'Identity of a dashboard: its tool and its id there, as in `urn:li:dashboard:(looker,77)`.',
  fields: {
    dashboardTool: {
      type: string,
      doc: 'Lower-case name of the tool that hosts the dashboard, for example `looker`, `tableau` or `superset`; a plain name, not a platform URN.',
      search: { kind: 'TEXT_PARTIAL', name: 'tool', boost: 4.0 },
    },
    dashboardId: {
      type: string,
      doc: 'Id of the dashboard, unique across every deployment of the same tool; prefix the host where ids may clash, as in `looker.acme.com/dashboards/77`.',
    },
  },
});

export const dashboard = entity({
  name: 'dashboard',
  doc: 'A page of charts in a BI tool, for example a Tableau dashboard of sales by region.',
  key: dashboardKey,
  aspects: [
    domains,
    dataProducts,
    applications,
    container,
    deprecation,
    dashboardUsageStatistics,
    inputFields,
    subTypes,
    embed,
    dashboardInfo,
    upstreamMetrics,
    editableDashboardProperties,
    ownership,
    status,
    globalTags,
    browsePaths,
    glossaryTerms,
    institutionalMemory,
    dataPlatformInstance,
    browsePathsV2,
    structuredProperties,
    incidentsSummary,
    forms,
    testResults,
    documentation,
    access,
  ],
  sample: dashboardSample,
});
