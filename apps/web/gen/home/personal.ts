import { operation } from '../../src/data/operation.ts';
import type { MeQuery, MeQueryVariables, OwnedQuery, OwnedQueryVariables } from '../types.ts';

export type { MeQuery, MeQueryVariables, OwnedQuery, OwnedQueryVariables };
export const meQuery = operation<MeQuery, MeQueryVariables>('Me', "query Me{me{corpUser{urn card{name}}}listPosts(input:{start:0 count:5}){posts{urn postType content{contentType title description link}}}}");

export const ownedQuery = operation<OwnedQuery, OwnedQueryVariables>('Owned', "query Owned($input:SearchAcrossEntitiesInput!){searchAcrossEntities(input:$input){total searchResults{entity{urn card{entityType name}}}}}");
