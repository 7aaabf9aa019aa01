import { array, aspect } from '@colophon/schema';
import { edge } from '../common/edge.ts';

export const metricUpstreams = aspect({
  name: 'metricUpstreams',
  record: 'com.linkedin.metric.MetricUpstreams',
  doc: 'Datasets and columns that a metric reads directly. Lineage between metrics is in `metricRelationships` instead.',
  fields: {
    datasetUpstreams: {
      type: array(edge),
      doc: 'Datasets that the metric reads; semantic model datasets if a model defines it, otherwise physical ones.',
      optional: true,
      search: {
        path: 'destinationUrn',
        kind: 'URN',
        name: 'datasetUpstreams',
        queryByDefault: false,
        hasValues: 'hasDatasetUpstreams',
      },
      relationship: {
        path: 'destinationUrn',
        name: 'Consumes',
        to: ['dataset'],
        lineage: true,
        createdOn: 'created.time',
        createdActor: 'created.actor',
        updatedOn: 'lastModified.time',
        updatedActor: 'lastModified.actor',
        properties: 'properties',
      },
    },
    fieldUpstreams: {
      type: array(edge),
      doc: 'Columns that the metric reads; the dataset of each must be in `datasetUpstreams`. Write an empty array to clear old entries.',
      optional: true,
      search: {
        path: 'destinationUrn',
        kind: 'URN',
        name: 'fieldUpstreams',
        queryByDefault: false,
        hasValues: 'hasFieldUpstreams',
      },
      relationship: {
        path: 'destinationUrn',
        name: 'Consumes',
        to: ['schemaField'],
        createdOn: 'created.time',
        createdActor: 'created.actor',
        updatedOn: 'lastModified.time',
        updatedActor: 'lastModified.actor',
        properties: 'properties',
      },
    },
  },
});
