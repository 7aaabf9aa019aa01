import { operation } from '../../../src/data/operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AssertionResultType =
  | 'INIT'
  | 'SUCCESS'
  | 'FAILURE'
  | 'ERROR';

export type AssertionType =
  | 'DATASET'
  | 'FRESHNESS'
  | 'VOLUME'
  | 'SQL'
  | 'FIELD'
  | 'DATA_SCHEMA'
  | 'CUSTOM';

export type IncidentPriority =
  | 'LOW'
  | 'MEDIUM'
  | 'HIGH'
  | 'CRITICAL';

export type IncidentStage =
  | 'TRIAGE'
  | 'INVESTIGATION'
  | 'WORK_IN_PROGRESS'
  | 'FIXED'
  | 'NO_ACTION_REQUIRED';

export type IncidentState =
  | 'ACTIVE'
  | 'RESOLVED';

export type IncidentType =
  | 'FRESHNESS'
  | 'VOLUME'
  | 'FIELD'
  | 'SQL'
  | 'DATA_SCHEMA'
  | 'OPERATIONAL'
  | 'CUSTOM';

export type QualityQueryVariables = Exact<{
  urn: string;
}>;


export type QualityQuery = { readonly dataset: { readonly assertions: { readonly total: number, readonly assertions: ReadonlyArray<{ readonly urn: string, readonly platform: { readonly urn: string, readonly card: { readonly name: string } }, readonly info: { readonly type: AssertionType, readonly description: string | null } | null, readonly runEvents: { readonly total: number, readonly failed: number, readonly runEvents: ReadonlyArray<{ readonly timestampMillis: number, readonly result: { readonly type: AssertionResultType, readonly externalUrl: string | null } | null }> } | null }> } | null, readonly incidents: { readonly total: number, readonly incidents: ReadonlyArray<{ readonly urn: string, readonly title: string | null, readonly description: string | null, readonly incidentType: IncidentType, readonly priority: IncidentPriority | null, readonly incidentStatus: { readonly state: IncidentState, readonly stage: IncidentStage | null, readonly message: string | null, readonly lastUpdated: { readonly time: number } }, readonly created: { readonly time: number, readonly actor: string | null } }> } | null } | null };

export const qualityQuery = operation<QualityQuery, QualityQueryVariables>('Quality', "query Quality($urn:String!){dataset(urn:$urn){assertions(start:0 count:200){total assertions{urn platform{urn card{name}}info{type description}runEvents(status:COMPLETE limit:30){total failed runEvents{timestampMillis result{type externalUrl}}}}}incidents(start:0 count:50){total incidents{urn title description incidentType priority incidentStatus{state stage message lastUpdated{time}}created{time actor}}}}}");
