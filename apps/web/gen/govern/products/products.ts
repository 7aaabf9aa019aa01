import { operation } from '../../../src/data/operation.ts';
import type { ProductsQuery, ProductsQueryVariables, ProductAssetsQuery, ProductAssetsQueryVariables, CreateDataProductMutation, CreateDataProductMutationVariables, DeleteDataProductMutation, DeleteDataProductMutationVariables, AddToDataProductMutation, AddToDataProductMutationVariables, RemoveFromDataProductsMutation, RemoveFromDataProductsMutationVariables } from '../../types.ts';

export type { ProductsQuery, ProductsQueryVariables, ProductAssetsQuery, ProductAssetsQueryVariables, CreateDataProductMutation, CreateDataProductMutationVariables, DeleteDataProductMutation, DeleteDataProductMutationVariables, AddToDataProductMutation, AddToDataProductMutationVariables, RemoveFromDataProductsMutation, RemoveFromDataProductsMutationVariables };
export const productsQuery = operation<ProductsQuery, ProductsQueryVariables>('Products', "query Products($input:SearchAcrossEntitiesInput!){searchAcrossEntities(input:$input){total facets{field aggregations{value entity{card{name}}}}searchResults{entity{urn card{name domain{urn card{name}}owners{urn card{name}}}...on DataProduct{assets:entities(input:{query:\"*\" count:0}){total}}}}}}");

export const productAssetsQuery = operation<ProductAssetsQuery, ProductAssetsQueryVariables>('ProductAssets', "query ProductAssets($urn:String!$input:SearchAcrossEntitiesInput!){listDataProductAssets(urn:$urn input:$input){total searchResults{entity{urn card{name entityType platform{urn card{name}}}}}}}");

export const createDataProductMutation = operation<CreateDataProductMutation, CreateDataProductMutationVariables>('CreateDataProduct', "mutation CreateDataProduct($input:CreateDataProductInput!){createDataProduct(input:$input){urn}}");

export const deleteDataProductMutation = operation<DeleteDataProductMutation, DeleteDataProductMutationVariables>('DeleteDataProduct', "mutation DeleteDataProduct($urn:String!){deleteDataProduct(urn:$urn)}");

export const addToDataProductMutation = operation<AddToDataProductMutation, AddToDataProductMutationVariables>('AddToDataProduct', "mutation AddToDataProduct($input:BatchSetDataProductInput!){batchSetDataProduct(input:$input)}");

export const removeFromDataProductsMutation = operation<RemoveFromDataProductsMutation, RemoveFromDataProductsMutationVariables>('RemoveFromDataProducts', "mutation RemoveFromDataProducts($input:BatchSetDataProductsInput!){batchRemoveFromDataProducts(input:$input)}");
