import { createAudit, type Origin } from '../audit.ts';
import { type Environment, hourMs, minuteMs, realEnvironment } from '../environment.ts';
import { AuthError } from '../errors.ts';
import type { IdentityStore } from '../ports/identity-store.ts';
import type { SessionRecord } from '../ports/sessions.ts';
import type { UserRecord } from '../ports/users.ts';
import { hashSecret, randomText } from '../random-text.ts';

/** A session ends after this time without a request, in milliseconds. */
export const defaultSessionIdleMs = 8 * hourMs;

export interface SessionsOptions {
  readonly store: IdentityStore;
  readonly environment?: Environment;
  /** A session ends after this time without a request. Default: 8 hours. */
  readonly idleMs?: number;
  /** A session ends after this time, however busy it is. Default: 24 hours, as DataHub's. */
  readonly absoluteMs?: number;
}

export interface BeginSession extends Origin {
  /** URN. */
  readonly user: string;
  /** What signed the user in. */
  readonly method: string;
  /** The secret that the browser sent, if any: its session ends, so that nobody can prepare a session for somebody else. */
  readonly replacing?: string;
  readonly sealedState?: string;
}

/** A session with its user, who may use it now. */
export interface CurrentSession {
  readonly session: SessionRecord;
  readonly user: UserRecord;
}

export interface Sessions {
  /** @returns the secret for the cookie, which is not stored. @throws AuthError `UNKNOWN_USER` when the user may not. */
  begin(begin: BeginSession): Promise<{ readonly secret: string; readonly session: SessionRecord }>;
  /** Undefined for a session that is unknown or over, or whose user is suspended or removed. */
  read(secret: string): Promise<CurrentSession | undefined>;
  /** Those that are not over, newest first. */
  list(user: string): Promise<readonly SessionRecord[]>;
  /** Signs out. */
  end(secret: string, origin?: Origin): Promise<void>;
  /** Ends one session of a user by its id, or all of them. */
  endOf(user: string, id?: string, origin?: Origin): Promise<number>;
}

/** A use is recorded when the last one is older, since each costs a write. */
const touchEveryMs = minuteMs;

export function createSessions({
  store,
  environment = realEnvironment,
  idleMs = defaultSessionIdleMs,
  absoluteMs = 24 * hourMs,
}: SessionsOptions): Sessions {
  const audit = createAudit(store, environment);
  const isOver = ({ expiresAt, lastSeenAt }: SessionRecord, at: number) =>
    at >= expiresAt || at >= lastSeenAt + idleMs;

  return {
    async begin({ user: urn, method, replacing, sealedState, address, userAgent }) {
      const user = await store.readUser(urn);
      if (!user || user.status === 'suspended' || user.kind !== 'person')
        throw new AuthError('UNKNOWN_USER', `${urn} cannot have a session`);
      const secret = randomText(environment, 32);
      const createdAt = environment.now();
      const session: SessionRecord = {
        id: randomText(environment, 12),
        hash: hashSecret(secret),
        user: urn,
        epoch: user.sessionEpoch,
        method,
        createdAt,
        lastSeenAt: createdAt,
        expiresAt: createdAt + absoluteMs,
        ...(address !== undefined && { address }),
        ...(userAgent !== undefined && { userAgent: userAgent.slice(0, 256) }),
        ...(sealedState !== undefined && { sealedState }),
      };
      await store.addSession(session, replacing === undefined ? undefined : hashSecret(replacing));
      return { secret, session };
    },

    async read(secret) {
      const session = await store.findSession(hashSecret(secret));
      const at = environment.now();
      if (!session || isOver(session, at)) return undefined;
      const user = await store.readUser(session.user);
      if (!user || user.status === 'suspended' || user.sessionEpoch !== session.epoch) return undefined;
      if (at - session.lastSeenAt >= touchEveryMs) await store.touchSession(session.hash, at);
      return { session, user };
    },

    async list(urn) {
      const user = await store.readUser(urn);
      const at = environment.now();
      return (await store.listSessions(urn)).filter(
        (session) => session.epoch === user?.sessionEpoch && !isOver(session, at),
      );
    },

    async end(secret, origin) {
      const session = await store.findSession(hashSecret(secret));
      if (!session) return;
      await store.removeSessions(session.user, session.id);
      await audit({ action: 'sign-out', outcome: 'done', actor: session.user, subject: session.id }, origin);
    },

    async endOf(user, id, origin) {
      const ended = await store.removeSessions(user, id);
      if (ended > 0)
        await audit({ action: 'sessions-ended', outcome: 'done', actor: user, subject: id ?? user }, origin);
      return ended;
    },
  };
}
