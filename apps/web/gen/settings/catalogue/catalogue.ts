import { operation } from '../../../src/data/operation.ts';
import type { CatalogueSettingsQuery, CatalogueSettingsQueryVariables, SetDocPropagationMutation, SetDocPropagationMutationVariables, SetApplicationsMutation, SetApplicationsMutationVariables } from '../../types.ts';

export type { CatalogueSettingsQuery, CatalogueSettingsQueryVariables, SetDocPropagationMutation, SetDocPropagationMutationVariables, SetApplicationsMutation, SetApplicationsMutationVariables };
export const catalogueSettingsQuery = operation<CatalogueSettingsQuery, CatalogueSettingsQueryVariables>('CatalogueSettings', "query CatalogueSettings{docPropagationSettings{docColumnPropagation}appConfig{appVersion visualConfig{application{showApplicationInNavigation}}}me{platformPrivileges{manageFeatures}}}");

export const setDocPropagationMutation = operation<SetDocPropagationMutation, SetDocPropagationMutationVariables>('SetDocPropagation', "mutation SetDocPropagation($enabled:Boolean!){updateDocPropagationSettings(input:{docColumnPropagation:$enabled})}");

export const setApplicationsMutation = operation<SetApplicationsMutation, SetApplicationsMutationVariables>('SetApplications', "mutation SetApplications($enabled:Boolean!){updateApplicationsSettings(input:{enabled:$enabled})}");
