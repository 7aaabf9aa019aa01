import { operation } from '../../src/data/operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EntityHeadQueryVariables = Exact<{
  urn: string;
}>;


export type EntityHeadQuery = { readonly entity:
    | { readonly urn: string, readonly card: (
        { readonly qualifiedName: string | null, readonly exists: boolean }
        & CardPartsFragment
      ) }
   | null };

export type CardPartsFragment = { readonly entityType: string, readonly name: string, readonly description: string | null, readonly subTypes: ReadonlyArray<string>, readonly isDeprecated: boolean, readonly isRemoved: boolean, readonly platform:
    | { readonly urn: string, readonly card: { readonly name: string } }
   | null, readonly path: ReadonlyArray<{ readonly name: string, readonly entity:
      | { readonly urn: string, readonly card: { readonly name: string } }
     | null }>, readonly owners: ReadonlyArray<
    | { readonly urn: string, readonly card: { readonly name: string } }
  >, readonly tags: ReadonlyArray<
    | { readonly urn: string, readonly card: { readonly name: string, readonly color: string | null } }
  >, readonly terms: ReadonlyArray<
    | { readonly urn: string, readonly card: { readonly name: string } }
  >, readonly domain:
    | { readonly urn: string, readonly card: { readonly name: string } }
   | null };

export const entityHeadQuery = operation<EntityHeadQuery, EntityHeadQueryVariables>('EntityHead', "query EntityHead($urn:String!){entity(urn:$urn){urn card{...CardParts qualifiedName exists}}}fragment CardParts on EntityCard{entityType name description subTypes isDeprecated isRemoved platform{urn card{name}}path{name entity{urn card{name}}}owners{urn card{name}}tags{urn card{name color}}terms{urn card{name}}domain{urn card{name}}}");
