import { operation } from '../../src/data/operation.ts';
import type { EntityHealthQuery, EntityHealthQueryVariables } from '../types.ts';

export type { EntityHealthQuery, EntityHealthQueryVariables };
export const entityHealthQuery = operation<EntityHealthQuery, EntityHealthQueryVariables>('EntityHealth', "query EntityHealth($urn:String!){entity(urn:$urn){...on Dataset{health{...HealthParts}}...on Chart{health{...HealthParts}}...on Dashboard{health{...HealthParts}}...on DataJob{health{...HealthParts}}...on DataFlow{health{...HealthParts}}}}fragment HealthParts on Health{type status message}");
