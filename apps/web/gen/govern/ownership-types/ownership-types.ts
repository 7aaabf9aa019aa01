import { operation } from '../../../src/data/operation.ts';
import type { ListedOwnershipTypesQuery, ListedOwnershipTypesQueryVariables, CreateOwnershipTypeMutation, CreateOwnershipTypeMutationVariables, UpdateOwnershipTypeMutation, UpdateOwnershipTypeMutationVariables, DeleteOwnershipTypeMutation, DeleteOwnershipTypeMutationVariables } from '../../types.ts';

export type { ListedOwnershipTypesQuery, ListedOwnershipTypesQueryVariables, CreateOwnershipTypeMutation, CreateOwnershipTypeMutationVariables, UpdateOwnershipTypeMutation, UpdateOwnershipTypeMutationVariables, DeleteOwnershipTypeMutation, DeleteOwnershipTypeMutationVariables };
export const listedOwnershipTypesQuery = operation<ListedOwnershipTypesQuery, ListedOwnershipTypesQueryVariables>('ListedOwnershipTypes', "query ListedOwnershipTypes($input:ListOwnershipTypesInput!){listOwnershipTypes(input:$input){total ownershipTypes{urn info{name description}uses:relationships(input:{types:[\"ownershipType\"]direction:INCOMING count:0}){total}}}}");

export const createOwnershipTypeMutation = operation<CreateOwnershipTypeMutation, CreateOwnershipTypeMutationVariables>('CreateOwnershipType', "mutation CreateOwnershipType($input:CreateOwnershipTypeInput!){createOwnershipType(input:$input){urn}}");

export const updateOwnershipTypeMutation = operation<UpdateOwnershipTypeMutation, UpdateOwnershipTypeMutationVariables>('UpdateOwnershipType', "mutation UpdateOwnershipType($urn:String!$input:UpdateOwnershipTypeInput!){updateOwnershipType(urn:$urn input:$input){urn}}");

export const deleteOwnershipTypeMutation = operation<DeleteOwnershipTypeMutation, DeleteOwnershipTypeMutationVariables>('DeleteOwnershipType', "mutation DeleteOwnershipType($urn:String!){deleteOwnershipType(urn:$urn deleteReferences:true)}");
