import { entity, key, string } from '@colophon/schema';
import { systemMetadata } from '../aspects/mxe/system-metadata.ts';
import { dataHubOpenAPISchemaSample } from '../samples/data-hub-open-api-schema.ts';

const dataHubOpenAPISchemaKey = key({
  name: 'dataHubOpenAPISchemaKey',
  record: 'com.linkedin.metadata.key.DataHubOpenAPISchemaKey',
  doc: 'Identity of an internal entity that adds the `systemMetadata` type to the generated OpenAPI schema; it has no catalogue content.',
  fields: {
    id: { type: string, doc: "Last part of the schema entity's URN; irrelevant outside API generation." },
  },
});

export const dataHubOpenAPISchema = entity({
  name: 'dataHubOpenAPISchema',
  doc: 'Placeholder that includes otherwise unattached aspects, such as `systemMetadata`, in the generated OpenAPI schema; never created.',
  key: dataHubOpenAPISchemaKey,
  aspects: [systemMetadata],
  sample: dataHubOpenAPISchemaSample,
});
