import { operation } from '../../../src/data/operation.ts';
import type { SavedQueriesQuery, SavedQueriesQueryVariables } from '../../types.ts';

export type { SavedQueriesQuery, SavedQueriesQueryVariables };
export const savedQueriesQuery = operation<SavedQueriesQuery, SavedQueriesQueryVariables>('SavedQueries', "query SavedQueries($urn:String!$start:Int!$count:Int!){listQueries(input:{datasetUrn:$urn start:$start count:$count}){total queries{urn properties{name description source statement{value language}lastModified{time}}}}}");
