import { operation } from '../../../src/data/operation.ts';
import type { TagsOfEntityQuery, TagsOfEntityQueryVariables, TermsOfEntityQuery, TermsOfEntityQueryVariables } from '../../types.ts';

export type { TagsOfEntityQuery, TagsOfEntityQueryVariables, TermsOfEntityQuery, TermsOfEntityQueryVariables };
export const tagsOfEntityQuery = operation<TagsOfEntityQuery, TagsOfEntityQueryVariables>('TagsOfEntity', "query TagsOfEntity($urn:String!$start:Int!$count:Int!){entity(urn:$urn){urn card{tags(start:$start count:$count){urn card{name color}}}}}");

export const termsOfEntityQuery = operation<TermsOfEntityQuery, TermsOfEntityQueryVariables>('TermsOfEntity', "query TermsOfEntity($urn:String!$start:Int!$count:Int!){entity(urn:$urn){urn card{terms(start:$start count:$count){urn card{name}}}}}");
