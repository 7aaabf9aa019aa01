import { operation } from '../../../../src/data/operation.ts';
import type { NeighboursQuery, NeighboursQueryVariables, DegreesQuery, DegreesQueryVariables, LineageCardsQuery, LineageCardsQueryVariables } from '../../../types.ts';

export type { NeighboursQuery, NeighboursQueryVariables, DegreesQuery, DegreesQueryVariables, LineageCardsQuery, LineageCardsQueryVariables };
export const neighboursQuery = operation<NeighboursQuery, NeighboursQueryVariables>('Neighbours', "query Neighbours($urns:[String!]!$direction:LineageDirection!$count:Int!$from:Long$to:Long){entities(urns:$urns){urn ...on EntityWithRelationships{lineage(input:{direction:$direction start:0 count:$count startTimeMillis:$from endTimeMillis:$to}){total filtered relationships{entity{urn card{...LineageCard}}}}}}}fragment LineageCard on EntityCard{entityType name isDeprecated platform{urn card{name}}path{name entity{card{name}}}domain{urn card{name}}tags(count:100){urn card{name}}}");

export const degreesQuery = operation<DegreesQuery, DegreesQueryVariables>('Degrees', "query Degrees($urns:[String!]!$from:Long$to:Long){entities(urns:$urns){urn ...on EntityWithRelationships{upstream:lineage(input:{direction:UPSTREAM start:0 count:0 startTimeMillis:$from endTimeMillis:$to}){total filtered}downstream:lineage(input:{direction:DOWNSTREAM start:0 count:0 startTimeMillis:$from endTimeMillis:$to}){total filtered}}}}");

export const lineageCardsQuery = operation<LineageCardsQuery, LineageCardsQueryVariables>('LineageCards', "query LineageCards($urns:[String!]!){entities(urns:$urns){urn card{...LineageCard}}}fragment LineageCard on EntityCard{entityType name isDeprecated platform{urn card{name}}path{name entity{card{name}}}domain{urn card{name}}tags(count:100){urn card{name}}}");
