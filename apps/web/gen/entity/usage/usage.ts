import { operation } from '../../../src/data/operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type QueryLanguage =
  | 'SQL';

export type QuerySource =
  | 'MANUAL'
  | 'SYSTEM';

export type UsageQueryVariables = Exact<{
  urn: string;
  since: number;
  count: number;
}>;


export type UsageQuery = { readonly dataset: { readonly datasetProfiles: ReadonlyArray<{ readonly timestampMillis: number, readonly rowCount: number | null, readonly columnCount: number | null, readonly sizeInBytes: number | null, readonly fieldProfiles: ReadonlyArray<{ readonly fieldPath: string, readonly nullProportion: number | null, readonly uniqueCount: number | null, readonly uniqueProportion: number | null, readonly min: string | null, readonly max: string | null, readonly mean: string | null, readonly median: string | null, readonly sampleValues: ReadonlyArray<string> | null }> | null }> | null, readonly usageStats: { readonly buckets: ReadonlyArray<{ readonly bucket: number | null, readonly metrics: { readonly uniqueUserCount: number | null, readonly totalSqlQueries: number | null } | null } | null> | null, readonly aggregations: { readonly totalSqlQueries: number | null, readonly uniqueUserCount: number | null, readonly users: ReadonlyArray<{ readonly count: number | null, readonly userEmail: string | null, readonly user: { readonly urn: string, readonly card: { readonly name: string } } | null } | null> | null, readonly fields: ReadonlyArray<{ readonly fieldName: string | null, readonly count: number | null } | null> | null } | null } | null } | null };

export type QueriesQueryVariables = Exact<{
  urn: string;
  count: number;
}>;


export type QueriesQuery = { readonly listQueries: { readonly total: number, readonly queries: ReadonlyArray<{ readonly urn: string, readonly properties: { readonly name: string | null, readonly description: string | null, readonly source: QuerySource, readonly statement: { readonly value: string, readonly language: QueryLanguage }, readonly lastModified: { readonly time: number } } | null }> } | null };

export const usageQuery = operation<UsageQuery, UsageQueryVariables>('Usage', "query Usage($urn:String!$since:Long!$count:Int!){dataset(urn:$urn){datasetProfiles(startTimeMillis:$since limit:$count){timestampMillis rowCount columnCount sizeInBytes fieldProfiles{fieldPath nullProportion uniqueCount uniqueProportion min max mean median sampleValues}}usageStats(range:MONTH){buckets{bucket metrics{uniqueUserCount totalSqlQueries}}aggregations{totalSqlQueries uniqueUserCount users{count userEmail user{urn card{name}}}fields{fieldName count}}}}}");

export const queriesQuery = operation<QueriesQuery, QueriesQueryVariables>('Queries', "query Queries($urn:String!$count:Int!){listQueries(input:{datasetUrn:$urn start:0 count:$count}){total queries{urn properties{name description source statement{value language}lastModified{time}}}}}");
