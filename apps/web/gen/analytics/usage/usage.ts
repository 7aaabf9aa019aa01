import { operation } from '../../../src/data/operation.ts';
import type { CatalogueUsageQuery, CatalogueUsageQueryVariables, UnusedDatasetsQuery, UnusedDatasetsQueryVariables } from '../../types.ts';

export type { CatalogueUsageQuery, CatalogueUsageQueryVariables, UnusedDatasetsQuery, UnusedDatasetsQueryVariables };
export const catalogueUsageQuery = operation<CatalogueUsageQuery, CatalogueUsageQueryVariables>('CatalogueUsage', "query CatalogueUsage($input:UsageOverviewInput!$window:WindowDuration!$count:Int!){usageOverview(input:$input){total datasetCount buckets(window:$window){timeMillis queryCount userCount}datasets(count:$count){...UsageParts}users(count:$count){...UsageParts}platforms(count:$count){...UsageParts}domains(count:$count){...UsageParts}}}fragment UsageParts on UsageOverviewCount{queryCount entity{urn card{name}}}");

export const unusedDatasetsQuery = operation<UnusedDatasetsQuery, UnusedDatasetsQueryVariables>('UnusedDatasets', "query UnusedDatasets($input:SearchAcrossEntitiesInput!){searchAcrossEntities(input:$input){total searchResults{entity{urn card{name}}}}}");
