import { accessTokens } from './access-tokens.ts';
import { invitations } from './invitations.ts';
import { roles } from './roles.ts';

/** One for each field of the schema's roots. Every one of them asks the caller for its privileges before anything else. */
export const resolvers = { ...accessTokens, ...invitations, ...roles };
