import { array, aspect, urn } from '@colophon/schema';
import { edge } from '../common/edge.ts';

export const dataProcessInstanceInput = aspect({
  name: 'dataProcessInstanceInput',
  record: 'com.linkedin.dataprocess.DataProcessInstanceInput',
  doc: 'Inputs of a run: datasets, models or other runs.',
  fields: {
    inputs: {
      type: array(urn('dataset', 'mlModel')),
      doc: 'URNs of datasets or models that the run read; `inputEdges` is more detailed and will replace it.',
      search: { kind: 'URN', name: 'inputs', queryByDefault: false, facet: true, numValues: 'numInputs' },
      relationship: { name: 'Consumes', to: ['dataset', 'mlModel'] },
    },
    inputEdges: {
      type: array(edge),
      doc: 'Datasets, models or runs that the run read, each with time, actor and properties; counts as upstream lineage.',
      optional: true,
      relationship: {
        path: 'destinationUrn',
        name: 'DataProcessInstanceConsumes',
        to: ['dataset', 'mlModel', 'dataProcessInstance'],
        lineage: true,
        createdOn: 'created.time',
        createdActor: 'created.actor',
        updatedOn: 'lastModified.time',
        updatedActor: 'lastModified.actor',
        properties: 'properties',
      },
    },
  },
});
