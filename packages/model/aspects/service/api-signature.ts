import { array, aspect, string } from '@colophon/schema';
import { edge } from '../common/edge.ts';
import { schemaField } from '../schema/schema-field.ts';

export const apiSignature = aspect({
  name: 'apiSignature',
  record: 'com.linkedin.api.ApiSignature',
  doc: 'What an API accepts and returns, given inline or as references to datasets. A referenced dataset wins over inline fields for the same side.',
  fields: {
    schemaDefinition: {
      type: string,
      doc: 'The complete contract as text, usually JSON Schema, including what `inputFields` and `outputFields` cannot express.',
      optional: true,
    },
    inputFields: {
      type: array(schemaField),
      doc: 'Parameters of a call, one field each with its name as `fieldPath`; `nullable` false makes the argument mandatory.',
      optional: true,
    },
    outputFields: {
      type: array(schemaField),
      doc: 'What a call returns: one field per member of an object, or a single field for a scalar.',
      optional: true,
    },
    inputDatasetEdges: {
      type: array(edge),
      doc: 'Datasets that model the request, such as a protobuf message; several mean alternative payloads. Each is upstream of the API in lineage.',
      optional: true,
      search: {
        path: 'destinationUrn',
        kind: 'URN',
        name: 'inputDatasets',
        queryByDefault: false,
        numValues: 'numInputDatasets',
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
    outputDatasetEdges: {
      type: array(edge),
      doc: 'Datasets that model the response; each is downstream of the API in lineage. Edge properties may contain details such as `streaming: server`.',
      optional: true,
      search: {
        path: 'destinationUrn',
        kind: 'URN',
        name: 'outputDatasets',
        queryByDefault: false,
        numValues: 'numOutputDatasets',
      },
      relationship: {
        path: 'destinationUrn',
        name: 'Produces',
        to: ['dataset'],
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
