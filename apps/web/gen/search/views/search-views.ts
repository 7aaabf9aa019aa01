import { operation } from '../../../src/data/operation.ts';
import type { SearchViewsQuery, SearchViewsQueryVariables } from '../../types.ts';

export type { SearchViewsQuery, SearchViewsQueryVariables };
export const searchViewsQuery = operation<SearchViewsQuery, SearchViewsQueryVariables>('SearchViews', "query SearchViews($personal:ListMyViewsInput!$global:ListGlobalViewsInput!){listMyViews(input:$personal){views{urn name description}}listGlobalViews(input:$global){views{urn name description}}me{platformPrivileges{manageGlobalViews}}}");
