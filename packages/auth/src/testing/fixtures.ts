import { createHash } from 'node:crypto';
import type { Environment } from '../environment.ts';
import { createKey, createKeyRing } from '../keys/key-ring.ts';
import { createSecretBox, type SecretBox } from '../keys/secret-box.ts';
import { createPasswordHasher, type PasswordHasher, type ScryptCost } from '../passwords/password-hasher.ts';
import type { IdentityStore } from '../ports/identity-store.ts';
import { createBackOff } from '../sign-in/back-off.ts';
import { createNativeUsers, type NativeUsers } from '../users/native-users.ts';

/** An environment that the test decides. */
export interface TestEnvironment extends Environment {
  /** The time, to be set. */
  time: number;
}

/** A clock that stands until it is set, and bytes that are the same in every run. */
export function createTestEnvironment(time = 1_700_000_000_000): TestEnvironment {
  let calls = 0;
  const environment: TestEnvironment = {
    time,
    now: () => environment.time,
    randomBytes(length) {
      const blocks: Buffer[] = [];
      for (let size = 0; size < length; size += 32)
        blocks.push(createHash('sha256').update(`${++calls}`).digest());
      return Buffer.concat(blocks).subarray(0, length);
    },
  };
  return environment;
}

/** As cheap as scrypt gets. */
export const testCost: ScryptCost = { log2N: 1, r: 1, p: 1 };

export const createTestHasher = (environment: Environment): PasswordHasher =>
  createPasswordHasher({ environment, cost: testCost });

export const testKey = (purpose: 'encryption' | 'signing', fill = 1) =>
  createKey(purpose, Buffer.alloc(32, fill), 0);

export const createTestBox = (environment: Environment): SecretBox =>
  createSecretBox(createKeyRing([testKey('encryption'), testKey('signing')]), environment);

/** Users with passwords in a store. */
export const createTestUsers = (store: IdentityStore, environment: Environment): NativeUsers =>
  createNativeUsers({
    store,
    environment,
    hasher: createTestHasher(environment),
    backOff: createBackOff({ store, environment, box: createTestBox(environment) }),
  });

export const goodPassword = 'correct horse battery';
