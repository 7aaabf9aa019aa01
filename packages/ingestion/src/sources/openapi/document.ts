import { parse } from 'yaml';
import { z } from 'zod';
import { SourceError } from '../../definitions/errors.ts';
import type { JsonSchema } from '../json-schema-fields/resolver.ts';

/** Anything that may be elsewhere in the document. */
export interface Referring {
  readonly $ref?: string;
}

/** The body of a request or response for one media type. */
export interface MediaType {
  readonly schema?: JsonSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>> | readonly unknown[];
}

export type Content = Readonly<Record<string, MediaType>>;

/** A response in any version: with `content` since 3.0, with `schema` and `examples` in 2.0. */
export interface ApiResponse extends Referring {
  readonly content?: Content;
  readonly schema?: JsonSchema;
  readonly examples?: Readonly<Record<string, unknown>>;
}

export interface Parameter extends Referring {
  readonly name?: string;
  readonly schema?: JsonSchema;
}

/** What one method of a path does. */
export interface Operation {
  readonly description?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Referring & { readonly content?: Content };
  readonly responses?: Readonly<Record<string, ApiResponse>>;
}

/** Methods in the order in which they describe a path. */
export const methods = ['get', 'post', 'put', 'patch', 'delete', 'options', 'head'] as const;

export type PathItem = Referring & Readonly<Partial<Record<(typeof methods)[number], Operation>>>;

/** The parts of an OpenAPI document that are read: 2.0, 3.0 or 3.1. */
export interface OpenapiDocument {
  readonly basePath?: string;
  readonly servers?: readonly { readonly url?: string }[];
  readonly paths?: Readonly<Record<string, PathItem>>;
}

const documentSchema = z.looseObject({
  basePath: z.string().optional(),
  servers: z.array(z.looseObject({ url: z.string().optional() })).optional(),
  paths: z.record(z.string(), z.looseObject({})).nullish(),
});

/**
 * Reads a document in JSON or YAML.
 *
 * @param place Where it comes from, for messages.
 * @throws SourceError when it is neither, or no OpenAPI document of a version that is read.
 */
export function parseDocument(text: string, place: string): OpenapiDocument {
  let value: unknown;
  try {
    // JSON is YAML.
    value = parse(text, { logLevel: 'error' });
  } catch (cause) {
    const [line] = (cause as Error).message.split('\n', 1);
    throw new SourceError(`${place} is neither JSON nor YAML: ${line}`, { cause });
  }
  const { swagger, openapi } = (typeof value === 'object' && value !== null ? value : {}) as {
    swagger?: unknown;
    openapi?: unknown;
  };
  const version = String(swagger ?? openapi ?? 'neither');
  if (!/^(?:2\.0|2|3|3\.[012](?:\.\d+)?)$/.test(version))
    throw new SourceError(
      `${place} is no OpenAPI document: expected swagger: "2.0" or openapi: 3.0 to 3.2, got ${version}`,
    );
  const parsed = documentSchema.safeParse(value);
  if (parsed.success) return parsed.data as OpenapiDocument;
  const [issue] = parsed.error.issues;
  throw new SourceError(`${place}: ${issue?.path.join('.')}: ${issue?.message}`);
}

/** What a part of the document is, or what it refers to; undefined if that does not exist. */
export function dereference<T extends Referring>(
  value: T | undefined,
  document: OpenapiDocument,
): T | undefined {
  const seen = new Set<string>();
  let current: unknown = value;
  while (isObject(current) && typeof current.$ref === 'string') {
    const reference = current.$ref;
    if (seen.has(reference) || !reference.startsWith('#/')) return undefined;
    seen.add(reference);
    current = reference
      .slice(2)
      .split('/')
      .reduce<unknown>((found, part) => (isObject(found) ? found[unescapePart(part)] : undefined), document);
  }
  return isObject(current) ? (current as unknown as T) : undefined;
}

/** Whether a value is an object with names. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const unescapePart = (part: string): string => {
  try {
    return decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
  } catch {
    // No encoded text: it is what it is.
    return part;
  }
};
