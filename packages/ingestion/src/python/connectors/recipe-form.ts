import { isSecretName } from '../../redaction/secret-names.ts';
import { describeFieldOf } from './describe-field.ts';
import type { ConfigSchema, Connectors } from './read-connectors.ts';
import { describeSchemaType, resolveSchema } from './resolve-schema.ts';

/** The part of a form that a field belongs to, in the order of the form. */
export const fieldGroups = ['connection', 'filters', 'content', 'profiling', 'state', 'advanced'] as const;

/** The part of a form that a field belongs to. */
export type FieldGroup = (typeof fieldGroups)[number];

/** A field of a recipe's form. */
export interface FormField {
  /** Its key in the recipe, from `source.config`: `schema_pattern.allow`. */
  readonly name: string;
  /** What a form shows for it. */
  readonly input: 'text' | 'number' | 'switch' | 'choice' | 'list' | 'map' | 'json' | 'group';
  /** Its type, for people: `list of texts`. */
  readonly type: string;
  readonly required: boolean;
  /** Its value must not be shown, and belongs into a secret. */
  readonly secret: boolean;
  readonly group: FieldGroup;
  /** What applies if it is left out; undefined if nothing or it is not known. */
  readonly default?: unknown;
  /** Values of a choice. */
  readonly choices?: readonly unknown[];
  readonly description?: string;
  /** Fields of a group. */
  readonly fields?: readonly FormField[];
}

/** The form of a recipe. */
export interface RecipeForm {
  /** The `type` of the source. */
  readonly source: string;
  /** Name for people. */
  readonly title: string;
  readonly fields: readonly FormField[];
}

type Definitions = Connectors['$defs'];

/** How deep forms go. Below that, a field takes JSON. */
const maxDepth = 4;

/** The fields of a schema, required ones first, then by group. */
export function formFields(
  given: ConfigSchema,
  definitions: Definitions,
  prefix = '',
  group?: FieldGroup,
): FormField[] {
  const { properties = {}, required = [] } = resolveSchema(given, definitions);
  const fields = Object.entries(properties).map(([key, schema]) =>
    toField(`${prefix}${key}`, key, schema, required.includes(key), definitions, group),
  );
  return fields.toSorted(
    (a, b) =>
      Number(b.required) - Number(a.required) || fieldGroups.indexOf(a.group) - fieldGroups.indexOf(b.group),
  );
}

function toField(
  name: string,
  key: string,
  given: ConfigSchema,
  required: boolean,
  definitions: Definitions,
  outer: FieldGroup | undefined,
): FormField {
  const schema = resolveSchema(given, definitions);
  const group = outer ?? groupOf(key, required);
  const isGroup = schema.properties !== undefined && name.split('.').length < maxDepth;
  const choices = schema.enum;
  const description = schema.description ?? describeFieldOf(key);
  return {
    name,
    input: isGroup ? 'group' : inputOf(schema),
    type: describeSchemaType(schema, definitions),
    required,
    secret: schema.format === 'password' || (schema.type === 'string' && isSecretName(key)),
    group,
    ...(schema.default !== undefined && { default: schema.default }),
    ...(choices && { choices }),
    ...(description !== undefined && { description }),
    ...(isGroup && { fields: formFields(schema, definitions, `${name}.`, group) }),
  };
}

function inputOf({
  type,
  enum: values,
  anyOf,
  additionalProperties,
  properties,
}: ConfigSchema): FormField['input'] {
  if (values) return 'choice';
  if (anyOf) return anyOf.every((option) => option.type === 'string') ? 'text' : 'json';
  if (type === 'string') return 'text';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'boolean') return 'switch';
  if (type === 'array') return 'list';
  return type === 'object' && !properties && typeof additionalProperties === 'object' ? 'map' : 'json';
}

const connectionKeys =
  /^(?:host|port|host_port|hostname|server|base_url|url|connect_uri|database|username|user|password|token|account_id|account|warehouse|role|region|workspace_url|connection|credential|auth|aws_|client_|tenant|api_key|site|project)/;

/** Groups by what keys of many connectors are called. */
function groupOf(key: string, required: boolean): FieldGroup {
  if (/(?:^|_)(?:pattern|filter|allow|deny)$/.test(key)) return 'filters';
  if (/^(?:stateful_ingestion|incremental)/.test(key)) return 'state';
  if (/profil/.test(key)) return 'profiling';
  if (required || isSecretName(key) || connectionKeys.test(key)) return 'connection';
  if (/^(?:include_|extract_|ingest_|emit_|convert_|domain|tag|owner|lineage|usage|env$|platform)/.test(key))
    return 'content';
  return 'advanced';
}
