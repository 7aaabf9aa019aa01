import { operation } from '../../../src/data/operation.ts';
import type { RelatedQuery, RelatedQueryVariables } from '../../types.ts';

export type { RelatedQuery, RelatedQueryVariables };
export const relatedQuery = operation<RelatedQuery, RelatedQueryVariables>('Related', "query Related($urn:String!$input:RelationshipsInput!){entity(urn:$urn){relationships(input:$input){total relationships{type entity{urn card{...CardParts exists}}}}}}fragment CardParts on EntityCard{entityType name description subTypes isDeprecated isRemoved platform{urn card{name}}path{name entity{urn card{name}}}owners{urn card{name}}tagCount tags(count:100){urn card{name color}}termCount terms(count:100){urn card{name}}domain{urn card{name}}}");
