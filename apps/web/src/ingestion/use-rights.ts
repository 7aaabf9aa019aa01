import { useAccount } from '../account/use-account.ts';
import { accessTexts } from '../texts/access.ts';

interface Rights {
  /** True once the rest is known. */
  readonly isKnown: boolean;
  /** Why the reader may not handle sources and runs; undefined where they may, and until it is known. */
  readonly sources: string | undefined;
  /** The same of secrets. */
  readonly secrets: string | undefined;
}

/** What the reader may do about ingestion. */
export function useRights(): Rights {
  const { account, error } = useAccount();
  const why = (isHeld: boolean | undefined, privilege: string) =>
    isHeld === false ? accessTexts.needsTitle(privilege) : undefined;
  return {
    isKnown: account !== undefined || error !== null,
    sources: why(account?.held.manageIngestion, 'MANAGE_INGESTION'),
    secrets: why(account?.held.manageSecrets, 'MANAGE_SECRETS'),
  };
}
