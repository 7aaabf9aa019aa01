import { aspect, enumeration, string, union, urn } from '@colophon/schema';
import { fabricType } from '../common/fabric-type.ts';
import { customProperties, externalUrl } from '../common/shared-fields.ts';
import { timeStamp } from '../common/time-stamp.ts';
import { jobStatus } from './job-status.ts';

export const azkabanJobType = enumeration({
  name: 'com.linkedin.datajob.azkaban.AzkabanJobType',
  doc: "Kind of a job in the Azkaban scheduler. Deprecated as a data job's type: write a plain string instead.",
  symbols: {
    COMMAND: 'Runs UNIX commands in a process that Azkaban starts.',
    HADOOP_JAVA: 'Runs a Java program with access to a Hadoop cluster.',
    HADOOP_SHELL: 'Runs UNIX commands like `COMMAND`, with Hadoop tokens for secure access to a cluster.',
    HIVE: 'Runs a query or script in Hive.',
    PIG: 'Runs a Pig script.',
    SQL: 'Runs SQL against an engine such as Presto or MySQL.',
    GLUE: 'Runs a transformation in AWS Glue.',
  },
});

export const dataJobInfo = aspect({
  name: 'dataJobInfo',
  record: 'com.linkedin.datajob.DataJobInfo',
  doc: 'Metadata of one step of a pipeline, such as an Airflow task, from the orchestrator: name, type, parent flow.',
  fields: {
    customProperties,
    externalUrl,
    name: {
      type: string,
      doc: 'Display name of the job, for example the task id.',
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'Documentation of the job from the orchestrator; edits in the catalogue go to `editableDataJobProperties`.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', richText: true, label: 'description' },
    },
    type: {
      type: union(azkabanJobType, string),
      doc: 'Kind of job as a plain string, for example `SQL`; the Azkaban enumeration that it also accepts is deprecated.',
    },
    flowUrn: {
      type: urn('dataFlow'),
      doc: 'URN of the data flow, or pipeline, that the job belongs to.',
      optional: true,
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
    status: {
      type: jobStatus,
      doc: 'State of the job; deprecated, since each run is now recorded as a data process instance.',
      optional: true,
      deprecated: true,
    },
    env: {
      type: fabricType,
      doc: 'Environment in which the job runs, for example `PROD`.',
      optional: true,
      search: { kind: 'KEYWORD', queryByDefault: false, facet: true, facetName: 'Environment' },
    },
  },
});
