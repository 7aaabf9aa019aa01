import { aspect, string } from '@colophon/schema';
import { fabricType } from '../common/fabric-type.ts';
import { customProperties, externalUrl } from '../common/shared-fields.ts';
import { timeStamp } from '../common/time-stamp.ts';

export const dataFlowInfo = aspect({
  name: 'dataFlowInfo',
  record: 'com.linkedin.datajob.DataFlowInfo',
  doc: 'Metadata of a pipeline, such as an Airflow DAG, from the orchestrator: name, description, project, environment.',
  fields: {
    customProperties,
    externalUrl,
    name: {
      type: string,
      doc: 'Display name of the pipeline, for example the DAG id.',
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'Documentation of the pipeline from the orchestrator; edits in the catalogue go to `editableDataFlowProperties`.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', richText: true, label: 'description' },
    },
    project: {
      type: string,
      doc: 'Project or namespace of the pipeline in the orchestrator.',
      optional: true,
      search: { kind: 'TEXT_PARTIAL', queryByDefault: false },
    },
    created: {
      type: timeStamp,
      doc: 'When the asset was created in the source system, not when it was added to the catalogue.',
      optional: true,
      search: { path: 'time', kind: 'DATETIME', name: 'createdAt', label: 'sourceCreatedAt' },
    },
    lastModified: {
      type: timeStamp,
      doc: 'When the asset last changed in the source system, not when its metadata changed.',
      optional: true,
      search: { path: 'time', kind: 'DATETIME', name: 'lastModifiedAt', label: 'sourceLastModifiedAt' },
    },
    env: {
      type: fabricType,
      doc: 'Environment in which the pipeline runs, for example `PROD`.',
      optional: true,
      search: { kind: 'KEYWORD', queryByDefault: false, facet: true, facetName: 'Environment' },
    },
  },
});
