import { aspect, string } from '@colophon/schema';
import { fabricType } from '../common/fabric-type.ts';
import { customProperties, externalUrl } from '../common/shared-fields.ts';
import { timeStamp } from '../common/time-stamp.ts';

export const dataFlowInfo = aspect({
  name: 'dataFlowInfo',
  record: 'com.linkedin.datajob.DataFlowInfo',
  doc: 'What the orchestrator says about a pipeline, such as an Airflow DAG: name, description, project, environment.',
  fields: {
    customProperties,
    externalUrl,
    name: {
      type: string,
      doc: 'Name of the pipeline for people, for example the DAG id.',
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
      doc: 'Project or namespace to which the orchestrator assigns the pipeline.',
      optional: true,
      search: { kind: 'TEXT_PARTIAL', queryByDefault: false },
    },
    created: {
      type: timeStamp,
      doc: 'When the asset came into being in the source system, which is not when the catalogue learnt of it.',
      optional: true,
      search: { path: 'time', kind: 'DATETIME', name: 'createdAt', label: 'sourceCreatedAt' },
    },
    lastModified: {
      type: timeStamp,
      doc: 'When the asset last changed in the source system, which is not when its metadata changed.',
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
