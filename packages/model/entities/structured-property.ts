import { entity, key, string } from '@colophon/schema';
import { institutionalMemory } from '../aspects/common/institutional-memory.ts';
import { status } from '../aspects/common/status.ts';
import { propertyDefinition } from '../aspects/structured/property-definition.ts';
import { structuredPropertySettings } from '../aspects/structured/structured-property-settings.ts';
import { structuredPropertySample } from '../samples/structured-property.ts';

const structuredPropertyKey = key({
  name: 'structuredPropertyKey',
  record: 'com.linkedin.structured.StructuredPropertyKey',
  doc: 'Identity of a structured property, as in `urn:li:structuredProperty:io.acme.privacy.retentionDays`.',
  fields: {
    id: { type: string, doc: "Last part of the property's URN, usually the same as `qualifiedName`." },
  },
});

export const structuredProperty = entity({
  name: 'structuredProperty',
  doc: 'The definition of a custom typed property for entities, for example a retention time in days, limited to certain numbers.',
  key: structuredPropertyKey,
  aspects: [propertyDefinition, structuredPropertySettings, institutionalMemory, status],
  sample: structuredPropertySample,
});
