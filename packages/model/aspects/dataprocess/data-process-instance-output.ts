import { array, aspect, urn } from '@colophon/schema';
import { edge } from '../common/edge.ts';

export const dataProcessInstanceOutput = aspect({
  name: 'dataProcessInstanceOutput',
  record: 'com.linkedin.dataprocess.DataProcessInstanceOutput',
  doc: 'Outputs of a run: datasets, models or other runs.',
  fields: {
    outputs: {
      type: array(urn('dataset', 'mlModel')),
      doc: 'URNs of datasets or models that the run wrote; `outputEdges` is more detailed and will replace it.',
      search: { kind: 'URN', name: 'outputs', queryByDefault: false, facet: true, numValues: 'numOutputs' },
      relationship: { name: 'Produces', to: ['dataset', 'mlModel'] },
    },
    outputEdges: {
      type: array(edge),
      doc: 'Datasets, models or runs that the run wrote, each with time, actor and properties; counts as downstream lineage.',
      optional: true,
      relationship: {
        path: 'destinationUrn',
        name: 'DataProcessInstanceProduces',
        to: ['dataset', 'mlModel', 'dataProcessInstance'],
        lineage: true,
        upstream: false,
        createdOn: 'created.time',
        createdActor: 'created.actor',
        updatedOn: 'lastModified.time',
        updatedActor: 'lastModified.actor',
        properties: 'properties',
      },
    },
  },
});
