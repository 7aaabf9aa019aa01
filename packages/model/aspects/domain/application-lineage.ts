import { array, aspect } from '@colophon/schema';
import { edge } from '../common/edge.ts';

export const applicationLineage = aspect({
  name: 'applicationLineage',
  record: 'com.linkedin.application.ApplicationLineage',
  doc: 'Data and APIs that an application reads and writes, which place it in lineage.',
  fields: {
    inputEdges: {
      type: array(edge),
      doc: 'Edges to the `api` and `dataset` entities the application reads.',
      optional: true,
      search: { path: 'destinationUrn', kind: 'URN', name: 'inputEdges', queryByDefault: false },
      relationship: {
        path: 'destinationUrn',
        name: 'Consumes',
        to: ['api', 'dataset'],
        lineage: true,
        createdOn: 'created.time',
        createdActor: 'created.actor',
        updatedOn: 'lastModified.time',
        updatedActor: 'lastModified.actor',
        properties: 'properties',
      },
    },
    outputEdges: {
      type: array(edge),
      doc: 'Edges to the `api` and `dataset` entities the application provides or writes.',
      optional: true,
      search: { path: 'destinationUrn', kind: 'URN', name: 'outputEdges', queryByDefault: false },
      relationship: {
        path: 'destinationUrn',
        name: 'Produces',
        to: ['api', 'dataset'],
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
