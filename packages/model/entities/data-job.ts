import { entity, key, string, urn } from '@colophon/schema';
import { browsePaths } from '../aspects/browse/browse-paths.ts';
import { browsePathsV2 } from '../aspects/browse/browse-paths-v2.ts';
import { dataPlatformInstance } from '../aspects/common/data-platform-instance.ts';
import { dataTransformLogic } from '../aspects/common/data-transform-logic.ts';
import { deprecation } from '../aspects/common/deprecation.ts';
import { documentation } from '../aspects/common/documentation.ts';
import { institutionalMemory } from '../aspects/common/institutional-memory.ts';
import { status } from '../aspects/common/status.ts';
import { subTypes } from '../aspects/common/sub-types.ts';
import { container } from '../aspects/container/container.ts';
import { dataJobInfo } from '../aspects/datajob/data-job-info.ts';
import { dataJobInputOutput } from '../aspects/datajob/data-job-input-output.ts';
import { editableDataJobProperties } from '../aspects/datajob/editable-data-job-properties.ts';
import { versionInfo } from '../aspects/datajob/version-info.ts';
import { applications } from '../aspects/domain/applications.ts';
import { dataProducts } from '../aspects/domain/data-products.ts';
import { domains } from '../aspects/domain/domains.ts';
import { forms } from '../aspects/form/forms.ts';
import { glossaryTerms } from '../aspects/glossary/glossary-terms.ts';
import { incidentsSummary } from '../aspects/incident/incidents-summary.ts';
import { datahubIngestionCheckpoint } from '../aspects/ingestion/datahub-ingestion-checkpoint.ts';
import { datahubIngestionRunSummary } from '../aspects/ingestion/datahub-ingestion-run-summary.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { structuredProperties } from '../aspects/structured/structured-properties.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { testResults } from '../aspects/test/test-results.ts';
import { dataJobSample } from '../samples/data-job.ts';

const dataJobKey = key({
  name: 'dataJobKey',
  record: 'com.linkedin.metadata.key.DataJobKey',
  doc: 'Identity of one task in a pipeline: its flow and its id there, as in `urn:li:dataJob:(urn:li:dataFlow:(airflow,daily_load,prod),copy)`.',
  fields: {
    flow: {
      type: urn('dataFlow'),
      doc: 'URN of the `dataFlow` that the job belongs to; also the source of the part-of link between job and flow.',
      search: { kind: 'URN_PARTIAL', name: 'dataFlow', queryByDefault: false },
      relationship: { name: 'IsPartOf', to: ['dataFlow'] },
    },
    jobId: {
      type: string,
      doc: 'Id of the job within its flow, for example an Airflow task id; two flows may use the same one.',
      search: { kind: 'WORD_GRAM', autocomplete: true },
    },
  },
});

export const dataJob = entity({
  name: 'dataJob',
  doc: 'One step of a data flow, for example an Airflow task, with the datasets it reads and writes.',
  key: dataJobKey,
  aspects: [
    datahubIngestionRunSummary,
    datahubIngestionCheckpoint,
    domains,
    dataProducts,
    applications,
    deprecation,
    versionInfo,
    dataJobInfo,
    dataJobInputOutput,
    editableDataJobProperties,
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
    forms,
    subTypes,
    incidentsSummary,
    testResults,
    dataTransformLogic,
    documentation,
  ],
  sample: dataJobSample,
});
