import { operation } from '../../src/data/operation.ts';
import type { EntityHeadQuery, EntityHeadQueryVariables } from '../types.ts';

export type { EntityHeadQuery, EntityHeadQueryVariables };
export const entityHeadQuery = operation<EntityHeadQuery, EntityHeadQueryVariables>('EntityHead', "query EntityHead($urn:String!){entity(urn:$urn){urn card{...CardParts qualifiedName exists rights{edit isAllowed privileges}}}}fragment CardParts on EntityCard{entityType name description subTypes isDeprecated isRemoved platform{urn card{name}}path{name entity{urn card{name}}}owners{urn card{name}}tagCount tags(count:100){urn card{name color}}termCount terms(count:100){urn card{name}}domain{urn card{name}}}");
