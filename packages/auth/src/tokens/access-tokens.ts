import { createAudit } from '../audit.ts';
import { type Environment, minuteMs, realEnvironment } from '../environment.ts';
import { AuthError } from '../errors.ts';
import type { AccessTokenRecord, TokenKind, TokenQuery } from '../ports/access-tokens.ts';
import type { IdentityStore } from '../ports/identity-store.ts';
import type { UserRecord } from '../ports/users.ts';
import { hashSecret, randomText } from '../random-text.ts';
import type { Acting } from '../users/native-users.ts';
import { isTokenShaped, makeToken } from './token-format.ts';

export interface AccessTokensOptions {
  readonly store: IdentityStore;
  readonly environment?: Environment;
  /** The longest lifetime that a token may ask for. Default: none, and tokens without an end are allowed. */
  readonly maxLifetimeMs?: number;
}

export interface NewToken extends Acting {
  readonly kind: TokenKind;
  /** URN of the user, or of the service account. */
  readonly owner: string;
  /** For people to recognise it by; 1 to 100 characters. */
  readonly name: string;
  /** At most 1,000 characters. */
  readonly description?: string;
  /** Default: until it is revoked. */
  readonly lifetimeMs?: number;
}

/** A token, to be shown once, and what is kept of it. */
export interface MadeToken {
  readonly token: string;
  readonly record: AccessTokenRecord;
}

export interface AccessTokens {
  /** @throws AuthError `UNKNOWN_USER`, `INVALID_NAME`, `INVALID_TOKEN` for a lifetime that is not allowed */
  create(token: NewToken): Promise<MadeToken>;
  /** @throws AuthError `INVALID_TOKEN` when it is malformed, unknown or expired, or its owner is not active */
  authenticate(token: string): Promise<{ readonly record: AccessTokenRecord; readonly user: UserRecord }>;
  list(query: TokenQuery): Promise<readonly AccessTokenRecord[]>;
  read(id: string): Promise<AccessTokenRecord | undefined>;
  /** False when there is none. */
  revoke(revocation: Acting & { readonly id: string }): Promise<boolean>;
  /**
   * Makes a token of the same name, owner and lifetime, counted from now, in the place of another.
   *
   * @param rotation.overlapMs How long the old one may still be used. Default: 0.
   * @throws AuthError `INVALID_TOKEN` when there is none, or it has expired.
   */
  rotate(rotation: Acting & { readonly id: string; readonly overlapMs?: number }): Promise<MadeToken>;
}

/** A use is recorded when the last one is older, since each costs a write. */
const touchEveryMs = minuteMs;

const invalidToken = (): AuthError =>
  new AuthError('INVALID_TOKEN', 'The access token is invalid or expired');

export function createAccessTokens({
  store,
  environment = realEnvironment,
  maxLifetimeMs,
}: AccessTokensOptions): AccessTokens {
  const audit = createAudit(store, environment);
  const isExpired = ({ expiresAt }: AccessTokenRecord) =>
    expiresAt !== undefined && environment.now() >= expiresAt;

  async function add(
    fields: Omit<AccessTokenRecord, 'id' | 'hash' | 'createdAt' | 'expiresAt'>,
    lifetimeMs: number | undefined,
    ending?: { readonly id: string; readonly at: number },
  ): Promise<MadeToken> {
    const owner = await store.readUser(fields.owner);
    const kind = fields.kind === 'service' ? 'service' : 'person';
    if (owner?.kind !== kind || owner.status === 'suspended')
      throw new AuthError('UNKNOWN_USER', `${fields.owner} cannot have ${fields.kind} access tokens`);
    const isAllowed = lifetimeMs === undefined ? maxLifetimeMs === undefined : lifetimeMs > 0;
    if (!isAllowed || (lifetimeMs ?? 0) > (maxLifetimeMs ?? Number.POSITIVE_INFINITY))
      throw new AuthError(
        'INVALID_TOKEN',
        maxLifetimeMs === undefined
          ? 'The lifetime of an access token must be positive'
          : `Access tokens must end, after at most ${Math.floor(maxLifetimeMs / minuteMs)} minutes`,
      );
    const token = makeToken(fields.kind, environment);
    const createdAt = environment.now();
    const record: AccessTokenRecord = {
      id: randomText(environment, 12),
      hash: hashSecret(token),
      ...fields,
      createdAt,
      ...(lifetimeMs !== undefined && { expiresAt: createdAt + lifetimeMs }),
    };
    await store.addToken(record, ending);
    return { token, record };
  }

  return {
    async create({ kind, owner, name, description, lifetimeMs, by, ...origin }) {
      if (name.trim() === '' || name.length > 100 || (description?.length ?? 0) > 1_000)
        throw new AuthError(
          'INVALID_NAME',
          'The name of a token has 1 to 100 characters, and its description at most 1,000',
        );
      const fields = { kind, owner, createdBy: by, name, ...(description !== undefined && { description }) };
      const made = await add(fields, lifetimeMs);
      const details = { owner, name };
      await audit(
        { action: 'token-created', outcome: 'done', actor: by, subject: made.record.id, details },
        origin,
      );
      return made;
    },

    async authenticate(token) {
      const record = isTokenShaped(token) ? await store.findToken(hashSecret(token)) : undefined;
      if (!record || isExpired(record)) throw invalidToken();
      const user = await store.readUser(record.owner);
      if (!user || user.status === 'suspended') throw invalidToken();
      const at = environment.now();
      if (at - (record.lastUsedAt ?? 0) >= touchEveryMs) await store.touchToken(record.id, at);
      return { record, user };
    },

    list: (query) => store.listTokens(query),
    read: (id) => store.readToken(id),

    async revoke({ id, by, ...origin }) {
      if (!(await store.removeToken(id))) return false;
      await audit({ action: 'token-revoked', outcome: 'done', actor: by, subject: id }, origin);
      return true;
    },

    async rotate({ id, by, overlapMs = 0, ...origin }) {
      const old = await store.readToken(id);
      if (!old || isExpired(old)) throw invalidToken();
      const { id: _id, hash: _hash, createdAt, expiresAt, lastUsedAt: _lastUsedAt, ...fields } = old;
      const lifetimeMs = expiresAt === undefined ? undefined : expiresAt - createdAt;
      const made = await add({ ...fields, createdBy: by }, lifetimeMs, {
        id,
        at: environment.now() + overlapMs,
      });
      const details = { replaces: id };
      await audit(
        { action: 'token-rotated', outcome: 'done', actor: by, subject: made.record.id, details },
        origin,
      );
      return made;
    },
  };
}
