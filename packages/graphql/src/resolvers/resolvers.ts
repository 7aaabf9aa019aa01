import type { Session } from '@colophon/catalogue';
import type { Caller } from '@colophon/http/identity';
import { accessTokens } from './access-tokens.ts';
import { invitations } from './invitations.ts';
import { roles } from './roles.ts';

/** For whom a request is executed. */
export interface Execution {
  readonly caller: Caller;
  readonly session: Session;
}

/** One for each field of the schema's roots. Every one of them asks the caller for its privileges before anything else. */
export const resolvers = { ...accessTokens, ...invitations, ...roles };
