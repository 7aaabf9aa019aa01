import { array, aspect, string, urn } from '@colophon/schema';
import { customProperties, externalUrl } from '../common/shared-fields.ts';
import { dataProductAssociation } from './data-product-association.ts';

export const dataProductProperties = aspect({
  name: 'dataProductProperties',
  record: 'com.linkedin.dataproduct.DataProductProperties',
  doc: 'Name, documentation, assets and parent of a data product, a set of assets offered and managed as one.',
  fields: {
    customProperties,
    externalUrl,
    name: {
      type: string,
      doc: 'Display name of the data product, for instance `Customer 360`; it can change, as the URN does not depend on it.',
      optional: true,
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'Description for consumers: what the product offers and how to use it.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', richText: true, label: 'description' },
    },
    assets: {
      type: array(dataProductAssociation),
      doc: 'Assets of the data product; this list is authoritative.',
      optional: true,
      relationship: {
        path: 'destinationUrn',
        name: 'DataProductContains',
        to: [
          'dataset',
          'dataJob',
          'dataFlow',
          'chart',
          'dashboard',
          'notebook',
          'container',
          'mlModel',
          'mlModelGroup',
          'mlFeatureTable',
          'mlFeature',
          'mlPrimaryKey',
          'document',
          'api',
        ],
      },
    },
    parentDataProduct: {
      type: urn('dataProduct'),
      doc: 'URN of the parent data product; absent at the top of the tree.',
      optional: true,
      search: { kind: 'URN', name: 'parentDataProduct', hasValues: 'hasParentDataProduct' },
      relationship: { name: 'IsPartOf', to: ['dataProduct'] },
    },
  },
});
