import type { Subject } from '../../resolvers.ts';

/** Who may do what, settings, ingestion, and the pages of an interface. */
export const administration: readonly Subject[] = [];
