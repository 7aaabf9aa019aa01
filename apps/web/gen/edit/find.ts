import { operation } from '../../src/data/operation.ts';
import type { FindQuery, FindQueryVariables, FindFirstQuery, FindFirstQueryVariables } from '../types.ts';

export type { FindQuery, FindQueryVariables, FindFirstQuery, FindFirstQueryVariables };
export const findQuery = operation<FindQuery, FindQueryVariables>('Find', "query Find($input:AutoCompleteMultipleInput!){autoCompleteForMultiple(input:$input){suggestions{entities{urn card{...FoundCard}}}}}fragment FoundCard on EntityCard{entityType name color path{name entity{card{name}}}}");

export const findFirstQuery = operation<FindFirstQuery, FindFirstQueryVariables>('FindFirst', "query FindFirst($input:SearchAcrossEntitiesInput!){searchAcrossEntities(input:$input){searchResults{entity{urn card{...FoundCard}}}}}fragment FoundCard on EntityCard{entityType name color path{name entity{card{name}}}}");
