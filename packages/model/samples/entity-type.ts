import type { Entity } from '@colophon/schema';

/** Datasets, as a type to which a structured property may apply. */
export const entityTypeSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:entityType:datahub.dataset',
  aspects: {
    entityTypeInfo: {
      qualifiedName: 'datahub.dataset',
      displayName: 'Dataset',
      description: 'A table, view, topic or set of files.',
    },
    status: { removed: false },
  },
};
