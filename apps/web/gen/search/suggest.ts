import { operation } from '../../src/data/operation.ts';
import type { SuggestQuery, SuggestQueryVariables, SuggestElsewhereQuery, SuggestElsewhereQueryVariables } from '../types.ts';

export type { SuggestQuery, SuggestQueryVariables, SuggestElsewhereQuery, SuggestElsewhereQueryVariables };
export const suggestQuery = operation<SuggestQuery, SuggestQueryVariables>('Suggest', "query Suggest($text:String!$view:String){autoCompleteForMultiple(input:{query:$text limit:4 viewUrn:$view}){query suggestions{type entities{urn card{...SuggestedCard}}}}}fragment SuggestedCard on EntityCard{entityType name qualifiedName platform{card{name}}path{name entity{card{name}}}}");

export const suggestElsewhereQuery = operation<SuggestElsewhereQuery, SuggestElsewhereQueryVariables>('SuggestElsewhere', "query SuggestElsewhere($text:String!$count:Int!$view:String){searchAcrossEntities(input:{query:$text count:$count viewUrn:$view searchFlags:{skipAggregates:true}}){searchResults{entity{urn card{...SuggestedCard}}matchedFields{name value entity{urn card{name}}}}}}fragment SuggestedCard on EntityCard{entityType name qualifiedName platform{card{name}}path{name entity{card{name}}}}");
