import type { AccessTokenStore } from './access-tokens.ts';
import type { AttemptStore } from './attempts.ts';
import type { AuditStore } from './audit.ts';
import type { DeviceRequestStore } from './device-requests.ts';
import type { KeyStore } from './keys.ts';
import type { LinkStore } from './links.ts';
import type { SessionStore } from './sessions.ts';
import type { UserStore } from './users.ts';

/**
 * Everything that is known about who may sign in.
 *
 * Credentials are not metadata. They are stored apart from the catalogue, with permissions of their own, so that no
 * operation of the catalogue can reach them by mistake: they are in no aspect, no change log, no event, no search
 * document and no backup of metadata, and no read of the catalogue returns them. What is stored here is hashed or
 * encrypted, except who, when and from where. The contract of an implementation is in `@colophon/auth/testing`.
 */
export interface IdentityStore
  extends UserStore,
    LinkStore,
    AccessTokenStore,
    SessionStore,
    AttemptStore,
    DeviceRequestStore,
    KeyStore,
    AuditStore {
  /**
   * Removes what is over: expired links, tokens, sessions and requests of devices, and forgotten attempts. Nothing depends on it but the size
   * of the store.
   *
   * @param at The time now.
   * @param idleSince Sessions not seen since are over, too.
   */
  removeExpired(at: number, idleSince: number): Promise<number>;
  close(): Promise<void>;
}
