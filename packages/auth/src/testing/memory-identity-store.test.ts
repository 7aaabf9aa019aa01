import { createMemoryIdentityStore, identityStoreContract } from './identity-store-contract.ts';

identityStoreContract('in memory', async () => createMemoryIdentityStore());
