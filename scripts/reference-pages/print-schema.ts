import { escapeText } from '@colophon/schema/printers';
import { sentence } from './print-parameters.ts';

/** A JSON Schema, as far as the interfaces use it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

/** Words of which one is meant: `a, b or c`. */
export const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });
/** A longer list of symbols is not read as a type. */
const maxSymbols = 12;

/** What a value is, in a few words. */
export function typeOf(schema: Schema): string {
  const {
    $ref,
    enum: symbols,
    const: constant,
    items,
    minimum,
    maximum,
    additionalProperties: rest,
  } = schema;
  if ($ref !== undefined) return $ref.split('/').at(-1) ?? $ref;
  if (symbols && symbols.length <= maxSymbols) return alternatives.format(symbols);
  if (constant !== undefined) return String(constant);
  const [type = 'any value', ...others] = [schema.type ?? []].flat();
  if (type === 'array') return items ? `list of ${typeOf(items)}` : 'list';
  if (type === 'object' && isSchema(rest) && !schema.properties) return `map of ${typeOf(rest)}`;
  if (type === 'integer' && maximum !== undefined)
    return `integer, ${minimum ?? 0} to ${maximum.toLocaleString('en-GB')}`;
  if (type === 'integer' && minimum !== undefined) return `integer, ${minimum} or more`;
  return [type, ...others].join(' or ');
}

/** The members of an object, or of the objects in a list, with those inside them; empty when nothing is known of them. */
export function printMembers(schema: Schema, anchor: string): string {
  const { properties, required = [], additionalProperties: rest } = objectIn(schema);
  const members = Object.entries(properties ?? {});
  if (isSchema(rest) && objectIn(rest).properties) members.push(['{name}', rest]);
  if (members.length === 0) return '';
  return [
    '<Fields>',
    ...members.map(([name, member]) =>
      printMember(name, member, `${anchor}.${name.replace(/[{}]/g, '')}`, required.includes(name)),
    ),
    '</Fields>',
  ].join('\n');
}

function printMember(name: string, schema: Schema, anchor: string, isRequired: boolean): string {
  const attributes = `name="${name}" type="${typeOf(schema)}" anchor="${anchor}"${isRequired ? ' required' : ''}`;
  const text = escapeText(sentence(schema.description ?? descriptionOf(name)));
  const inner = printMembers(schema, anchor);
  return inner === ''
    ? `<Field ${attributes}>${text}</Field>`
    : `<Field ${attributes}>\n\n${text}\n\n${inner}\n\n</Field>`;
}

/** What members of these names are wherever they stand. */
const descriptions: Readonly<Record<string, string>> = {
  urn: 'The entity.',
  urns: 'The entities.',
  entityType: 'Name of the entity type.',
  entityUrn: 'The entity; or its key, under `entityKeyAspect`.',
  entityKeyAspect: 'The value of the key aspect, in place of the URN.',
  aspect: 'The value of the aspect, in the form of this interface.',
  aspects: 'Names of aspects.',
  aspectName: 'Name of the aspect.',
  aspectNames: 'Names of aspects; all versioned ones when none is named.',
  changeType: 'What is done with the value, such as `UPSERT`.',
  systemMetadata: 'Where the value comes from, such as `runId`.',
  withSystemMetadata: 'Answer with the system metadata of each value.',
  headers: 'Conditions for the write, such as `If-Version-Match`.',
  __type: 'Simple name of the record, such as `TagProperties`; its fields are next to it.',
  sourceFilter: 'A filter on the sources.',
  destinationFilter: 'A filter on the destinations.',
  edgeFilter:
    'A filter on the edges themselves: on `relationshipType`, `source.urn`, `source.entityType`, `destination.urn`, `destination.entityType`, `createdOn`, `createdActor`, `updatedOn`, `updatedActor`, `via`, and `properties.` with a name.',
  sortCriteria: 'Fields to sort by, each `field` and `order`.',
  criteria: 'Comparisons that must all hold.',
  and: 'Clauses.',
  or: 'Clauses, in the older spelling.',
  next: 'An offset.',
  '{name}': 'A member for each, under its name.',
};

function descriptionOf(name: string): string {
  const text = descriptions[name];
  if (text === undefined) throw new Error(`the member ${name} is not described`);
  return text;
}

const objectIn = (schema: Schema): Schema => (schema.items ? objectIn(schema.items) : schema);
const isSchema = (value: Schema | boolean | undefined): value is Schema => typeof value === 'object';
