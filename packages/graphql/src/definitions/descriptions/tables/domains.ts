import type { Descriptions } from '../descriptions.ts';

/** Domains, data products and applications. */
export const domains: Descriptions = {
  CreateDomainInput: {
    $: 'A domain to create.',
    owners: 'Owners of the domain; none by default.',
    parentDomain: 'URN of the parent domain; at the top by default.',
  },
  MoveDomainInput: {
    $: 'A domain and its new parent.',
    parentDomain: 'URN of the new parent domain; null moves the domain to the top.',
    resourceUrn: 'URN of the domain to move.',
  },
  BatchSetDomainInput: {
    $: 'A domain for several entities.',
    domainUrn: 'URN of the domain; null removes the entities from theirs.',
  },
  ListDomainsInput: {
    $: 'Which child domains to list.',
    parentDomain: 'URN of the parent domain; null lists the domains at the top.',
  },
  ListDomainsResult: {
    $: 'One page of domains.',
  },
  DomainEntitiesInput: {
    $: 'Which assets of a domain to return.',
  },
  Domain: {
    entities: 'Assets in the domain.',
    parentDomains: 'The domains above, from the parent to the top.',
  },
  ParentDomainsResult: {
    $: 'The domains above a domain.',
    domains: 'Domains, from the parent to the top.',
  },
  CreateDataProductInput: {
    $: 'A data product to create.',
    properties: 'Name and description.',
    domainUrn: 'URN of the domain that it belongs to.',
  },
  CreateDataProductPropertiesInput: {
    $: 'Name and description of a data product to create.',
  },
  UpdateDataProductInput: {
    $: 'New values of a data product; omitted fields keep theirs.',
  },
  BatchSetDataProductInput: {
    $: 'A data product for several assets.',
    dataProductUrn: 'URN of the data product; null removes the assets from every data product.',
  },
  BatchSetDataProductsInput: {
    $: 'Data products for several assets.',
    dataProductUrns: 'URNs of the data products.',
  },
  BulkEntityDataProductsInput: {
    $: 'Assets whose data products to return.',
    urns: 'URNs of the assets, up to 100.',
  },
  BulkEntityDataProductsResult: {
    $: 'Data products of several assets.',
    entities: 'One entry for each asset, in the order of the URNs.',
  },
  EntityDataProducts: {
    $: 'The data products of one asset.',
    urn: 'URN of the asset.',
    dataProductAssociations: 'The data products that have the asset.',
  },
  EntityDataProductAssociation: {
    $: 'A data product that has an asset.',
    dataProduct: 'The data product.',
    isOutputPort: 'Whether the asset is an output port of the data product.',
  },
  DataProductEntitiesInput: {
    $: 'Which assets of a data product to return.',
  },
  DataProductProperties: {
    numAssets: 'Number of assets in the data product.',
  },
  DataProduct: {
    entities: 'Assets of the data product.',
  },
  CreateApplicationInput: {
    $: 'An application to create.',
    properties: 'Name and description.',
    domainUrn: 'URN of the domain that it belongs to.',
    shouldAddCreatorAsOwner: 'False leaves the application without an owner; the caller owns it by default.',
  },
  CreateApplicationPropertiesInput: {
    $: 'Name and description of an application to create.',
  },
  UpdateApplicationInput: {
    $: 'New values of an application; omitted fields keep theirs.',
  },
  BatchSetApplicationInput: {
    $: 'An application for several assets.',
    applicationUrn: 'URN of the application; null removes the assets from every application.',
  },
  BatchUnsetApplicationInput: {
    $: 'Assets to remove from an application.',
    applicationUrn: 'URN of the application.',
  },
  ApplicationEntitiesInput: {
    $: 'Which assets of an application to return.',
  },
  ApplicationProperties: {
    numAssets: 'Number of assets in the application.',
  },
};
