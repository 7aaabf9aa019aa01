import { operation } from '../../../src/data/operation.ts';
import type { HistoryQuery, HistoryQueryVariables, NamesQuery, NamesQueryVariables } from '../../types.ts';

export type { HistoryQuery, HistoryQueryVariables, NamesQuery, NamesQueryVariables };
export const historyQuery = operation<HistoryQuery, HistoryQueryVariables>('History', "query History($urn:String!){getTimeline(input:{urn:$urn}){changeTransactions{timestampMillis lastSemanticVersion actor changes{urn category operation modifier parameters{key value}description}}}}");

export const namesQuery = operation<NamesQuery, NamesQueryVariables>('Names', "query Names($urns:[String!]!){entities(urns:$urns checkForExistence:false){urn card{name}}}");
