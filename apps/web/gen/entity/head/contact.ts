import { operation } from '../../../src/data/operation.ts';
import type { EntityContactQuery, EntityContactQueryVariables } from '../../types.ts';

export type { EntityContactQuery, EntityContactQueryVariables };
export const entityContactQuery = operation<EntityContactQuery, EntityContactQueryVariables>('EntityContact', "query EntityContact($urn:String!){entity(urn:$urn){...on CorpUser{editableProperties{email}properties{email}}...on CorpGroup{groupEditable:editableProperties{email}groupProperties:properties{email}}}}");
