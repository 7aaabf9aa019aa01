import { array, aspect, urn } from '@colophon/schema';

export const dataProcessInfo = aspect({
  name: 'dataProcessInfo',
  record: 'com.linkedin.dataprocess.DataProcessInfo',
  doc: 'Datasets that a legacy `dataProcess` reads and writes.',
  fields: {
    inputs: {
      type: array(urn('dataset')),
      doc: 'URNs of the datasets that the process reads; upstream in lineage.',
      optional: true,
      search: { kind: 'URN', name: 'inputs', queryByDefault: false, numValues: 'numInputDatasets' },
      relationship: { name: 'Consumes', to: ['dataset'], lineage: true },
    },
    outputs: {
      type: array(urn('dataset')),
      doc: 'URNs of the datasets that the process writes.',
      optional: true,
      search: { kind: 'URN', name: 'outputs', queryByDefault: false, numValues: 'numOutputDatasets' },
      relationship: { name: 'Consumes', to: ['dataset'], lineage: true },
    },
  },
});
