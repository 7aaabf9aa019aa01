/** A signed-in browser or program. */
export interface SessionRecord {
  /** Public: to list and end it. */
  readonly id: string;
  /** Hash of what the cookie has. */
  readonly hash: string;
  /** URN. */
  readonly user: string;
  /** The user's `sessionEpoch` when it began. */
  readonly epoch: number;
  /** What signed the user in: the name of a verifier or provider. */
  readonly method: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  /** It ends at this time, however busy it is. */
  readonly expiresAt: number;
  /** Where it was begun, for its user to recognise. */
  readonly address?: string;
  readonly userAgent?: string;
  /** What a provider wants back at sign-out, encrypted. */
  readonly sealedState?: string;
}

export interface SessionStore {
  /** @param replacing Hash of a session that ends in the same transaction. */
  addSession(session: SessionRecord, replacing?: string): Promise<void>;
  findSession(hash: string): Promise<SessionRecord | undefined>;
  /** Newest first. */
  listSessions(user: string): Promise<readonly SessionRecord[]>;
  /** Records a request; never back in time. */
  touchSession(hash: string, at: number): Promise<void>;
  /** Ends a session of a user, or all of them. */
  removeSessions(user: string, id?: string): Promise<number>;
}
