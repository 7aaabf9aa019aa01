import { entity, key, string } from '@colophon/schema';
import { dataPlatformInstance } from '../aspects/common/data-platform-instance.ts';
import { institutionalMemory } from '../aspects/common/institutional-memory.ts';
import { semanticContent } from '../aspects/common/semantic-content.ts';
import { status } from '../aspects/common/status.ts';
import { subTypes } from '../aspects/common/sub-types.ts';
import { versionProperties } from '../aspects/common/version-properties.ts';
import { domains } from '../aspects/domain/domains.ts';
import { glossaryTerms } from '../aspects/glossary/glossary-terms.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { apiProperties } from '../aspects/service/api-properties.ts';
import { apiSignature } from '../aspects/service/api-signature.ts';
import { restApiProperties } from '../aspects/service/rest-api-properties.ts';
import { structuredProperties } from '../aspects/structured/structured-properties.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { apiSample } from '../samples/api.ts';

const apiKey = key({
  name: 'apiKey',
  record: 'com.linkedin.metadata.key.ApiKey',
  doc: 'Identity of an API, meaning one callable operation with typed input and output, such as a REST endpoint, a gRPC method or an MCP tool.',
  fields: {
    id: {
      type: string,
      doc: "Last part of the API's URN, unique among APIs: a slug such as `get-order-status`, or a UUID.",
    },
  },
});

export const api = entity({
  name: 'api',
  doc: 'One callable operation with defined input and output, for example an MCP tool or `GET /orders/{orderId}`; agents and services that call it show in lineage.',
  key: apiKey,
  aspects: [
    apiProperties,
    apiSignature,
    restApiProperties,
    subTypes,
    dataPlatformInstance,
    ownership,
    status,
    globalTags,
    glossaryTerms,
    semanticContent,
    institutionalMemory,
    domains,
    structuredProperties,
    versionProperties,
  ],
  sample: apiSample,
});
