import type { Redemption } from './links.ts';

/** Known but never signed in; may sign in; may not, and neither may anything that acts for the user. */
export const userStatuses = ['provisioned', 'active', 'suspended'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** What is needed to sign a user in. Name, picture and groups of a person are metadata, and are in the catalogue. */
export interface UserRecord {
  /** `urn:li:corpuser:ada`. */
  readonly urn: string;
  /** The name to sign in with, as `signInNameOf` folds it: two users never have the same. */
  readonly signInName: string;
  /** A service account has access tokens and nothing else: it cannot sign in. */
  readonly kind: 'person' | 'service';
  readonly status: UserStatus;
  /**
   * Who vouches for the user: `native`, or the name of a verifier or provider, as of the first sign-in. No other one can
   * sign in under this name.
   */
  readonly origin?: string;
  /** How the origin identifies the user, where a name may be given to somebody else one day. */
  readonly externalId?: string;
  /** As `PasswordHasher` makes it. */
  readonly passwordHash?: string;
  /** Incremented to end all sessions of the user: a session has the epoch that it began in. */
  readonly sessionEpoch: number;
  /** Milliseconds since 1970, as all times here. */
  readonly createdAt: number;
  readonly passwordChangedAt?: number;
  readonly signedInAt?: number;
}

export interface UserQuery {
  /** The URN of the last user of the page before. Default: from the beginning. */
  readonly after?: string;
  readonly limit: number;
}

export interface UserStore {
  readUser(urn: string): Promise<UserRecord | undefined>;
  findUser(signInName: string): Promise<UserRecord | undefined>;
  /** In the order of their URNs. */
  listUsers(query: UserQuery): Promise<readonly UserRecord[]>;
  /**
   * Adds a user, and redeems the link that allows it, both or neither.
   *
   * @returns `exists` when the URN or the sign-in name is taken, `spent` when the link cannot be redeemed.
   */
  addUser(user: UserRecord, redemption?: Redemption): Promise<'done' | 'exists' | 'spent'>;
  /**
   * Replaces a user by what a function makes of it, and redeems a link, both or neither. The function may be called
   * again after a conflict.
   *
   * @param change Returns undefined to leave all as it is.
   */
  updateUser(
    urn: string,
    change: (user: UserRecord) => UserRecord | undefined,
    redemption?: Redemption,
  ): Promise<'done' | 'unknown' | 'unchanged' | 'spent'>;
  /** Removes a user with its sessions, access tokens and links. */
  removeUser(urn: string): Promise<boolean>;
}
