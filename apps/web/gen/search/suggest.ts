import { operation } from '../../src/data/operation.ts';
import type { SuggestQuery, SuggestQueryVariables } from '../types.ts';

export type { SuggestQuery, SuggestQueryVariables };
export const suggestQuery = operation<SuggestQuery, SuggestQueryVariables>('Suggest', "query Suggest($text:String!){autoCompleteForMultiple(input:{query:$text limit:4}){suggestions{type entities{urn card{entityType name platform{card{name}}path{name entity{card{name}}}}}}}}");
