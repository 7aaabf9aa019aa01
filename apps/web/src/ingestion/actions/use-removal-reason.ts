import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../account/use-account.ts';
import { explain } from '../../settings/who/decision.ts';
import { partTexts } from '../../texts/parts.ts';

const privilege = 'DELETE_ENTITY';

/** Why the reader may not remove pipelines; undefined where they may, and until it is known: the server decides in any case. */
export function useRemovalReason(urn: string | undefined): string | undefined {
  const { account } = useAccount();
  const { data } = useQuery({
    queryKey: ['MayRemove', urn, account?.urn],
    queryFn: ({ signal }) => explain({ privilege, entity: urn }, account?.urn ?? '', signal),
    enabled: urn !== undefined && account?.isSignInOn === true,
  });
  return data?.isAllowed === false ? partTexts.missing(privilege) : undefined;
}
