import { operation } from '../../../src/data/operation.ts';
import type { JobRunsQuery, JobRunsQueryVariables } from '../../types.ts';

export type { JobRunsQuery, JobRunsQueryVariables };
export const jobRunsQuery = operation<JobRunsQuery, JobRunsQueryVariables>('JobRuns', "query JobRuns($urn:String!$start:Int!$count:Int!){entity(urn:$urn){...on DataJob{runs(start:$start count:$count){total runs{...RunParts}}}...on DataFlow{runs(start:$start count:$count){total runs{...RunParts}}}}}fragment RunParts on DataProcessInstance{urn name externalUrl created{time}parentTemplate{urn card{name}}state(limit:2){status timestampMillis durationMillis attempt result{resultType nativeResultType}}}");
