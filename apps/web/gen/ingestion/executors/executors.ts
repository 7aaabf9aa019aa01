import { operation } from '../../../src/data/operation.ts';
import type { ExecutorsQuery, ExecutorsQueryVariables } from '../../types.ts';

export type { ExecutorsQuery, ExecutorsQueryVariables };
export const executorsQuery = operation<ExecutorsQuery, ExecutorsQueryVariables>('Executors', "query Executors{listIngestionSources(input:{start:0 count:1000}){ingestionSources{urn config{executorId}}}listExecutionRequests(input:{start:0 count:500}){executionRequests{urn input{executorId requestedAt}result{status startTimeMs durationMs}}}}");
