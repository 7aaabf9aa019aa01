import { array, aspect, double, record, string, union, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';
import { metadataAttribution } from '../common/metadata-attribution.ts';

export const structuredPropertyValueAssignment = record({
  name: 'com.linkedin.structured.StructuredPropertyValueAssignment',
  doc: 'A structured property with the value or values that an entity has for it.',
  fields: {
    propertyUrn: {
      type: urn('structuredProperty'),
      doc: 'URN of the `structuredProperty` that defines the type and the permitted values.',
    },
    values: {
      type: array(union(string, double)),
      doc: "Strings or numbers; one item only, unless the definition's cardinality is `MULTIPLE`.",
    },
    created: {
      type: auditStamp,
      doc: 'Who created the edge or assignment, and when; absent if not recorded.',
      optional: true,
    },
    lastModified: {
      type: auditStamp,
      doc: 'Who last changed the edge or assignment, and when; absent if not recorded.',
      optional: true,
    },
    attribution: {
      type: metadataAttribution,
      doc: 'Who or what applied the metadata, and from which source; absent if not recorded.',
      optional: true,
      search: [
        { path: 'actor', kind: 'URN', name: 'structuredPropertyAttributionActors', queryByDefault: false },
        { path: 'source', kind: 'URN', name: 'structuredPropertyAttributionSources', queryByDefault: false },
        { path: 'time', kind: 'DATETIME', name: 'structuredPropertyAttributionDates', queryByDefault: false },
      ],
    },
  },
});

export const structuredProperties = aspect({
  name: 'structuredProperties',
  record: 'com.linkedin.structured.StructuredProperties',
  doc: 'Values that the entity has for structured properties, that is, custom fields with a definition and a type.',
  fields: {
    properties: {
      type: array(structuredPropertyValueAssignment),
      doc: 'One item per assigned property; a property with several values is still a single item.',
    },
  },
});
