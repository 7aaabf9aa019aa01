import { getJson, sendJson } from '../../data/request.ts';

/** A link with which somebody signs up. GraphQL lists none, and revokes none. */
export interface Invite {
  /** By which it is revoked. */
  readonly id: string;
  /** URN of the role that the user gets. */
  readonly role?: string;
  /** URN of the only user that it is for. */
  readonly user?: string;
  readonly isReusable: boolean;
  readonly uses: number;
  readonly createdBy: string;
  /** Milliseconds since the epoch, as all times. */
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface NewInvite {
  readonly role?: string;
  readonly isReusable: boolean;
  readonly lifetimeMs: number;
}

const path = '/openapi/v1/identity/invites';
const dayMs = 24 * 60 * 60 * 1000;

export const lifetimes = { day: dayMs, week: 7 * dayMs, month: 30 * dayMs } as const;

export const invitesRequest = {
  queryKey: ['Invites'],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    ((await getJson(path, signal)) as { readonly invites: readonly Invite[] }).invites,
};

/** Makes a link. @returns The address to open in a browser. */
export async function createInvite(wanted: NewInvite): Promise<string> {
  const made = (await sendJson('POST', path, wanted)) as { readonly path: string };
  return `${location.origin}${made.path}`;
}

export const revokeInvite = (id: string): Promise<unknown> =>
  sendJson('DELETE', `${path}/${encodeURIComponent(id)}`);

/** The same link anew: the old one ends only when there is another. */
export async function renewInvite({ id, role, isReusable }: Invite): Promise<string> {
  const link = await createInvite({
    isReusable,
    lifetimeMs: lifetimes.week,
    ...(role !== undefined && { role }),
  });
  await revokeInvite(id);
  return link;
}

/** Links that can still be used, by the time in milliseconds since the epoch. */
export const usable = (invites: readonly Invite[], now: number): readonly Invite[] =>
  invites.filter(({ expiresAt, isReusable, uses }) => expiresAt > now && (isReusable || uses === 0));
