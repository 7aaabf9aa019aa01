import { entity, key, string } from '@colophon/schema';
import { dataPlatformInstance } from '../aspects/common/data-platform-instance.ts';
import { semanticContent } from '../aspects/common/semantic-content.ts';
import { status } from '../aspects/common/status.ts';
import { subTypes } from '../aspects/common/sub-types.ts';
import { incidentsSummary } from '../aspects/incident/incidents-summary.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { mcpServerProperties } from '../aspects/service/mcp-server-properties.ts';
import { serviceDefinition } from '../aspects/service/service-definition.ts';
import { serviceProperties } from '../aspects/service/service-properties.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { serviceSample } from '../samples/service.ts';

const serviceKey = key({
  name: 'serviceKey',
  record: 'com.linkedin.service.ServiceKey',
  doc: 'Identity of a service, an external system known to the catalogue, such as an MCP server or a REST API.',
  fields: { id: { type: string, doc: "Last part of the service's URN, such as `weather-api`." } },
});

export const service = entity({
  name: 'service',
  doc: 'An external service that the catalogue lists or connects to, for example an MCP server.',
  key: serviceKey,
  aspects: [
    serviceProperties,
    mcpServerProperties,
    serviceDefinition,
    incidentsSummary,
    subTypes,
    ownership,
    status,
    globalTags,
    semanticContent,
    dataPlatformInstance,
  ],
  sample: serviceSample,
});
