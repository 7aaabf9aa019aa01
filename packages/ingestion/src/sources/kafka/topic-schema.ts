import type { SchemaField, SchemaMetadata } from '@colophon/model-types';
import { md5Hex } from '@colophon/schema/md5';
import { makeDataPlatformUrn } from '@colophon/sdk/urns';
import type { Report } from '../../definitions/report.ts';
import { avroFields } from '../avro-fields/avro-fields.ts';
import type { AvroSchema } from '../avro-fields/avro-schema.ts';
import { jsonSchemaFields } from '../json-schema-fields/json-schema-fields.ts';
import { type JsonSchema, Resolver } from '../json-schema-fields/resolver.ts';
import { withReferences } from './avro-references.ts';
import type { KafkaConfig } from './config.ts';
import { fieldLabels } from './labels.ts';
import type { RegisteredSchema, SchemaRegistry } from './schema-registry.ts';

/** The schemas of a topic. */
export interface TopicSchemas {
  readonly key: RegisteredSchema | undefined;
  readonly value: RegisteredSchema | undefined;
}

/** What is needed to read schemas. */
export interface SchemaContext {
  readonly registry: SchemaRegistry;
  readonly config: KafkaConfig;
  readonly report: Report;
}

/** The schema of a topic: the fields of its keys, and those of its values. */
export async function topicSchema(
  name: string,
  { key, value }: TopicSchemas,
  context: SchemaContext,
): Promise<SchemaMetadata> {
  const fields = [
    ...(key ? await fieldsOf(name, key, true, context) : []),
    ...(value ? await fieldsOf(name, value, false, context) : []),
  ];
  return {
    schemaName: name,
    platform: makeDataPlatformUrn('kafka'),
    version: 0,
    hash: md5Hex((value?.schema ?? '') + (key?.schema ?? '')),
    platformSchema: {
      'com.linkedin.schema.KafkaSchema': {
        documentSchema: value?.schema ?? '',
        ...(value && { documentSchemaType: value.type }),
        ...(key && { keySchema: key.schema, keySchemaType: key.type }),
      },
    },
    fields,
  };
}

async function fieldsOf(
  name: string,
  schema: RegisteredSchema,
  isKeySchema: boolean,
  context: SchemaContext,
): Promise<SchemaField[]> {
  const part = isKeySchema ? 'key' : 'value';
  try {
    switch (schema.type) {
      case 'AVRO': {
        const whole = await withReferences(schema, context.registry);
        const fields = avroFields(whole as AvroSchema, { isKeySchema });
        return fields.map((field) => fieldLabels(field, context.config));
      }
      case 'JSON': {
        const document = JSON.parse(schema.schema) as JsonSchema;
        const documents = await referredDocuments(schema, context.registry);
        return jsonSchemaFields(document, { resolver: new Resolver(document, documents), isKeySchema });
      }
      default:
        if (!context.config.ignore_warnings_on_schema_type)
          context.report.warn({
            title: 'Schema kept as text',
            message: `Fields of ${schema.type} schemas are not read. The text of the schema is kept.`,
            context: `${name} (${part})`,
          });
        return [];
    }
  } catch (error) {
    context.report.warn({
      title: 'Cannot read the fields of a schema',
      message: `The text of the schema is kept: ${(error as Error).message}`,
      context: `${name} (${part})`,
    });
    return [];
  }
}

/** The schemas to which a JSON schema refers, by the names of the references, and those to which these refer. */
async function referredDocuments(
  schema: RegisteredSchema,
  registry: SchemaRegistry,
  found = new Map<string, unknown>(),
): Promise<Map<string, unknown>> {
  for (const { name, subject, version } of schema.references) {
    if (found.has(name)) continue;
    const other = await registry.schema(subject, version);
    if (!other) continue;
    found.set(name, { title: subject, ...(JSON.parse(other.schema) as object) });
    await referredDocuments(other, registry, found);
  }
  return found;
}
