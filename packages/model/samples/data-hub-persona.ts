import type { Entity } from '@colophon/schema';

/** The persona of those who build pipelines; its aspect has no fields. */
export const dataHubPersonaSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:dataHubPersona:data-engineer',
  aspects: {
    dataHubPersonaInfo: {},
  },
};
