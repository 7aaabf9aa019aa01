import { operation } from '../../src/data/operation.ts';
import type { SearchQuery, SearchQueryVariables } from '../types.ts';

export type { SearchQuery, SearchQueryVariables };
export const searchQuery = operation<SearchQuery, SearchQueryVariables>('Search', "query Search($input:SearchAcrossEntitiesInput!){searchAcrossEntities(input:$input){total searchResults{entity{urn card{...ResultParts}}matchedFields{name value entity{urn card{name}}}}suggestions{text}facets{field displayName aggregations{value count entity{urn card{name}}}}}}fragment ResultParts on EntityCard{...CardParts qualifiedName activeIncidents failingAssertions usesLately changedAt}fragment CardParts on EntityCard{entityType name description subTypes isDeprecated isRemoved platform{urn card{name}}path{name entity{urn card{name}}}owners{urn card{name}}tagCount tags(count:100){urn card{name color}}termCount terms(count:100){urn card{name}}domain{urn card{name}}}");
