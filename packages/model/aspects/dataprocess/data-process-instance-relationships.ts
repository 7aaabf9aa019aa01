import { array, aspect, urn } from '@colophon/schema';

export const dataProcessInstanceRelationships = aspect({
  name: 'dataProcessInstanceRelationships',
  record: 'com.linkedin.dataprocess.DataProcessInstanceRelationships',
  doc: 'Ties a run to the job it executes, the larger run it is part of, and the runs that set it off.',
  fields: {
    parentTemplate: {
      type: urn('dataJob', 'dataFlow', 'dataset'),
      doc: 'Urn of the data job, data flow or dataset of which this is a run.',
      optional: true,
      search: { kind: 'URN', name: 'parentTemplate', queryByDefault: false },
      relationship: { name: 'InstanceOf', to: ['dataJob', 'dataFlow', 'dataset'] },
    },
    parentInstance: {
      type: urn('dataProcessInstance'),
      doc: 'Urn of the enclosing run, for example the Airflow DAG run around a task run.',
      optional: true,
      search: { kind: 'URN', name: 'parentInstance', queryByDefault: false },
      relationship: { name: 'ChildOf', to: ['dataProcessInstance'] },
    },
    upstreamInstances: {
      type: array(urn('dataProcessInstance')),
      doc: 'Urns of the runs that triggered this one; empty when none did.',
      search: { kind: 'URN', name: 'upstream', queryByDefault: false, numValues: 'numUpstreams' },
      relationship: { name: 'UpstreamOf', to: ['dataProcessInstance'] },
    },
  },
});
