import { useQuery } from '@tanstack/react-query';
import { grantedPrivilegesOnQuery, grantedPrivilegesQuery } from '../../gen/account/privileges.ts';
import { read } from '../data/query-client.ts';
import { partTexts } from '../texts/parts.ts';
import { useAccount } from './use-account.ts';

/**
 * Why the reader may not do what needs a privilege on the catalogue as a whole.
 *
 * @param anyOf Any one of these is enough.
 * @returns Undefined where it is allowed, and until it is known: the server decides in any case.
 */
export function useLacking(...anyOf: readonly string[]): string | undefined {
  return useHeld(anyOf).reason;
}

interface Held {
  readonly isKnown: boolean;
  readonly reason: string | undefined;
}

/** The same of a page that cannot even be read without: it waits until that is known, so as not to ask in vain. */
export function useHeld(anyOf: readonly string[]): Held {
  const { account, error } = useAccount();
  const { data, isError } = useQuery({
    ...read(grantedPrivilegesQuery, { actor: account?.urn ?? '' }),
    enabled: account !== undefined,
  });
  const granted = data?.getGrantedPrivileges?.privileges;
  return { isKnown: granted !== undefined || isError || error !== null, reason: reasonOf(granted, anyOf) };
}

/** The same of what needs a privilege on one entity, such as a domain; of nothing while there is none. */
export const useLackingOn = (urn: string | undefined, ...anyOf: readonly string[]): string | undefined =>
  useHeldOn(urn, anyOf).reason;

/** The same of a part of the page of an entity that cannot be read without. */
export function useHeldOn(urn: string | undefined, anyOf: readonly string[]): Held {
  const { account, error } = useAccount();
  const { data, isError } = useQuery({
    ...read(grantedPrivilegesOnQuery, { actor: account?.urn ?? '', urn: urn ?? '' }),
    enabled: account !== undefined && urn !== undefined,
  });
  const granted = urn === undefined ? undefined : data?.getGrantedPrivileges?.privileges;
  return { isKnown: granted !== undefined || isError || error !== null, reason: reasonOf(granted, anyOf) };
}

const reasonOf = (granted: readonly string[] | undefined, anyOf: readonly string[]): string | undefined =>
  granted === undefined || anyOf.some((privilege) => granted.includes(privilege))
    ? undefined
    : partTexts.missing(anyOf.join(partTexts.or));
