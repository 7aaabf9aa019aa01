import { operation } from '../../../../src/data/operation.ts';
import type { NeighboursQuery, NeighboursQueryVariables } from '../../../types.ts';

export type { NeighboursQuery, NeighboursQueryVariables };
export const neighboursQuery = operation<NeighboursQuery, NeighboursQueryVariables>('Neighbours', "query Neighbours($urn:String!$direction:LineageDirection!$count:Int!){entity(urn:$urn){urn ...on EntityWithRelationships{lineage(input:{direction:$direction start:0 count:$count}){total relationships{entity{urn card{entityType name isDeprecated platform{card{name}}path{name entity{card{name}}}}}}}}}}");
