import { array, aspect, urn } from '@colophon/schema';

export const dataProcessInstanceRelationships = aspect({
  name: 'dataProcessInstanceRelationships',
  record: 'com.linkedin.dataprocess.DataProcessInstanceRelationships',
  doc: 'Links a run to the job it executes, the larger run it is part of, and the runs that triggered it.',
  fields: {
    parentTemplate: {
      type: urn('dataJob', 'dataFlow', 'dataset'),
      doc: 'URN of the data job, data flow or dataset of which this is a run.',
      optional: true,
      search: { kind: 'URN', name: 'parentTemplate', queryByDefault: false },
      relationship: { name: 'InstanceOf', to: ['dataJob', 'dataFlow', 'dataset'] },
    },
    parentInstance: {
      type: urn('dataProcessInstance'),
      doc: 'URN of the parent run, for example the Airflow DAG run of a task run.',
      optional: true,
      search: { kind: 'URN', name: 'parentInstance', queryByDefault: false },
      relationship: { name: 'ChildOf', to: ['dataProcessInstance'] },
    },
    upstreamInstances: {
      type: array(urn('dataProcessInstance')),
      doc: 'URNs of the runs that triggered this one; empty when none did.',
      search: { kind: 'URN', name: 'upstream', queryByDefault: false, numValues: 'numUpstreams' },
      relationship: { name: 'UpstreamOf', to: ['dataProcessInstance'] },
    },
  },
});
