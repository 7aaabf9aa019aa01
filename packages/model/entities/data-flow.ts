import { entity, key, string } from '@colophon/schema';
import { browsePaths } from '../aspects/browse/browse-paths.ts';
import { browsePathsV2 } from '../aspects/browse/browse-paths-v2.ts';
import { dataPlatformInstance } from '../aspects/common/data-platform-instance.ts';
import { deprecation } from '../aspects/common/deprecation.ts';
import { documentation } from '../aspects/common/documentation.ts';
import { institutionalMemory } from '../aspects/common/institutional-memory.ts';
import { status } from '../aspects/common/status.ts';
import { subTypes } from '../aspects/common/sub-types.ts';
import { container } from '../aspects/container/container.ts';
import { dataFlowInfo } from '../aspects/datajob/data-flow-info.ts';
import { editableDataFlowProperties } from '../aspects/datajob/editable-data-flow-properties.ts';
import { versionInfo } from '../aspects/datajob/version-info.ts';
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
import { dataFlowSample } from '../samples/data-flow.ts';

const dataFlowKey = key({
  name: 'dataFlowKey',
  record: 'com.linkedin.metadata.key.DataFlowKey',
  doc: 'Identity of a pipeline or workflow, such as an Airflow DAG: `urn:li:dataFlow:(airflow,daily_load,prod)`.',
  fields: {
    orchestrator: {
      type: string,
      doc: 'Plain name of the scheduler or workflow engine that runs the flow, for example `airflow`, `azkaban` or `dagster`.',
      search: { kind: 'TEXT_PARTIAL' },
    },
    flowId: {
      type: string,
      doc: 'Id of the flow in its orchestrator, for example an Airflow DAG id.',
      search: { kind: 'WORD_GRAM', autocomplete: true },
    },
    cluster: {
      type: string,
      doc: 'Environment or cluster in which the flow runs, for example `prod`; the same flow on two clusters is two entities.',
      search: { kind: 'TEXT_PARTIAL' },
    },
  },
});

export const dataFlow = entity({
  name: 'dataFlow',
  doc: 'A pipeline definition that groups data jobs, for example an Airflow DAG; single runs are `dataProcessInstance` entities.',
  key: dataFlowKey,
  aspects: [
    domains,
    dataProducts,
    applications,
    deprecation,
    versionInfo,
    dataFlowInfo,
    editableDataFlowProperties,
    ownership,
    status,
    globalTags,
    browsePaths,
    glossaryTerms,
    institutionalMemory,
    dataPlatformInstance,
    container,
    browsePathsV2,
    structuredProperties,
    incidentsSummary,
    forms,
    subTypes,
    testResults,
    documentation,
  ],
  sample: dataFlowSample,
});
