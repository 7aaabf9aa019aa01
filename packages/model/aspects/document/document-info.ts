import { array, aspect, enumeration, record, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';
import { customProperties } from '../common/shared-fields.ts';

export const documentContents = record({
  name: 'com.linkedin.knowledge.DocumentContents',
  doc: 'Body of a document, in a separate record inside `documentInfo`.',
  fields: {
    text: {
      type: string,
      doc: 'Full text of the document, without its title.',
      search: { kind: 'TEXT' },
    },
  },
});

export const documentSourceType = enumeration({
  name: 'com.linkedin.knowledge.DocumentSourceType',
  doc: 'Whether a document was written in the catalogue or ingested.',
  symbols: {
    NATIVE: 'Written in the catalogue, by hand or through its API.',
    EXTERNAL: 'Ingested from another system, which has the original.',
  },
});

export const documentSource = record({
  name: 'com.linkedin.knowledge.DocumentSource',
  doc: 'Origin of a document: written in the catalogue, or ingested from a system such as Notion or Slack.',
  fields: {
    sourceType: {
      type: documentSourceType,
      doc: '`NATIVE` for a document written here, `EXTERNAL` for an ingested one; the system itself is not named.',
      search: { kind: 'KEYWORD', queryByDefault: false },
    },
    externalUrl: {
      type: string,
      doc: 'URL of the original document.',
      optional: true,
      search: { kind: 'KEYWORD', queryByDefault: false },
    },
    externalId: {
      type: string,
      doc: 'Id of the original in its own system; searchable, so that the ingested copy can be found by it.',
      optional: true,
      search: { kind: 'KEYWORD', queryByDefault: false },
    },
  },
});

export const documentState = enumeration({
  name: 'com.linkedin.knowledge.DocumentState',
  doc: 'Whether a document is published.',
  symbols: {
    PUBLISHED: 'Published and visible to readers.',
    UNPUBLISHED: 'A draft or a withdrawn document; not intended for readers.',
  },
});

export const documentStatus = record({
  name: 'com.linkedin.knowledge.DocumentStatus',
  doc: 'Publication state of a document, part of `documentInfo`.',
  fields: {
    state: {
      type: documentState,
      doc: 'Current state, `PUBLISHED` or `UNPUBLISHED`.',
      search: { kind: 'KEYWORD', queryByDefault: false },
    },
  },
});

export const parentDocument = record({
  name: 'com.linkedin.knowledge.ParentDocument',
  doc: 'Link from a document to its parent in the tree.',
  fields: {
    document: {
      type: urn('document'),
      doc: 'URN of the parent document; creates the `IsChildOf` edge.',
      search: { kind: 'URN', name: 'parentDocument', queryByDefault: false },
      relationship: { name: 'IsChildOf', to: ['document'] },
    },
  },
});

export const relatedAsset = record({
  name: 'com.linkedin.knowledge.RelatedAsset',
  doc: 'Link from a document to an asset that it describes or mentions.',
  fields: {
    asset: {
      type: urn(
        'container',
        'dataset',
        'dataJob',
        'dataFlow',
        'dashboard',
        'chart',
        'application',
        'mlModel',
        'mlModelGroup',
        'mlPrimaryKey',
        'mlFeature',
        'mlFeatureTable',
        'dataProduct',
        'domain',
        'glossaryTerm',
        'glossaryNode',
        'tag',
        'structuredProperty',
        'mlModel',
        'mlModelGroup',
        'mlPrimaryKey',
        'mlFeature',
        'mlFeatureTable',
      ),
      doc: 'URN of the asset: a dataset, dashboard, data product, glossary term or other entity.',
      search: { kind: 'URN', name: 'relatedAssets', queryByDefault: false },
      relationship: {
        name: 'RelatedAsset',
        to: [
          'container',
          'dataset',
          'dataJob',
          'dataFlow',
          'dashboard',
          'chart',
          'application',
          'mlModel',
          'mlModelGroup',
          'mlPrimaryKey',
          'mlFeature',
          'mlFeatureTable',
          'dataProduct',
          'domain',
          'glossaryTerm',
          'glossaryNode',
          'tag',
          'structuredProperty',
          'mlModel',
          'mlModelGroup',
          'mlPrimaryKey',
          'mlFeature',
          'mlFeatureTable',
        ],
      },
    },
  },
});

export const relatedDocument = record({
  name: 'com.linkedin.knowledge.RelatedDocument',
  doc: 'Link from one document to another outside the tree; for the tree see `ParentDocument`.',
  fields: {
    document: {
      type: urn('document'),
      doc: 'URN of the document linked to.',
      search: { kind: 'URN', name: 'relatedDocuments', queryByDefault: false },
      relationship: { name: 'RelatedDocument', to: ['document'] },
    },
  },
});

export const documentInfo = aspect({
  name: 'documentInfo',
  record: 'com.linkedin.knowledge.DocumentInfo',
  doc: 'Title, text, origin, state and links of a document such as a runbook, a decision record or a page ingested from a wiki.',
  fields: {
    customProperties,
    title: {
      type: string,
      doc: 'Title of the document; absent if it has none yet.',
      optional: true,
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    source: {
      type: documentSource,
      doc: 'Source of an ingested document; absent for one written in the catalogue.',
      optional: true,
    },
    status: { type: documentStatus, doc: 'Whether the document is published and so visible to readers.' },
    contents: { type: documentContents, doc: 'Text of the document; required, even if the text is empty.' },
    created: {
      type: auditStamp,
      doc: 'When the document was created, with the URN of the author.',
      deprecated: true,
      search: [
        { path: 'actor', kind: 'URN', name: 'creator', queryByDefault: false },
        { path: 'time', kind: 'DATETIME', name: 'createdAt', queryByDefault: false },
      ],
    },
    lastModified: {
      type: auditStamp,
      doc: 'When any part of the document last changed, with the URN of the author.',
      deprecated: true,
      search: [
        { path: 'actor', kind: 'URN', name: 'lastModifiedBy', queryByDefault: false },
        { path: 'time', kind: 'DATETIME', name: 'lastModifiedAt', queryByDefault: false },
      ],
    },
    relatedAssets: {
      type: array(relatedAsset),
      doc: 'Assets the document is about or mentions, such as datasets, dashboards or glossary terms.',
      optional: true,
    },
    relatedDocuments: {
      type: array(relatedDocument),
      doc: 'Other documents that this one mentions or is related to; children are not included.',
      optional: true,
    },
    parentDocument: {
      type: parentDocument,
      doc: 'Parent document in the tree; absent at the top level.',
      optional: true,
    },
  },
});
