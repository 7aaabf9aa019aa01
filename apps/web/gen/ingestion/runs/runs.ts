import { operation } from '../../../src/data/operation.ts';
import type { RunsQuery, RunsQueryVariables, RunQuery, RunQueryVariables, StartRunMutation, StartRunMutationVariables, CancelRunMutation, CancelRunMutationVariables, RollBackRunMutation, RollBackRunMutationVariables } from '../../types.ts';

export type { RunsQuery, RunsQueryVariables, RunQuery, RunQueryVariables, StartRunMutation, StartRunMutationVariables, CancelRunMutation, CancelRunMutationVariables, RollBackRunMutation, RollBackRunMutationVariables };
export const runsQuery = operation<RunsQuery, RunsQueryVariables>('Runs', "query Runs($input:ListExecutionRequestsInput!){listExecutionRequests(input:$input){total executionRequests{...RunRow}}}fragment RunRow on ExecutionRequest{urn input{task requestedAt executorId actor{urn card{name}}source{type}}result{status startTimeMs durationMs}source{urn name type}}");

export const runQuery = operation<RunQuery, RunQueryVariables>('Run', "query Run($urn:String!){executionRequest(urn:$urn){...on ExecutionRequest{...RunRow result{report structuredReport{type serializedValue}}}}}fragment RunRow on ExecutionRequest{urn input{task requestedAt executorId actor{urn card{name}}source{type}}result{status startTimeMs durationMs}source{urn name type}}");

export const startRunMutation = operation<StartRunMutation, StartRunMutationVariables>('StartRun', "mutation StartRun($urn:String!){createIngestionExecutionRequest(input:{ingestionSourceUrn:$urn})}");

export const cancelRunMutation = operation<CancelRunMutation, CancelRunMutationVariables>('CancelRun', "mutation CancelRun($source:String!$run:String!){cancelIngestionExecutionRequest(input:{ingestionSourceUrn:$source executionRequestUrn:$run})}");

export const rollBackRunMutation = operation<RollBackRunMutation, RollBackRunMutationVariables>('RollBackRun', "mutation RollBackRun($run:String!){rollbackIngestion(input:{runId:$run})}");
