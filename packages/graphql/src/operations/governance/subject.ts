import type { Subject } from '../../resolvers.ts';

/** What a catalogue is organised by: domains, glossary, data products, applications, properties, forms, documents. */
export const governance: readonly Subject[] = [];
