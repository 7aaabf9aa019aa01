import { operation } from '../../../../src/data/operation.ts';
import type { LineageOfNodeQuery, LineageOfNodeQueryVariables, UpdateLineageMutation, UpdateLineageMutationVariables } from '../../../types.ts';

export type { LineageOfNodeQuery, LineageOfNodeQueryVariables, UpdateLineageMutation, UpdateLineageMutationVariables };
export const lineageOfNodeQuery = operation<LineageOfNodeQuery, LineageOfNodeQueryVariables>('LineageOfNode', "query LineageOfNode($urn:String!){entity(urn:$urn){urn ...on EntityWithRelationships{upstream:lineage(input:{direction:UPSTREAM start:0 count:200 separateSiblings:true}){relationships{isManual entity{urn card{entityType name}}}}downstream:lineage(input:{direction:DOWNSTREAM start:0 count:200 separateSiblings:true}){relationships{isManual entity{urn card{entityType name}}}}}...on Dataset{privileges{canEditLineage}}...on DataJob{privileges{canEditLineage}}...on Chart{privileges{canEditLineage}}...on Dashboard{privileges{canEditLineage}}}}");

export const updateLineageMutation = operation<UpdateLineageMutation, UpdateLineageMutationVariables>('UpdateLineage', "mutation UpdateLineage($input:UpdateLineageInput!){updateLineage(input:$input)}");
