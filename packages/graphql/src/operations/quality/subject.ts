import type { Subject } from '../../resolvers.ts';

/** Assertions, contracts, incidents, queries and tests; usage, profiles and history. */
export const quality: readonly Subject[] = [];
