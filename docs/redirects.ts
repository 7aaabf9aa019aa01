/** An id that no page has, and the page that a reader of its address is sent to. */
export interface Redirect {
  /** The id that the page had before, or has in DataHub's documentation. */
  readonly from: string;
  /** The id of a page. */
  readonly to: string;
}

/** For pages that moved, and for readers who know the addresses of DataHub's documentation. A test holds them. */
export const redirects: readonly Redirect[] = [
  { from: 'introduction', to: 'README' },
  { from: 'what-is-datahub/datahub-concepts', to: 'what-is-colophon/concepts' },
  { from: 'metadata-modeling/metadata-model', to: 'modeling/metadata-model' },
  { from: 'metadata-modeling/extending-the-metadata-model', to: 'modeling/extending-the-metadata-model' },
  { from: 'api/datahub-apis', to: 'api/apis' },
  { from: 'api/openapi/openapi-usage-guide', to: 'api/openapi/usage-guide' },
  { from: 'api/restli/restli-overview', to: 'api/restli/overview' },
  { from: 'api/tutorials/custom-properties', to: 'api/tutorials/adding-custom-properties' },
  { from: 'api/tutorials/datasets', to: 'api/tutorials/creating-datasets' },
  { from: 'api/tutorials/deprecation', to: 'api/tutorials/updating-deprecation' },
  { from: 'api/tutorials/descriptions', to: 'api/tutorials/adding-dataset-descriptions' },
  { from: 'api/tutorials/domains', to: 'api/tutorials/creating-domains' },
  { from: 'api/tutorials/lineage', to: 'api/tutorials/adding-lineage' },
  { from: 'api/tutorials/owners', to: 'api/tutorials/adding-owners' },
  { from: 'api/tutorials/tags', to: 'api/tutorials/creating-tags' },
  { from: 'api/tutorials/terms', to: 'api/tutorials/creating-terms' },
  { from: 'how/backup-datahub', to: 'how/backup' },
  { from: 'api/tutorials/adding-dataset-description', to: 'api/tutorials/adding-dataset-descriptions' },
  { from: 'api/tutorials/adding-column-description', to: 'api/tutorials/adding-column-descriptions' },
  { from: 'api/tutorials/adding-dataset-custom-properties', to: 'api/tutorials/adding-custom-properties' },
  { from: 'api/tutorials/adding-domain', to: 'api/tutorials/adding-domains' },
  { from: 'api/tutorials/adding-ownerships', to: 'api/tutorials/adding-owners' },
  { from: 'api/tutorials/creating-domain', to: 'api/tutorials/creating-domains' },
  {
    from: 'api/tutorials/modifying-dataset-custom-properties',
    to: 'api/tutorials/updating-custom-properties',
  },
  { from: 'api/tutorials/modifying-dataset-deprecation', to: 'api/tutorials/updating-deprecation' },
  { from: 'api/tutorials/modifying-dataset-descriptions', to: 'api/tutorials/updating-descriptions' },
  { from: 'api/tutorials/modifying-dataset-domains', to: 'api/tutorials/adding-domains' },
  { from: 'api/tutorials/modifying-dataset-lineage', to: 'api/tutorials/adding-lineage' },
  { from: 'api/tutorials/modifying-dataset-owners', to: 'api/tutorials/updating-owners' },
  { from: 'api/tutorials/modifying-dataset-tags', to: 'api/tutorials/adding-tags' },
  { from: 'api/tutorials/modifying-dataset-terms', to: 'api/tutorials/adding-terms' },
  { from: 'api/openapi/reference/log-of-changes', to: 'api/openapi/reference/change-log' },
  { from: 'api/openapi/reference/upkeep', to: 'api/openapi/reference/maintenance' },
  { from: 'api/restli/reference/deleting-and-upkeep', to: 'api/restli/reference/deleting-and-maintenance' },
];
