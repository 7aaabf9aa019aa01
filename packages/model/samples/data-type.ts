import type { Entity } from '@colophon/schema';

/** Text, as the type of a structured property. */
export const dataTypeSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:dataType:datahub.string',
  aspects: {
    dataTypeInfo: {
      qualifiedName: 'datahub.string',
      displayName: 'String',
      description: 'Text without markup.',
    },
    status: { removed: false },
  },
};
