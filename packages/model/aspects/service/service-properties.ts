import { array, aspect, enumeration, string, urn } from '@colophon/schema';
import { customProperties } from '../common/shared-fields.ts';

export const serviceLifecycle = enumeration({
  name: 'com.linkedin.service.ServiceLifecycle',
  doc: 'Maturity of a service.',
  symbols: {
    EXPERIMENTAL: 'May change or be removed without warning.',
    PRODUCTION: 'Stable, supported and safe to depend on.',
    DEPRECATED: 'To be removed; callers should migrate to a replacement.',
  },
});

export const serviceProperties = aspect({
  name: 'serviceProperties',
  record: 'com.linkedin.service.ServiceProperties',
  doc: 'Name, description and links of a service of any type; type-specific details have their own aspects, such as `mcpServerProperties`.',
  fields: {
    customProperties,
    displayName: {
      type: string,
      doc: 'Display name, shown in search results and elsewhere; the id in the URN may differ.',
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'Description of what the service offers.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    lifecycle: {
      type: serviceLifecycle,
      doc: 'Maturity of the service, shown as a badge; absent when not specified.',
      optional: true,
      search: { kind: 'KEYWORD', facet: true, facetName: 'Lifecycle' },
    },
    apis: {
      type: array(urn('api')),
      doc: 'URNs of the `api` entities the service exposes, such as the tools of an MCP server; in lineage they are downstream of it.',
      optional: true,
      search: { kind: 'URN', name: 'apis', queryByDefault: false },
      relationship: { name: 'ServiceComposesApi', to: ['api'], lineage: true, upstream: false },
    },
    sourceRepository: {
      type: urn('repository'),
      doc: "URN of the `repository` holding the service's code, upstream of the service in lineage.",
      optional: true,
      search: { kind: 'URN', name: 'sourceRepository', queryByDefault: false },
      relationship: { name: 'SourcedFrom', to: ['repository'], lineage: true, upstream: true },
    },
  },
});
