import { operation } from '../../../src/data/operation.ts';
import type { IngestionSourcesQuery, IngestionSourcesQueryVariables, IngestionSourceQuery, IngestionSourceQueryVariables, SourceRunsQuery, SourceRunsQueryVariables, CreateSourceMutation, CreateSourceMutationVariables, UpdateSourceMutation, UpdateSourceMutationVariables, DeleteSourceMutation, DeleteSourceMutationVariables, CheckRecipeMutation, CheckRecipeMutationVariables } from '../../types.ts';

export type { IngestionSourcesQuery, IngestionSourcesQueryVariables, IngestionSourceQuery, IngestionSourceQueryVariables, SourceRunsQuery, SourceRunsQueryVariables, CreateSourceMutation, CreateSourceMutationVariables, UpdateSourceMutation, UpdateSourceMutationVariables, DeleteSourceMutation, DeleteSourceMutationVariables, CheckRecipeMutation, CheckRecipeMutationVariables };
export const ingestionSourcesQuery = operation<IngestionSourcesQuery, IngestionSourcesQueryVariables>('IngestionSources', "query IngestionSources($input:ListIngestionSourcesInput!){listIngestionSources(input:$input){total ingestionSources{...SourceRow}}}fragment SourceRow on IngestionSource{urn name type schedule{interval timezone}config{executorId}executions(start:0 count:1){total executionRequests{urn ...RunState}}}fragment RunState on ExecutionRequest{input{requestedAt}result{status startTimeMs durationMs}}");

export const ingestionSourceQuery = operation<IngestionSourceQuery, IngestionSourceQueryVariables>('IngestionSource', "query IngestionSource($urn:String!){ingestionSource(urn:$urn){urn name type schedule{interval timezone}config{recipe executorId version debugMode extraArgs{key value}}}}");

export const sourceRunsQuery = operation<SourceRunsQuery, SourceRunsQueryVariables>('SourceRuns', "query SourceRuns($urn:String!$start:Int$count:Int){ingestionSource(urn:$urn){urn executions(start:$start count:$count){total executionRequests{...RunRow}}}}fragment RunRow on ExecutionRequest{urn input{task requestedAt executorId actor{urn card{name}}source{type}}result{status startTimeMs durationMs}source{urn name type}}");

export const createSourceMutation = operation<CreateSourceMutation, CreateSourceMutationVariables>('CreateSource', "mutation CreateSource($input:UpdateIngestionSourceInput!){createIngestionSource(input:$input)}");

export const updateSourceMutation = operation<UpdateSourceMutation, UpdateSourceMutationVariables>('UpdateSource', "mutation UpdateSource($urn:String!$input:UpdateIngestionSourceInput!){updateIngestionSource(urn:$urn input:$input)}");

export const deleteSourceMutation = operation<DeleteSourceMutation, DeleteSourceMutationVariables>('DeleteSource', "mutation DeleteSource($urn:String!){deleteIngestionSource(urn:$urn)}");

export const checkRecipeMutation = operation<CheckRecipeMutation, CheckRecipeMutationVariables>('CheckRecipe', "mutation CheckRecipe($recipe:String!){createTestConnectionRequest(input:{recipe:$recipe})}");
