import { array, aspect } from '@colophon/schema';
import { dataProductAssociation } from './data-product-association.ts';

export const dataProducts = aspect({
  name: 'dataProducts',
  record: 'com.linkedin.dataproduct.DataProducts',
  doc: 'Data products an asset belongs to, copied by the server from `dataProductProperties.assets` so that searches can filter by them.',
  fields: {
    dataProducts: {
      type: array(dataProductAssociation),
      doc: 'One entry for each data product that lists the asset, with its `outputPort` mark.',
      search: [
        {
          path: 'destinationUrn',
          kind: 'URN',
          name: 'dataProduct',
          facet: true,
          facetName: 'Data Product',
          hasValues: 'hasDataProduct',
        },
        {
          path: 'outputPort',
          kind: 'BOOLEAN',
          name: 'isDataProductOutputPort',
          queryByDefault: false,
          facet: true,
          facetName: 'Data Product Output Port',
        },
      ],
    },
  },
});
