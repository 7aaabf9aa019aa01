import type { Registry } from '../registry.ts';
import type { Aspect, Entity } from '../types.ts';
import { type JsonSchema, namedSchema, type Reference } from './field-schema.ts';
import { printJsonFile } from './json-file.ts';
import { NameTable, typeNames } from './name-table.ts';
import { capitalise } from './names.ts';

/** The `components` of an OpenAPI 3.1 document. */
export interface OpenApiComponents {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

/** The records next to an aspect's value; if the model lacks them, any object is accepted. */
const systemMetadataName = 'com.linkedin.mxe.SystemMetadata';
const auditStampName = 'com.linkedin.common.AuditStamp';

/**
 * The OpenAPI 3.1 schemas of a model:
 *
 * - every record and enumeration under its simple name, with the qualified one in `x-wire-name`;
 * - `<Aspect>AspectRequest` and `<Aspect>AspectResponse`, the envelope in which the third version of DataHub's
 *   OpenAPI carries an aspect;
 * - `<Entity>Entity`, a URN with the envelope of each aspect.
 *
 * A schema of OpenAPI 3.1 is a JSON Schema, so values are held to the very rules of `toJsonSchema`, with the keywords
 * `urn` and `rules` as there.
 */
export function toOpenApiComponents(registry: Registry): OpenApiComponents {
  const names = new NameTable();
  const types = [...registry.types.values()];
  const nameOf = typeNames(types);
  const reference: Reference = ({ name }) => referTo(nameOf.get(name) ?? name);
  const schemas: Record<string, JsonSchema> = {};
  const add = (name: string, schema: JsonSchema) => {
    schemas[names.claim(name)] = schema;
  };

  for (const type of types) {
    add(nameOf.get(type.name) ?? type.name, { ...namedSchema(type, reference), 'x-wire-name': type.name });
  }
  const referToNamed = (name: string): JsonSchema => {
    const type = registry.types.get(name);
    return type ? reference(type) : { type: 'object' };
  };
  const systemMetadata = {
    description: 'Where the value comes from, such as its ingestion run.',
    ...referToNamed(systemMetadataName),
  };
  const auditStamp = { description: 'Who wrote the value, and when.', ...referToNamed(auditStampName) };
  for (const aspect of registry.aspects.values()) {
    const value = reference(aspect.record);
    add(
      requestName(aspect),
      envelope(`The aspect \`${aspect.name}\`, to be written.`, { value, systemMetadata, headers }),
    );
    add(
      responseName(aspect),
      envelope(`The aspect \`${aspect.name}\`, as stored.`, { value, systemMetadata, auditStamp }),
    );
  }
  for (const entity of registry.entities.values())
    add(`${capitalise(entity.name)}Entity`, entitySchema(entity));
  return { schemas };
}

/** An OpenAPI document that holds the schemas and no paths, for others to refer to. */
export const printOpenApi = (registry: Registry): string =>
  printJsonFile('x-source', {
    openapi: '3.1.1',
    info: { title: 'The metadata model', version: '1' },
    components: { schemas: toOpenApiComponents(registry).schemas },
  });

const referTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const requestName = ({ name }: Aspect): string => `${capitalise(name)}AspectRequest`;
const responseName = ({ name }: Aspect): string => `${capitalise(name)}AspectResponse`;

const headers: JsonSchema = {
  description: 'Conditions of the write, by name, and free string pairs that travel with the value.',
  type: 'object',
  additionalProperties: { type: 'string' },
};

const envelope = (description: string, properties: JsonSchema): JsonSchema => ({
  description,
  type: 'object',
  properties,
  required: ['value'],
  additionalProperties: false,
});

const entitySchema = (entity: Entity): JsonSchema => ({
  description: entity.doc,
  type: 'object',
  properties: {
    urn: { description: 'URN of the entity.', type: 'string', urn: [entity.name] },
    ...Object.fromEntries(
      [entity.key, ...entity.aspects].map((aspect) => [aspect.name, referTo(responseName(aspect))]),
    ),
  },
  required: ['urn'],
  additionalProperties: false,
});
