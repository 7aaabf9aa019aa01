import { type Environment, hourMs } from '../environment.ts';
import { AuthError } from '../errors.ts';
import type { IdentityStore } from '../ports/identity-store.ts';
import { isRedeemable, type LinkKind, type LinkRecord, type Redemption } from '../ports/links.ts';
import { hashSecret, randomText } from '../random-text.ts';

export interface LinkOptions {
  readonly kind: LinkKind;
  /** URN of who makes it. */
  readonly by: string;
  /** URN of the role that an invited user gets. Default: none. */
  readonly role?: string;
  /** URN of the only user that it is for. Default: whoever has it. */
  readonly user?: string;
  /** Default: false. */
  readonly isReusable?: boolean;
  /** Default: an hour. */
  readonly lifetimeMs?: number;
}

/** A link, with the token that it needs. The token is not stored, so nobody can show it again. */
export interface MadeLink {
  readonly token: string;
  readonly link: LinkRecord;
}

export async function makeLink(
  store: IdentityStore,
  environment: Environment,
  { kind, by, role, user, isReusable = false, lifetimeMs = hourMs }: LinkOptions,
): Promise<MadeLink> {
  const token = randomText(environment, 24);
  const createdAt = environment.now();
  const link: LinkRecord = {
    id: randomText(environment, 12),
    hash: hashSecret(token),
    kind,
    isReusable,
    uses: 0,
    createdBy: by,
    createdAt,
    expiresAt: createdAt + lifetimeMs,
    ...(role !== undefined && { role }),
    ...(user !== undefined && { user }),
  };
  await store.addLink(link);
  return { token, link };
}

export const invalidLink = (): AuthError =>
  new AuthError('INVALID_LINK', 'The link is unknown, used or expired. Ask for a new one.');

/**
 * Finds the link of a token before anything else is done, so that who has none learns nothing.
 *
 * @throws AuthError `INVALID_LINK`
 */
export async function findLink(
  store: IdentityStore,
  environment: Environment,
  token: string,
  kind: LinkKind,
): Promise<{ readonly link: LinkRecord; readonly redemption: Redemption }> {
  const redemption = { hash: hashSecret(token), at: environment.now() };
  const link = await store.findLink(redemption.hash);
  if (link?.kind !== kind || !isRedeemable(link, redemption.at)) throw invalidLink();
  return { link, redemption };
}
