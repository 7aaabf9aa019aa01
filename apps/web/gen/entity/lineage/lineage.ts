import { operation } from '../../../src/data/operation.ts';
import type { LineageQuery, LineageQueryVariables } from '../../types.ts';

export type { LineageQuery, LineageQueryVariables };
export const lineageQuery = operation<LineageQuery, LineageQueryVariables>('Lineage', "query Lineage($urn:String!$direction:LineageDirection!$count:Int!){searchAcrossLineage(input:{urn:$urn direction:$direction query:\"*\" count:$count}){total searchResults{degree entity{urn card{entityType name platform{card{name}}path{name entity{card{name}}}}}}}}");
