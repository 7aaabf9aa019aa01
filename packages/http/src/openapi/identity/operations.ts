import { audit } from '../../audit/operations.ts';
import type { Operation } from '../operation.ts';
import { access } from './access.ts';
import { devices } from './devices.ts';
import { password } from './password.ts';
import { serviceAccounts } from './service-accounts.ts';
import { sessions } from './sessions.ts';
import { tokens } from './tokens.ts';
import { users } from './users.ts';

/**
 * Users, access tokens, who may do what, and who did what. They are described where there is sign-in; without it, they say how to turn
 * it on, but for those that have an answer all the same.
 */
export const identityOperations: readonly Operation[] = [
  ...access,
  ...devices,
  ...tokens,
  ...sessions,
  password,
  ...users,
  ...serviceAccounts,
  ...audit,
];
