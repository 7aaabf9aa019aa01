import { entity, key, string } from '@colophon/schema';
import { systemMetadata } from '../aspects/mxe/system-metadata.ts';
import { dataHubOpenAPISchemaSample } from '../samples/data-hub-open-api-schema.ts';

const dataHubOpenAPISchemaKey = key({
  name: 'dataHubOpenAPISchemaKey',
  record: 'com.linkedin.metadata.key.DataHubOpenAPISchemaKey',
  doc: 'Identity of an internal entity that lends the generated OpenAPI schema the `systemMetadata` shape; holds no catalogue content.',
  fields: {
    id: { type: string, doc: "Last part of the schema entity's URN; of no interest outside API generation." },
  },
});

export const dataHubOpenAPISchema = entity({
  name: 'dataHubOpenAPISchema',
  doc: 'Placeholder that gets otherwise unattached aspects, such as `systemMetadata`, into the generated OpenAPI schema; nobody creates one.',
  key: dataHubOpenAPISchemaKey,
  aspects: [systemMetadata],
  sample: dataHubOpenAPISchemaSample,
});
