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
  type DeviceFlow,
  type IdentityStore,
  realEnvironment,
} from '@colophon/auth';
import { createMemoryIdentityStore } from '@colophon/auth/testing';
import {
  asSystem,
  type Catalogue,
  createAccessControl,
  platformPrivileges,
  type Store,
} from '@colophon/catalogue';
import type { IdentityServices } from '../openapi/identity/services.ts';

/** Real users and tokens, in memory, beside a catalogue. */
export function createTestIdentity(): {
  readonly store: IdentityStore;
  readonly devices: DeviceFlow;
  readonly identity: (catalogueStore: Store, catalogue: Catalogue) => IdentityServices;
  /** Adds somebody who may sign in. */
  addUser(name: string, kind?: 'person' | 'service'): Promise<string>;
  /** Sets the password of somebody who has been added. */
  setPassword(user: string, password: string): Promise<void>;
  /** Lets somebody manage users, access and credentials. */
  allowEverything(catalogue: Catalogue, user: string): Promise<void>;
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
  const sessions = createSessions({ store });
  const by = 'urn:li:corpuser:__datahub_system';
  return {
    store,
    devices,
    identity: (catalogueStore, catalogue) => ({
      store,
      users,
      tokens,
      devices,
      sessions,
      system: asSystem(catalogue),
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
    async setPassword(user, password) {
      const { token } = await users.issueReset({ user, by });
      await users.resetPassword({ user, token, password });
    },
    async allowEverything(catalogue, user) {
      await catalogue.propose([
        {
          entityUrn: 'urn:li:dataHubPolicy:everything',
          aspectName: 'dataHubPolicyInfo',
          changeType: 'UPSERT',
          value: {
            displayName: 'Everything',
            description: '',
            type: 'PLATFORM',
            state: 'ACTIVE',
            privileges: Object.keys(platformPrivileges),
            actors: { users: [user] },
          },
        },
      ]);
    },
  };
}
