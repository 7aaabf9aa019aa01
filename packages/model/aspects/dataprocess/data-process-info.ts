import { array, aspect, urn } from '@colophon/schema';

export const dataProcessInfo = aspect({
  name: 'dataProcessInfo',
  record: 'com.linkedin.dataprocess.DataProcessInfo',
  doc: 'Lists the datasets that an older style `dataProcess` reads and writes.',
  fields: {
    inputs: {
      type: array(urn('dataset')),
      doc: 'Urns of the datasets that the process reads; upstream in lineage.',
      optional: true,
      search: { kind: 'URN', name: 'inputs', queryByDefault: false, numValues: 'numInputDatasets' },
      relationship: { name: 'Consumes', to: ['dataset'], lineage: true },
    },
    outputs: {
      type: array(urn('dataset')),
      doc: 'Urns of the datasets that the process writes.',
      optional: true,
      search: { kind: 'URN', name: 'outputs', queryByDefault: false, numValues: 'numOutputDatasets' },
      relationship: { name: 'Consumes', to: ['dataset'], lineage: true },
    },
  },
});
