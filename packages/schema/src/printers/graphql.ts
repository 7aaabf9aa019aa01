import type { Registry } from '../registry.ts';
import type { Aspect, Entity, EnumerationType, Field, RecordType } from '../types.ts';
import { describeWith, emptyField, literal } from './graphql-text.ts';
import { GraphqlTypes } from './graphql-types.ts';
import { printedFrom } from './json-file.ts';

/**
 * The GraphQL schema of a model, in its definition language.
 *
 * - An entity is a type with its `urn` and one nullable field for each aspect. Where a record has the entity's name,
 *   or GraphQL itself, `Entity` follows it: `ContainerEntity`, `QueryEntity`.
 * - A record is a type and, for writing, an input: `Owner`, `OwnerInput`. GraphQL forbids types without fields, so
 *   a record without any gets the field `_empty`, which is always null.
 * - A map is a list of entries. A member of a union that is no record is wrapped in a type with the field `value`. The
 *   input of a union has a field for each member, of which one must be given.
 * - A field with a default is never null when read, unless it may be null as well, and may be left out when written.
 * - `Query` looks each entity up by its URN; a server extends it.
 */
export function printGraphql(registry: Registry): string {
  const types = new GraphqlTypes(registry);
  const named = [...registry.types.values()];
  const blocks = [
    `# ${printedFrom}`,
    '"""A whole number of 64 bits, of which JSON carries 53 without loss."""\nscalar Long',
    printQuery(registry, types),
    ...[...registry.entities.values()].map((entity) => printEntity(entity, types)),
    ...named.flatMap((type) =>
      type.kind === 'enumeration'
        ? [printEnumeration(type, types)]
        : [printRecord(type, types), printInput(type, types)],
    ),
  ];
  // Printing the fields above has found out which helpers are needed.
  return `${[...blocks, ...types.helpers()].join('\n\n')}\n`;
}

const block = (head: string, lines: readonly string[]): string => [`${head} {`, ...lines, '}'].join('\n');

const printQuery = (registry: Registry, types: GraphqlTypes): string =>
  block(
    '"""Looks entities up."""\ntype Query',
    [...registry.entities.values()].flatMap((entity) => [
      ...describeWith([entity.doc], '  '),
      `  ${entity.name}(urn: String!): ${types.entityName(entity)}`,
    ]),
  );

const printEntity = (entity: Entity, types: GraphqlTypes): string =>
  block([...describeWith([entity.doc]), `type ${types.entityName(entity)}`].join('\n'), [
    ...describeWith(['URN of the entity.'], '  '),
    '  urn: String!',
    ...[entity.key, ...entity.aspects].flatMap((aspect) => printAspect(aspect, types)),
  ]);

const printAspect = ({ name, doc, record }: Aspect, types: GraphqlTypes): string[] => [
  ...describeWith([doc], '  '),
  `  ${name}: ${types.name(record)}${deprecation(record.deprecated, doc)}`,
];

const printEnumeration = (type: EnumerationType, types: GraphqlTypes): string =>
  block(
    [...describeWith(about(type)), `enum ${types.name(type)}`].join('\n'),
    Object.entries(type.symbols).flatMap(([symbol, doc]) => [...describeWith([doc], '  '), `  ${symbol}`]),
  );

const about = ({ doc, name }: RecordType | EnumerationType): string[] => [doc, `Wire name: \`${name}\`.`];

function printRecord(record: RecordType, types: GraphqlTypes): string {
  const fields = Object.entries(record.fields).flatMap(([name, field]) => [
    ...describeWith([field.doc], '  '),
    `  ${name}: ${types.output(field.type, record, name)}${field.optional ? '' : '!'}${deprecationOf(field)}`,
  ]);
  const head = [...describeWith(about(record)), `type ${types.name(record)}`].join('\n');
  return block(head, fields.length > 0 ? fields : emptyField);
}

function printInput(record: RecordType, types: GraphqlTypes): string {
  const fields = Object.entries(record.fields).flatMap(([name, field]) => [
    ...describeWith([field.doc], '  '),
    `  ${name}: ${types.input(field.type, record, name)}${requirement(field, types)}`,
  ]);
  const head = [...describeWith(about(record)), `input ${types.inputName(record)}`].join('\n');
  return block(head, fields.length > 0 ? fields : emptyField);
}

/** What follows the type of an input field. GraphQL allows no deprecation where a value must be given. */
function requirement(field: Field, types: GraphqlTypes): string {
  if (field.default !== undefined) {
    return ` = ${literal(field.type, field.default, types.memberField)}${deprecationOf(field)}`;
  }
  return field.optional ? deprecationOf(field) : '!';
}

const deprecationOf = (field: Field): string => deprecation(field.deprecated, field.doc);

/** Where the model gives no reason, the description says what to use instead. */
const deprecation = (deprecated: boolean | string | undefined, doc: string): string =>
  deprecated ? ` @deprecated(reason: ${JSON.stringify(deprecated === true ? doc : deprecated)})` : '';
