import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isAddress, readInput } from '../../reading/open-input.ts';
import { externalReferences, type JsonSchema, Resolver } from '../json-schema-fields/resolver.ts';
import type { JsonSchemaConfig } from './config.ts';

interface Context {
  readonly folder: string;
  readonly signal: AbortSignal;
}

/** A schema with all that it refers to. */
export interface LoadedSchema {
  readonly schema: JsonSchema;
  readonly resolver: Resolver;
}

/**
 * Reads a schema, and the files and addresses that it refers to.
 *
 * @param place Absolute path, or address.
 * @throws SourceError when one of them cannot be read, or Error when it is not JSON.
 */
export async function loadSchema(
  place: string,
  config: JsonSchemaConfig,
  context: Context,
): Promise<LoadedSchema> {
  const schema = pullUp(await readJson(place, config, context));
  const id = schema.$id ?? schema.id;
  const own = isAddress(place) ? place : pathToFileURL(place).href;
  const base = config.use_id_as_base_uri && id !== undefined && URL.canParse(id) ? id : own;
  const documents = new Map<string, unknown>();
  await collect(schema, base, documents, config, context);
  return { schema, resolver: new Resolver(schema, documents) };
}

/** Reads what a document refers to. References in what is read start at its own place, so they are written in full. */
async function collect(
  document: unknown,
  base: string,
  documents: Map<string, unknown>,
  config: JsonSchemaConfig,
  context: Context,
): Promise<void> {
  for (const reference of externalReferences(document)) {
    const { match, replace } = config.uri_replace_pattern ?? { match: '', replace: '' };
    const full = new URL(reference, base).href;
    const address = match === '' ? full : full.replaceAll(match, replace);
    if (documents.has(reference)) continue;
    const place = address.startsWith('file:') ? fileURLToPath(address) : address;
    const other = await readJson(place, config, context);
    documents.set(reference, withFullReferences(other, reference));
    await collect(other, address, documents, config, context);
  }
}

/** `#/definitions/a` of a document that is read under a name is `name#/definitions/a` for its reader. */
function withFullReferences(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((one) => withFullReferences(one, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === '$ref' && typeof one === 'string' && one.startsWith('#')
        ? name + one
        : withFullReferences(one, name),
    ]),
  );
}

async function readJson(
  place: string,
  { http_headers }: JsonSchemaConfig,
  context: Context,
): Promise<JsonSchema> {
  const text = await readInput(
    isAddress(place) ? place : resolve(dirname(place), place),
    context,
    http_headers,
  );
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('a schema is an object');
  return value as JsonSchema;
}

/** A schema that is only a reference to one of its definitions is that definition. */
function pullUp(schema: JsonSchema): JsonSchema {
  const reference = schema.$ref;
  if (!reference?.startsWith('#/')) return schema;
  const { $ref: _, ...rest } = schema;
  const definition = new Resolver(schema).resolve(schema);
  return { ...rest, ...definition };
}
