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
  type DeviceFlow,
  type IdentityStore,
  realEnvironment,
} from '@colophon/auth';
import { createMemoryIdentityStore } from '@colophon/auth/testing';
import { createAccessControl, type Store } from '@colophon/catalogue';
import type { IdentityServices } from '../openapi/identity/services.ts';

/** Real users and tokens, in memory, beside a catalogue. */
export function createTestIdentity(): {
  readonly store: IdentityStore;
  readonly devices: DeviceFlow;
  readonly identity: (catalogueStore: Store) => IdentityServices;
  /** Adds somebody who may sign in. */
  addUser(name: string, kind?: 'person' | 'service'): Promise<string>;
} {
  const store = createMemoryIdentityStore();
  const box = createSecretBox(
    createKeyRing([
      createKey('encryption', new Uint8Array(32).fill(1), 0),
      createKey('signing', new Uint8Array(32).fill(2), 0),
    ]),
  );
  const hasher = createPasswordHasher({ cost: { log2N: 1, r: 1, p: 1 } });
  const backOff = createBackOff({ store, box });
  const users = createNativeUsers({ store, hasher, backOff });
  const devices = createDeviceFlow({ store, box, backOff });
  const tokens = createAccessTokens({ store });
  const by = 'urn:li:corpuser:__datahub_system';
  return {
    store,
    devices,
    identity: (catalogueStore) => ({
      store,
      users,
      tokens,
      devices,
      access: createAccessControl(catalogueStore),
      audit: {
        actions: Object.keys(auditActions) as AuditAction[],
        ...createAuditReader(store),
        record: createAudit(store, realEnvironment),
      },
    }),
    async addUser(name, kind = 'person') {
      const { urn } = await users.provision({ name, kind, by });
      await users.setStatus({ user: urn, status: 'active', by });
      return urn;
    },
  };
}
