export const linkKinds = ['invite', 'reset', 'first-administrator'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** A link that lets somebody in who has no password yet. */
export interface LinkRecord {
  /** Public: to list and revoke it. */
  readonly id: string;
  /** Hash of the token in the link. */
  readonly hash: string;
  readonly kind: LinkKind;
  /** URN of the role that an invited user gets. */
  readonly role?: string;
  /** The only user that it is for. */
  readonly user?: string;
  readonly isReusable: boolean;
  readonly uses: number;
  /** URN of who made it. */
  readonly createdBy: string;
  readonly createdAt: number;
  /** It can be used before this time. */
  readonly expiresAt: number;
}

/** The use of a link, at a time. */
export interface Redemption {
  readonly hash: string;
  readonly at: number;
}

export interface LinkFilter {
  readonly id?: string;
  readonly kind?: LinkKind;
  readonly user?: string;
}

export interface LinkStore {
  addLink(link: LinkRecord): Promise<void>;
  /** The link, used and expired ones too. */
  findLink(hash: string): Promise<LinkRecord | undefined>;
  /** Newest first. */
  listLinks(filter: LinkFilter): Promise<readonly LinkRecord[]>;
  /** Removes the links that fit all that the filter names; none for an empty filter. */
  removeLinks(filter: LinkFilter): Promise<number>;
}

/** True for a link that can be redeemed at a time. Every store decides by this. */
export const isRedeemable = (link: LinkRecord, at: number): boolean =>
  at < link.expiresAt && (link.isReusable || link.uses === 0);
