import type { Entity } from '@colophon/schema';

/** After how many days rows are deleted. */
export const structuredPropertySample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:structuredProperty:shop.retentionDays',
  aspects: {
    propertyDefinition: {
      qualifiedName: 'shop.retentionDays',
      displayName: 'Retention (days)',
      description: 'Days after which a row is deleted.',
      valueType: 'urn:li:dataType:datahub.number',
      cardinality: 'SINGLE',
      entityTypes: ['urn:li:entityType:datahub.dataset'],
      allowedValues: [
        { value: { double: 30 }, description: 'Logs.' },
        { value: { double: 365 }, description: 'Everything else with personal data.' },
      ],
    },
    structuredPropertySettings: { showInSearchFilters: true, showInAssetSummary: true },
    status: { removed: false },
  },
};
