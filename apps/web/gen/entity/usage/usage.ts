import { operation } from '../../../src/data/operation.ts';
import type { UsageQuery, UsageQueryVariables } from '../../types.ts';

export type { UsageQuery, UsageQueryVariables };
export const usageQuery = operation<UsageQuery, UsageQueryVariables>('Usage', "query Usage($urn:String!$since:Long!$count:Int!){dataset(urn:$urn){privileges{canViewDatasetUsage canViewDatasetProfile}datasetProfiles(startTimeMillis:$since limit:$count){timestampMillis rowCount columnCount sizeInBytes fieldProfiles{fieldPath nullProportion uniqueCount uniqueProportion min max mean median sampleValues}}usageStats(range:MONTH){buckets{bucket metrics{uniqueUserCount totalSqlQueries}}aggregations{totalSqlQueries uniqueUserCount users{count userEmail user{urn card{name}}}fields{fieldName count}}}}}");
