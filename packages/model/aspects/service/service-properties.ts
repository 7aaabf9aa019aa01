import { array, aspect, enumeration, string, urn } from '@colophon/schema';
import { customProperties } from '../common/shared-fields.ts';

export const serviceLifecycle = enumeration({
  name: 'com.linkedin.service.ServiceLifecycle',
  doc: 'How far a service can be relied on.',
  symbols: {
    EXPERIMENTAL: 'May change or vanish without warning.',
    PRODUCTION: 'Stable, supported and safe to build on.',
    DEPRECATED: 'On its way out; callers should move to something else.',
  },
});

export const serviceProperties = aspect({
  name: 'serviceProperties',
  record: 'com.linkedin.service.ServiceProperties',
  doc: 'Name, description and links of a service of any kind; details of one kind have aspects of their own, such as `mcpServerProperties`.',
  fields: {
    customProperties,
    displayName: {
      type: string,
      doc: 'Name that readers see, in search results and elsewhere; the id in the URN may differ.',
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'What the service offers, in prose.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    lifecycle: {
      type: serviceLifecycle,
      doc: 'How far the service can be relied on, shown as a badge; absent when not stated.',
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
