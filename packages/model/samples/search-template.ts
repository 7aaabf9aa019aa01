import type { Entity } from '@colophon/schema';

/** A template that weights names higher. */
export const searchTemplateSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:searchTemplate:sales-first',
  aspects: {
    searchTemplateProperties: {
      name: 'Sales first',
      description: 'The standard search with a higher weight for names.',
      parent: 'urn:li:searchTemplate:search',
      fields: { override: [{ fieldName: 'name', boost: 12 }] },
    },
  },
};
