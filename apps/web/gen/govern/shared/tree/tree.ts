import { operation } from '../../../../src/data/operation.ts';
import type { TreeLevelQuery, TreeLevelQueryVariables } from '../../../types.ts';

export type { TreeLevelQuery, TreeLevelQueryVariables };
export const treeLevelQuery = operation<TreeLevelQuery, TreeLevelQueryVariables>('TreeLevel', "query TreeLevel($input:SearchAcrossEntitiesInput!){searchAcrossEntities(input:$input){total searchResults{entity{urn card{name color path{name entity{card{name}}}}...on GlossaryNode{childrenCount{termsCount nodesCount}}...on Domain{subdomains:relationships(input:{types:[\"IsPartOf\"]direction:INCOMING count:0}){total}}}}}}");
