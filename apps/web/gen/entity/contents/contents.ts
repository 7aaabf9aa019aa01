import { operation } from '../../../src/data/operation.ts';
import type { ProductContentsQuery, ProductContentsQueryVariables } from '../../types.ts';

export type { ProductContentsQuery, ProductContentsQueryVariables };
export const productContentsQuery = operation<ProductContentsQuery, ProductContentsQueryVariables>('ProductContents', "query ProductContents($urn:String!$input:SearchAcrossEntitiesInput!){listDataProductAssets(urn:$urn input:$input){total searchResults{entity{urn card{...ResultParts}}matchedFields{name value entity{urn card{name}}}}}}fragment ResultParts on EntityCard{...CardParts qualifiedName activeIncidents failingAssertions usesLately changedAt}fragment CardParts on EntityCard{entityType name description subTypes isDeprecated isRemoved platform{urn card{name}}path{name entity{urn card{name}}}owners{urn card{name}}tagCount tags(count:100){urn card{name color}}termCount terms(count:100){urn card{name}}domain{urn card{name}}}");
