import {
  type AuditAction,
  auditActions,
  createAccessTokens,
  createAudit,
  createAuditReader,
  createBackOff,
  createDeviceFlow,
  createKey,
  createKeyRing,
  createNativeUsers,
  createPasswordHasher,
  createSecretBox,
  createSessions,
  realEnvironment,
} from '@colophon/auth';
import { createMemoryIdentityStore } from '@colophon/auth/testing';
import { type AccessControl, asSystem, type Catalogue } from '@colophon/catalogue';
import type { IdentityServices } from '@colophon/http/identity';

/** Users, sessions and tokens in memory, with passwords that are hashed fast. */
export function createTestIdentity(catalogue: Catalogue, access: AccessControl): IdentityServices {
  const store = createMemoryIdentityStore();
  const key = createKey('encryption', new Uint8Array(32).fill(1), 0);
  const box = createSecretBox(createKeyRing([key]));
  const hasher = createPasswordHasher({ cost: { log2N: 1, r: 1, p: 1 } });
  const backOff = createBackOff({ store, box });
  return {
    store,
    access,
    users: createNativeUsers({ store, hasher, backOff }),
    tokens: createAccessTokens({ store }),
    sessions: createSessions({ store }),
    devices: createDeviceFlow({ store, box, backOff }),
    system: asSystem(catalogue),
    audit: {
      actions: Object.keys(auditActions) as AuditAction[],
      ...createAuditReader(store),
      record: createAudit(store, realEnvironment),
    },
  };
}
