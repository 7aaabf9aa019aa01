import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { md5Hex } from '@colophon/schema/md5';
import type { AnyProposal } from '@colophon/sdk';
import { makeDataPlatformInstanceAspect, makeStatusAspect, makeSubTypesAspect } from '@colophon/sdk/builders';
import {
  type Env,
  makeDataPlatformInstanceUrn,
  makeDataPlatformUrn,
  makeDatasetUrnWithPlatformInstance,
} from '@colophon/sdk/urns';
import type { SourceRecord } from '../../definitions/record.ts';
import { type ConnectionReport, defineSource, type SourceContext } from '../../definitions/source.ts';
import { aspectProposal } from '../../reading/aspect-proposal.ts';
import { cannotRead, isAddress, readInput, resolvePath, withoutSecrets } from '../../reading/open-input.ts';
import { pythonJson } from '../../reading/python-text.ts';
import { jsonSchemaFields } from '../json-schema-fields/json-schema-fields.ts';
import { configSchema, type JsonSchemaConfig } from './config.ts';
import { type LoadedSchema, loadSchema } from './load-schema.ts';

/** Reads JSON Schemas from files. */
export const jsonSchema = defineSource({
  name: 'json-schema',
  title: 'JSON Schema',
  description:
    'Datasets from JSON Schemas in a file, a folder or at an address, with all that they refer to.',
  capabilities: {
    schema: 'Fields with their types, through `$ref`, `allOf`, `anyOf` and `oneOf`.',
    descriptions: 'Of schemas and fields.',
    platformInstance: '`platform_instance`.',
    removal: 'With `stateful_ingestion`.',
    testConnection: 'Tests whether the file, folder or address can be read.',
  },
  config: configSchema,
  open: (config, context) => ({
    records: () => readSchemas(config, context),
    async testConnection(): Promise<ConnectionReport> {
      try {
        const [place] = await listPlaces(config, context);
        if (place !== undefined) await readInput(place, context, config.http_headers);
        return { basic_connectivity: { capable: true } };
      } catch (error) {
        return { basic_connectivity: { capable: false, reason: (error as Error).message } };
      }
    },
    close: async () => {},
  }),
});

async function* readSchemas(config: JsonSchemaConfig, context: SourceContext): AsyncGenerator<SourceRecord> {
  for (const place of await listPlaces(config, context)) {
    try {
      const loaded = await loadSchema(place, config, context);
      const name = nameOf(loaded, place);
      yield { id: name, proposals: proposalsOf(name, loaded, config) };
    } catch (error) {
      if (context.signal.aborted) throw error;
      context.report.fail({
        title: 'Cannot read a schema',
        message: `${(error as Error).message}.`,
        context: withoutSecrets(place),
      });
    }
  }
}

/** The files to read, in order: of a folder, all that end with `.json`, with those of the folders inside. */
async function listPlaces({ path }: JsonSchemaConfig, context: SourceContext): Promise<string[]> {
  if (isAddress(path)) return [path];
  const whole = resolvePath(path, context);
  const found = await stat(whole).catch((cause) => {
    throw cannotRead(path, cause);
  });
  if (!found.isDirectory()) return [whole];
  const entries = await readdir(whole, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** `/example.org/order` for the id `https://example.org/order.json`; otherwise the name of the file. */
function nameOf({ schema }: LoadedSchema, place: string): string {
  const id = schema.$id ?? schema.id ?? (isAddress(place) ? place : undefined);
  const name = id === undefined ? basename(place) : id.replace('https:/', '');
  return name.replace(/\.json$/, '');
}

function proposalsOf(
  name: string,
  { schema, resolver }: LoadedSchema,
  config: JsonSchemaConfig,
): AnyProposal[] {
  const { platform, platform_instance: instance, env } = config;
  const urn = makeDatasetUrnWithPlatformInstance(platform, name, instance, env as Env);
  const rawSchema = pythonJson(schema);
  const id = schema.$id ?? schema.id;
  const description = schema.description ?? '';
  const prefix = ['', env.toLowerCase(), platform, ...(instance === undefined ? [] : [instance])].join('/');
  const instanceUrn = instance === undefined ? undefined : makeDataPlatformInstanceUrn(platform, instance);
  const folder = dirname(name) === '.' ? '' : dirname(name);
  return [
    aspectProposal(urn, 'schemaMetadata', {
      schemaName: name,
      platform: makeDataPlatformUrn(platform),
      version: 0,
      hash: md5Hex(rawSchema),
      platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema } },
      fields: jsonSchemaFields(schema, { resolver }),
    }),
    aspectProposal(urn, 'status', makeStatusAspect()),
    aspectProposal(urn, 'datasetProperties', {
      name: displayName(name, { title: schema.title, id }, config),
      description,
      customProperties: {},
      tags: [],
      ...(id !== undefined && URL.canParse(id) && { externalUrl: id }),
    }),
    aspectProposal(urn, 'subTypes', makeSubTypesAspect(['Schema'])),
    aspectProposal(urn, 'browsePaths', { paths: [prefix + folder] }),
    aspectProposal(urn, 'browsePathsV2', {
      path: [
        ...(instanceUrn === undefined ? [] : [{ id: instanceUrn, urn: instanceUrn }]),
        ...folder.split('/').flatMap((part) => (part === '' ? [] : [{ id: part }])),
      ],
    }),
    ...(instance === undefined
      ? []
      : [aspectProposal(urn, 'dataPlatformInstance', makeDataPlatformInstanceAspect(platform, instance))]),
  ];
}

function displayName(
  name: string,
  { title, id }: { readonly title: string | undefined; readonly id: string | undefined },
  { dataset_name_strategy: strategy, dataset_name_replace_pattern: pattern }: JsonSchemaConfig,
): string {
  const chosen = (strategy === 'SCHEMA_ID' ? id : strategy === 'TITLE' ? title : undefined) ?? basename(name);
  return pattern === undefined ? chosen : chosen.replaceAll(pattern.match, pattern.replace).trim() || chosen;
}
