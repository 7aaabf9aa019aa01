import type { Subject } from '../../resolvers.ts';

/** Tags, terms, owners, links, documentation and other labels of entities. */
export const labels: readonly Subject[] = [];
