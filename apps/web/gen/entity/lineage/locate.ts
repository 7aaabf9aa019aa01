import { operation } from '../../../src/data/operation.ts';
import type { LocateQuery, LocateQueryVariables } from '../../types.ts';

export type { LocateQuery, LocateQueryVariables };
export const locateQuery = operation<LocateQuery, LocateQueryVariables>('Locate', "query Locate($input:SearchAcrossLineageInput!){searchAcrossLineage(input:$input){searchResults{entity{urn}paths{path{urn}}}}}");
