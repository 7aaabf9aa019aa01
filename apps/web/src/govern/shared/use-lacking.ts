import { useQuery } from '@tanstack/react-query';
import { grantedPrivilegesQuery } from '../../../gen/govern/shared/privileges.ts';
import { useAccount } from '../../account/use-account.ts';
import { read } from '../../data/query-client.ts';
import { partTexts } from '../../texts/parts.ts';

/**
 * Why the reader may not do what needs a privilege on the catalogue as a whole.
 *
 * @returns Undefined where it is allowed, and until it is known: the server decides in any case.
 */
export function useLacking(privilege: string): string | undefined {
  const { account } = useAccount();
  const { data } = useQuery({
    ...read(grantedPrivilegesQuery, { actor: account?.urn ?? '' }),
    enabled: account !== undefined,
  });
  const granted = data?.getGrantedPrivileges?.privileges;
  return granted === undefined || granted.includes(privilege) ? undefined : partTexts.missing(privilege);
}
