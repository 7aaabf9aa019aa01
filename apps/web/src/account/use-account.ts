import { queryOptions, useQuery } from '@tanstack/react-query';
import { type AccountQuery, accountQuery } from '../../gen/account/account.ts';
import { read } from '../data/query-client.ts';
import { getJson } from '../data/request.ts';

/** Who the server takes the reader for. */
export interface Identity {
  readonly urn: string;
  /** False where everybody is the local user. */
  readonly isSignInOn: boolean;
}

/** What the signed-in person may do on the catalogue as a whole. */
export type Held = NonNullable<AccountQuery['me']>['platformPrivileges'];

export interface Account extends Identity {
  readonly name: string;
  readonly held: Held;
}

export const identityRequest = queryOptions({
  queryKey: ['Identity'],
  queryFn: async ({ signal }) => (await getJson('/openapi/v1/identity/whoami', signal)) as Identity,
});

export interface AccountState {
  /** Undefined until it is known. */
  readonly account: Account | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The reader, and what they may do. */
export function useAccount(): AccountState {
  const identity = useQuery(identityRequest);
  const account = useQuery(read(accountQuery, {}));
  const me = account.data?.me;
  return {
    account:
      identity.data && me
        ? { ...identity.data, name: me.corpUser.card.name, held: me.platformPrivileges }
        : undefined,
    error: identity.error ?? account.error,
    retry: () => void Promise.all([identity.refetch(), account.refetch()]),
  };
}
