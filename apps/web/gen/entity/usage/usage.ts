import { operation } from '../../../src/data/operation.ts';
import type { UsageQuery, UsageQueryVariables, QueriesQuery, QueriesQueryVariables } from '../../types.ts';

export type { UsageQuery, UsageQueryVariables, QueriesQuery, QueriesQueryVariables };
export const usageQuery = operation<UsageQuery, UsageQueryVariables>('Usage', "query Usage($urn:String!$since:Long!$count:Int!){dataset(urn:$urn){privileges{canViewDatasetUsage canViewDatasetProfile}datasetProfiles(startTimeMillis:$since limit:$count){timestampMillis rowCount columnCount sizeInBytes fieldProfiles{fieldPath nullProportion uniqueCount uniqueProportion min max mean median sampleValues}}usageStats(range:MONTH){buckets{bucket metrics{uniqueUserCount totalSqlQueries}}aggregations{totalSqlQueries uniqueUserCount users{count userEmail user{urn card{name}}}fields{fieldName count}}}}}");

export const queriesQuery = operation<QueriesQuery, QueriesQueryVariables>('Queries', "query Queries($urn:String!$count:Int!){listQueries(input:{datasetUrn:$urn start:0 count:$count}){total queries{urn properties{name description source statement{value language}lastModified{time}}}}}");
