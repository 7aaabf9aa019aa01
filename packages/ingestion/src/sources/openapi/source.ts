import type { SchemaField } from '@colophon/model-types';
import { md5Hex } from '@colophon/schema/md5';
import type { AnyProposal } from '@colophon/sdk';
import { makeStatusAspect, makeSubTypesAspect } from '@colophon/sdk/builders';
import { makeDataPlatformUrn, makeDatasetUrn, makeTagUrn } from '@colophon/sdk/urns';
import type { SourceRecord } from '../../definitions/record.ts';
import { type ConnectionReport, defineSource, type SourceContext } from '../../definitions/source.ts';
import { aspectProposal } from '../../reading/aspect-proposal.ts';
import { withoutSecrets } from '../../reading/open-input.ts';
import { jsonSchemaFields } from '../json-schema-fields/json-schema-fields.ts';
import { Resolver } from '../json-schema-fields/resolver.ts';
import { ApiClient } from './api-client.ts';
import { configSchema, type OpenapiConfig } from './config.ts';
import { type OpenapiDocument, parseDocument } from './document.ts';
import { type Endpoint, readEndpoints } from './endpoints.ts';
import { exampleFields } from './example-fields.ts';
import { printSchema, SchemaExpander } from './expand-schema.ts';

/** As DataHub writes it. */
const platform = 'OpenApi';

/** Reads the paths of an API from its OpenAPI document. */
export const openapi = defineSource({
  name: 'openapi',
  title: 'OpenAPI',
  platform,
  description: 'Paths of an API as datasets, from its OpenAPI document: version 2.0 (Swagger), 3.0 or 3.1.',
  capabilities: {
    schema: 'From responses, request bodies and examples; from the API itself with credentials.',
    descriptions: 'Of paths and fields.',
    tags: 'Of operations.',
    patterns: '`ignore_endpoints` leaves out paths.',
    removal: 'With `stateful_ingestion`.',
    testConnection: 'Reads the document.',
  },
  config: configSchema,
  open: (config, context) => {
    const client = new ApiClient(config, context);
    return {
      records: () => readApi(config, client, context),
      async testConnection(): Promise<ConnectionReport> {
        try {
          parseDocument(await client.readDocument(), withoutSecrets(client.place));
          return { basic_connectivity: { capable: true } };
        } catch (error) {
          return { basic_connectivity: { capable: false, reason: (error as Error).message } };
        }
      },
      close: async () => {},
    };
  },
});

async function* readApi(
  config: OpenapiConfig,
  client: ApiClient,
  context: SourceContext,
): AsyncGenerator<SourceRecord> {
  const { report, signal } = context;
  const document = parseDocument(await client.readDocument(), withoutSecrets(client.place));
  const ignored = new Set(config.ignore_endpoints);
  const pathOf = new Map<string, string>();
  for (const endpoint of readEndpoints(document)) {
    signal.throwIfAborted();
    const { path } = endpoint;
    if (ignored.has(path)) {
      report.info({ title: 'left out by ignore_endpoints', message: path });
      continue;
    }
    const name = path.slice(1).replaceAll('/', '.').replace(/\.$/, '') || 'root';
    const urn = makeDatasetUrn(
      platform,
      `${config.name.replaceAll(' ', '_')}.${name.replaceAll(/[{}]/g, '')}`,
    );
    const other = pathOf.get(urn);
    if (other !== undefined) {
      report.warn({
        title: 'two paths with one name',
        message: `It has the same name as ${other}, and is left out.`,
        context: path,
      });
      continue;
    }
    pathOf.set(urn, path);
    const schema = await schemaOf(endpoint, { document, config, client, context });
    report.count(schema ? 'schemas' : 'endpoints_without_schema');
    yield { id: path, proposals: proposalsOf(urn, name, endpoint, config, schema) };
  }
}

interface Schema {
  readonly fields: SchemaField[];
  /** As JSON; empty for a schema that is inferred. */
  readonly text: string;
}

interface Reading {
  readonly document: OpenapiDocument;
  readonly config: OpenapiConfig;
  readonly client: ApiClient;
  readonly context: SourceContext;
}

async function schemaOf(endpoint: Endpoint, reading: Reading): Promise<Schema | undefined> {
  const declared = declaredSchema(endpoint, reading);
  if (declared) return declared;
  const fields = exampleFields(endpoint.example);
  if (fields.length > 0) return { fields, text: '' };
  return await calledSchema(endpoint, reading);
}

function declaredSchema(
  { path, schema }: Endpoint,
  { document, config, context: { report } }: Reading,
): Schema | undefined {
  if (schema === undefined) return undefined;
  const expander = new SchemaExpander(document, config.schema_resolution_max_depth);
  try {
    // A response that lists things has the fields of one of them.
    const items = schema.type === 'array' && !Array.isArray(schema.items) ? schema.items : undefined;
    const expanded = expander.expand((items as typeof schema | undefined) ?? schema);
    const fields = jsonSchemaFields(expanded, { resolver: new Resolver(document) });
    for (const reference of expander.missing)
      report.warn({
        title: 'an unknown reference',
        message: `The document has no ${reference}.`,
        context: path,
      });
    if (expander.isCutOff)
      report.warn({
        title: 'a schema is cut off',
        message: 'It has too many parts. Set a lower schema_resolution_max_depth.',
        context: path,
      });
    return fields.length > 0 ? { fields, text: printSchema(expanded) } : undefined;
  } catch (error) {
    report.warn({ title: 'cannot read a schema', message: `${(error as Error).message}.`, context: path });
    return undefined;
  }
}

/** The schema of what the API returns, where the document says nothing about it. */
async function calledSchema(
  { path, isReadable }: Endpoint,
  { document, config, client, context: { report, signal } }: Reading,
): Promise<Schema | undefined> {
  const { enable_api_calls_for_schema_extraction: isEnabled, forced_examples } = config;
  const explain = (message: string): undefined => {
    report.info({ title: 'no schema', message, context: path });
  };
  if (!isReadable || !isEnabled || !client.hasCredentials)
    return explain('The document has neither a schema nor an example of a response.');
  const values = [...(forced_examples[path] ?? [])];
  const filled = path.replace(/\{[^}]*\}/g, (name) => {
    const value = values.shift();
    return value === undefined ? name : encodeURIComponent(value);
  });
  if (filled.includes('{')) return explain('To call it, its parameters need values in forced_examples.');
  const address = client.addressOf(filled, document);
  if (address === undefined)
    return explain('It is not called: the server of the document is another than that of url.');
  try {
    const fields = exampleFields(await client.call(address), true);
    return fields.length > 0 ? { fields, text: '' } : explain('The response has no fields.');
  } catch (error) {
    if (signal.aborted) throw error;
    report.warn({ title: 'cannot call a path', message: `${(error as Error).message}.`, context: path });
    return undefined;
  }
}

function proposalsOf(
  urn: string,
  name: string,
  { path, description, tags }: Endpoint,
  config: OpenapiConfig,
  schema: Schema | undefined,
): AnyProposal[] {
  const parts = [config.name.replaceAll(' ', '_'), ...path.replaceAll(/[{}]/g, '').split('/')];
  return [
    aspectProposal(urn, 'status', makeStatusAspect()),
    aspectProposal(urn, 'datasetProperties', { name, description, customProperties: {}, tags: [] }),
    aspectProposal(urn, 'globalTags', { tags: tags.map((tag) => ({ tag: makeTagUrn(String(tag)) })) }),
    aspectProposal(urn, 'subTypes', makeSubTypesAspect(['API Endpoint'])),
    aspectProposal(urn, 'browsePathsV2', { path: parts.flatMap((id) => (id === '' ? [] : [{ id }])) }),
    ...(schema === undefined
      ? []
      : [
          aspectProposal(urn, 'schemaMetadata', {
            schemaName: name.replaceAll(/[{}]/g, ''),
            platform: makeDataPlatformUrn(platform),
            version: 0,
            hash: schema.text === '' ? '' : md5Hex(schema.text),
            platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: schema.text } },
            fields: schema.fields,
          }),
        ]),
  ];
}
