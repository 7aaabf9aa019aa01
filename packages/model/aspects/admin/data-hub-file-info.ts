import { aspect, enumeration, long, record, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const bucketStorageLocation = record({
  name: 'com.linkedin.file.BucketStorageLocation',
  doc: 'Bucket and key of an uploaded file in object storage.',
  fields: {
    storageBucket: {
      type: string,
      doc: 'Name of the bucket, such as an S3 bucket assigned to the catalogue.',
      search: { kind: 'KEYWORD' },
    },
    storageKey: {
      type: string,
      doc: 'Object key within the bucket, such as `uploads/diagram.png`.',
      search: { kind: 'KEYWORD' },
    },
  },
});

export const fileUploadScenario = enumeration({
  name: 'com.linkedin.file.FileUploadScenario',
  doc: 'Purposes for which a file can be uploaded.',
  symbols: {
    ASSET_DOCUMENTATION: 'The file appears in the documentation text of an asset.',
    ASSET_DOCUMENTATION_LINKS: "The file appears among an asset's documentation links.",
  },
});

export const dataHubFileInfo = aspect({
  name: 'dataHubFileInfo',
  record: 'com.linkedin.file.DataHubFileInfo',
  doc: 'A file that a user uploaded for use in the catalogue, such as an image in documentation: its location, type and purpose.',
  fields: {
    bucketStorageLocation: {
      type: bucketStorageLocation,
      doc: "Bucket and key of the file's contents.",
    },
    originalFileName: {
      type: string,
      doc: "Name of the file on the user's computer, such as `diagram.png`; the stored key may differ.",
      search: { kind: 'TEXT_PARTIAL' },
    },
    mimeType: {
      type: string,
      doc: 'Media type of the contents, such as `image/png`.',
      search: { kind: 'KEYWORD' },
    },
    sizeInBytes: { type: long, doc: 'Size of the contents, in bytes.' },
    scenario: {
      type: fileUploadScenario,
      doc: "Purpose of the upload, such as an asset's documentation.",
      search: { kind: 'KEYWORD' },
    },
    referencedByAsset: {
      type: urn(
        'dataset',
        'chart',
        'container',
        'dashboard',
        'dataFlow',
        'dataJob',
        'glossaryTerm',
        'glossaryNode',
        'mlModel',
        'mlFeature',
        'notebook',
        'mlFeatureTable',
        'mlPrimaryKey',
        'mlModelGroup',
        'domain',
        'dataProduct',
        'businessAttribute',
        'document',
      ),
      doc: 'URN of the asset whose documentation shows the file; absent when it belongs to none.',
      optional: true,
      search: { kind: 'URN' },
      relationship: {
        name: 'ReferencedBy',
        to: [
          'dataset',
          'chart',
          'container',
          'dashboard',
          'dataFlow',
          'dataJob',
          'glossaryTerm',
          'glossaryNode',
          'mlModel',
          'mlFeature',
          'notebook',
          'mlFeatureTable',
          'mlPrimaryKey',
          'mlModelGroup',
          'domain',
          'dataProduct',
          'businessAttribute',
          'document',
        ],
      },
    },
    schemaField: {
      type: urn('schemaField'),
      doc: 'URN of the schema field whose documentation shows the file; absent when it belongs to none.',
      optional: true,
      search: { kind: 'URN' },
      relationship: { name: 'ReferencedBy', to: ['schemaField'] },
    },
    created: {
      type: auditStamp,
      doc: 'Who uploaded the file, and when. Deprecated: read `systemMetadata.aspectCreated`.',
      deprecated: true,
      search: [
        { path: 'actor', kind: 'URN', name: 'createdBy' },
        { path: 'time', kind: 'DATETIME', name: 'createdAt' },
      ],
    },
    contentHash: {
      type: string,
      doc: 'SHA-256 digest of the contents; absent when none was computed.',
      optional: true,
      search: { kind: 'KEYWORD' },
    },
  },
});
