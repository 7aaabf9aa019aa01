import { operation } from '../../../src/data/operation.ts';
import type { AccessQuery, AccessQueryVariables } from '../../types.ts';

export type { AccessQuery, AccessQueryVariables };
export const accessQuery = operation<AccessQuery, AccessQueryVariables>('Access', "query Access($urn:String!){entity(urn:$urn){...on Dataset{access{...AccessParts}}...on Dashboard{access{...AccessParts}}}}fragment AccessParts on Access{roles{role{urn id isAssignedToMe properties{name description type requestUrl}}}}");
