import { operation } from '../../../src/data/operation.ts';
import type { UpdateNameMutation, UpdateNameMutationVariables } from '../../types.ts';

export type { UpdateNameMutation, UpdateNameMutationVariables };
export const updateNameMutation = operation<UpdateNameMutation, UpdateNameMutationVariables>('UpdateName', "mutation UpdateName($input:UpdateNameInput!){updateName(input:$input)}");
