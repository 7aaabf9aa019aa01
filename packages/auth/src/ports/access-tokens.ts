export const tokenKinds = ['personal', 'service'] as const;
export type TokenKind = (typeof tokenKinds)[number];

/** An access token, without the token. */
export interface AccessTokenRecord {
  /** Public: to list and revoke it. */
  readonly id: string;
  readonly hash: string;
  readonly kind: TokenKind;
  /** URN of the user or service account that it acts for. */
  readonly owner: string;
  /** URN of who made it. */
  readonly createdBy: string;
  readonly name: string;
  readonly description?: string;
  readonly createdAt: number;
  /** It can be used before this time. Default: until it is revoked. */
  readonly expiresAt?: number;
  readonly lastUsedAt?: number;
}

export interface TokenQuery {
  readonly owner?: string;
  readonly kind?: TokenKind;
  /** The id of the last token of the page before. */
  readonly after?: string;
  readonly limit: number;
}

export interface AccessTokenStore {
  /** @param ending Gives another token an end in the same transaction; one that ends earlier keeps its end. */
  addToken(token: AccessTokenRecord, ending?: { readonly id: string; readonly at: number }): Promise<void>;
  findToken(hash: string): Promise<AccessTokenRecord | undefined>;
  readToken(id: string): Promise<AccessTokenRecord | undefined>;
  /** In the order of their ids. */
  listTokens(query: TokenQuery): Promise<readonly AccessTokenRecord[]>;
  /** Records a use; never back in time. */
  touchToken(id: string, at: number): Promise<void>;
  removeToken(id: string): Promise<boolean>;
}
