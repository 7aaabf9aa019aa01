import { z } from 'zod';
import { commonFields, patternsSchema, statefulField } from '../../definitions/configuration.ts';
import { metaMappingSchema } from '../../reading/meta-mapping.ts';

const settings = (what: string) =>
  z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .default({})
    .describe(what);

const connectionSchema = z.strictObject({
  bootstrap: z
    .string()
    .min(1)
    .default('localhost:9092')
    .describe('Brokers, as `host:port`, separated by commas.'),
  schema_registry_url: z
    .string()
    .default('http://localhost:8081')
    .describe('Address of the schema registry.'),
  schema_registry_config: settings(
    'Settings of the registry’s client: `basic.auth.user.info` is `user:password`.',
  ),
  consumer_config: settings(
    'Settings of the client, by the names of the client in Python: `security.protocol`, `sasl.mechanism`, `sasl.username`, `sasl.password`, `ssl.ca.location`, `ssl.certificate.location`, `ssl.key.location`, `ssl.key.password`.',
  ),
  client_timeout_seconds: z
    .number()
    .positive()
    .default(60)
    .describe('How long a request may take, in seconds.'),
});

/** What a recipe can say about the source `kafka`, with DataHub's names. */
export const configSchema = z.strictObject({
  ...commonFields,
  connection: connectionSchema.prefault({}).describe('How to reach the brokers and the registry.'),
  topic_patterns: patternsSchema
    .extend({ deny: patternsSchema.shape.deny.default(['^_.*']) })
    .prefault({})
    .describe('Which topics to include. By default, names that begin with `_` are left out.'),
  domain: z
    .record(z.string(), patternsSchema)
    .default({})
    .describe('Domains of topics: the name or URN of a domain, and patterns of topics.'),
  topic_subject_map: z
    .record(z.string(), z.string())
    .default({})
    .describe(
      'Subjects of topics, where they have other names: `<topic>-key` or `<topic>-value`, and the subject.',
    ),
  disable_topic_record_naming_strategy: z
    .boolean()
    .default(false)
    .describe('Whether a subject has to be called exactly `<topic>-value`.'),
  schema_tags_field: z.string().default('tags').describe('Property of Avro schemas that lists tags.'),
  enable_meta_mapping: z.boolean().default(true).describe('Whether `meta_mapping` is applied.'),
  meta_mapping: metaMappingSchema.describe(
    'Rules that turn properties of Avro schemas into tags, terms and owners.',
  ),
  field_meta_mapping: metaMappingSchema.describe(
    'Rules that turn properties of Avro fields into tags and terms.',
  ),
  strip_user_ids_from_email: z
    .boolean()
    .default(false)
    .describe('Whether `ada@example.org` as an owner means `ada`.'),
  tag_prefix: z.string().default('').describe('Put in front of tags.'),
  ignore_warnings_on_schema_type: z
    .boolean()
    .default(false)
    .describe('Whether schemas of other kinds go unmentioned.'),
  ingest_schemas_as_entities: z
    .boolean()
    .default(false)
    .describe('Whether subjects of the registry are read as datasets too.'),
  external_url_base: z
    .string()
    .optional()
    .describe('Address to which the name of a topic is added, for links.'),
  convert_urns_to_lowercase: z.boolean().default(false).describe('Whether names in URNs are in lower case.'),
  stateful_ingestion: statefulField,
});

export type KafkaConfig = z.output<typeof configSchema>;
