import { array, aspect, enumeration, record, string, union, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const transformationType = enumeration({
  name: 'com.linkedin.common.fieldtransformer.TransformationType',
  doc: 'Standard ways in which a column can be derived from others.',
  symbols: {
    BLACKBOX: 'The column is computed in an unknown way.',
    IDENTITY: 'The column is copied unchanged.',
  },
});

export const udfTransformer = record({
  name: 'com.linkedin.common.fieldtransformer.UDFTransformer',
  doc: 'User-defined function by which a column is derived from others.',
  fields: {
    udf: {
      type: string,
      doc: 'Fully qualified class name of the function, such as `com.example.udf.HashEmail`.',
    },
  },
});

export const datasetFieldMapping = record({
  name: 'com.linkedin.dataset.DatasetFieldMapping',
  doc: 'Deprecated mapping from source fields to one destination field and how it is computed; use `FineGrainedLineage` instead.',
  deprecated: true,
  fields: {
    created: { type: auditStamp, doc: 'Who reported the mapping, and when.' },
    transformation: {
      type: union(transformationType, udfTransformer),
      doc: 'How the destination is computed: a standard transformation type, or a user-defined function.',
    },
    sourceFields: {
      type: array(union(urn())),
      doc: 'URNs of the dataset fields that `destinationField` is computed from.',
    },
    destinationField: {
      type: urn(),
      doc: 'URN of the dataset field computed from `sourceFields`; deprecated in favour of a schema field path in a generic URN.',
      deprecated: true,
    },
  },
});

export const datasetUpstreamLineage = aspect({
  name: 'datasetUpstreamLineage',
  record: 'com.linkedin.dataset.DatasetUpstreamLineage',
  doc: 'Deprecated column-level lineage of a dataset; use `fineGrainedLineages` of the `upstreamLineage` aspect.',
  deprecated: true,
  fields: {
    fieldMappings: {
      type: array(datasetFieldMapping),
      doc: 'One mapping for each destination field, with its source fields.',
    },
  },
});
