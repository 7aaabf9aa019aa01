// For other surfaces than OpenAPI: the same rules, whichever way somebody asks.

export { readUsage } from '../../restli/usage-stats.ts';
export { asRequest, type Caller, callerOf, requireUrn } from './caller.ts';
export { createServiceAccount, type NewServiceAccount, removeServiceAccount } from './service-accounts.ts';
export type { IdentityServices } from './services.ts';
export {
  createToken,
  listTokens,
  type RequestedToken,
  type RequestedTokens,
  revokeToken,
} from './tokens.ts';
export {
  changeUserStatus,
  createInvite,
  createReset,
  credentialManagers,
  type RequestedInvite,
  removeEverywhere,
  requireOther,
} from './users.ts';
