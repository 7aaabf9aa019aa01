import { operation } from '../../../src/data/operation.ts';
import type { FacetValuesQuery, FacetValuesQueryVariables } from '../../types.ts';

export type { FacetValuesQuery, FacetValuesQueryVariables };
export const facetValuesQuery = operation<FacetValuesQuery, FacetValuesQueryVariables>('FacetValues', "query FacetValues($input:AggregateAcrossEntitiesInput!){aggregateAcrossEntities(input:$input){...NamedFacets}}fragment NamedFacets on AggregateResults{facets{field aggregations{value count entity{urn card{name}}}}}");
