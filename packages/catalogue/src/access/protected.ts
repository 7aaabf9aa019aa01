import type { Privilege } from './privileges.ts';

/** Privileges of which any one will do; `nobody` where none does. */
export type Keepers = readonly Privilege[] | 'nobody';

/**
 * Entities that decide about access, or hold secrets or what belongs to one person: who may change everything else may
 * not change them, and who may see everything else does not see them. Credentials and tokens are kept apart from the metadata; none is written here.
 */
export const protectedTypes: Readonly<Record<string, Keepers>> = {
  dataHubPolicy: ['MANAGE_POLICIES'],
  dataHubAccessToken: 'nobody',
  inviteToken: 'nobody',
  dataHubSecret: ['MANAGE_SECRETS'],
  dataHubConnection: ['MANAGE_CONNECTIONS'],
  dataHubIngestionSource: ['MANAGE_INGESTION'],
  dataHubExecutionRequest: ['MANAGE_INGESTION'],
  globalSettings: ['MANAGE_GLOBAL_SETTINGS'],
  // With the addresses that notifications go to. People handle their own through GraphQL, which decides about it.
  subscription: ['MANAGE_USERS_AND_GROUPS'],
};

/** Entities that everybody may see who sees others, and that only their own privileges change. */
export const keptTypes: Readonly<Record<string, Keepers>> = {
  ...protectedTypes,
  dataHubRole: ['MANAGE_POLICIES'],
  dataHubRetention: ['MANAGE_SYSTEM_OPERATIONS'],
  dataHubUpgrade: ['MANAGE_SYSTEM_OPERATIONS'],
  dataHubOpenAPISchema: ['MANAGE_SYSTEM_OPERATIONS'],
  telemetry: ['MANAGE_SYSTEM_OPERATIONS'],
};

/** Aspects that decide what a user may do, on any entity: they change by their own privileges alone. */
export const keptAspects: Readonly<Record<string, Keepers>> = {
  corpUserCredentials: 'nobody',
  roleMembership: ['MANAGE_POLICIES'],
  groupMembership: ['MANAGE_USERS_AND_GROUPS'],
  nativeGroupMembership: ['MANAGE_USERS_AND_GROUPS'],
  corpUserStatus: ['MANAGE_USERS_AND_GROUPS'],
};

/** Aspects that are not seen by everybody who sees the entity. */
export const hiddenAspects: Readonly<Record<string, Keepers>> = {
  corpUserCredentials: 'nobody',
  inviteToken: 'nobody',
  dataHubSecretValue: 'nobody',
  datasetProfile: ['VIEW_DATASET_PROFILE'],
  datasetUsageStatistics: ['VIEW_DATASET_USAGE'],
  usageFeatures: ['VIEW_DATASET_USAGE'],
  operation: ['VIEW_DATASET_OPERATIONS'],
};
