import type { Entity } from '@colophon/schema';

/** A template that ranks the sales domain first. */
export const searchTemplateSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:searchTemplate:sales-first',
  aspects: {
    searchTemplateProperties: {
      name: 'Sales first',
      description: 'As the standard search, with names weighted higher.',
      parent: 'urn:li:searchTemplate:search',
      fields: { override: [{ fieldName: 'name', boost: 12 }] },
    },
  },
};
