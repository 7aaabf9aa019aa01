import { operation } from '../../../src/data/operation.ts';
import type { CoverageHistoryQuery, CoverageHistoryQueryVariables } from '../../types.ts';

export type { CoverageHistoryQuery, CoverageHistoryQueryVariables };
export const coverageHistoryQuery = operation<CoverageHistoryQuery, CoverageHistoryQueryVariables>('CoverageHistory', "query CoverageHistory($input:CoverageHistoryInput!){coverageHistory(input:$input){sinceMillis days{timeMillis counts{measure total count}}}}");
