import { aspect, boolean, string } from '@colophon/schema';

export const icebergCatalogInfo = aspect({
  name: 'icebergCatalogInfo',
  record: 'com.linkedin.dataset.IcebergCatalogInfo',
  doc: 'State of an Iceberg table or view, including those that the catalogue itself serves as Iceberg REST catalogue.',
  fields: {
    metadataPointer: {
      type: string,
      doc: "Location of the table's current metadata file; set only where the catalogue serves as Iceberg REST catalogue, not for externally managed tables.",
      optional: true,
    },
    view: { type: boolean, doc: 'True for an Iceberg view, false for a table.', optional: true },
  },
});
