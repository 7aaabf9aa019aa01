import { operation } from '../../../src/data/operation.ts';
import type { FilterPropertiesQuery, FilterPropertiesQueryVariables } from '../../types.ts';

export type { FilterPropertiesQuery, FilterPropertiesQueryVariables };
export const filterPropertiesQuery = operation<FilterPropertiesQuery, FilterPropertiesQueryVariables>('FilterProperties', "query FilterProperties{searchAcrossEntities(input:{query:\"*\" types:[STRUCTURED_PROPERTY]count:200 searchFlags:{skipAggregates:true skipHighlighting:true}}){searchResults{entity{urn card{name}}}}}");
