import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaRevision } from '@colophon/http';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  Kind,
  parse,
  print,
  validateSchema,
} from 'graphql';
import { expect, it } from 'vitest';
import { executableSchema } from '../schema/create-schema.ts';
import { cards } from './cards.ts';
import { coverage } from './coverage.ts';
import { deprecations } from './deprecations.ts';
import { definitions } from './index.ts';
import { overviews } from './overviews.ts';
import { subscriptions } from './subscriptions.ts';

// Names and types of DataHub's schema, which lie beside the project where it is developed.
const file = join(import.meta.dirname, '../../../../../shared/interop/graphql-signatures.tsv');

/** Of subscriptions, cards, overviews and coverage, which the table does not have, everything is added. */
const additions = new Set(
  parse(subscriptions + cards + overviews + coverage).definitions.flatMap((definition) => {
    if (!('name' in definition) || !definition.name) return [];
    const { value } = definition.name;
    if (definition.kind !== Kind.OBJECT_TYPE_EXTENSION && definition.kind !== Kind.INTERFACE_TYPE_EXTENSION)
      return [value];
    return (definition.fields ?? []).map((field) => `${value}.${field.name.value}`);
  }),
);
const isAddition = (line: string): boolean => {
  const [, type = '', field = ''] = /^\w+ (\w+)(?:\.(\w+))?/.exec(line) ?? [];
  return additions.has(type) || additions.has(`${type}.${field}`);
};

/** Where this schema differs on purpose: the line, and why. */
const exceptions: readonly (readonly [line: string, reason: string])[] = [
  ...[
    'aggregation: AssertionStdAggregation',
    'fieldPaths: [String!]',
    'nativeParameters: [StringMapEntryInput!]',
    'nativeType: String',
    'operator: AssertionStdOperator',
    'parameters: AssertionStdParametersInput',
    'scope: DatasetAssertionScope',
  ].map((field) => [
    `input UpsertCustomAssertionInput.${field}`,
    'DataHubGraph.upsert_custom_assertion sends it',
  ]),
  ...[
    'AssertionStdParametersInput.maxValue: AssertionStdParameterInput',
    'AssertionStdParametersInput.minValue: AssertionStdParameterInput',
    'AssertionStdParametersInput.value: AssertionStdParameterInput',
    'AssertionStdParameterInput.value: String!',
    'AssertionStdParameterInput.type: AssertionStdParameterType!',
  ].map((field) => [`input ${field}`, 'upsert_custom_assertion names the type']),
  ['input SearchFlags.fetchExtraFields: [String!]', 'DataHubGraph.get_results_by_filter sends it'],
  ['input FacetFilterInput.value: String', 'earlier clients send it for the environment'],
].map(([line = '', reason = '']) => [`not in the table: ${line}`, reason]);

it('is valid', () => {
  expect(validateSchema(executableSchema())).toEqual([]);
});

it('has another revision with each change: clients keep the schema as long as that is the same', () => {
  const hash = createHash('sha256').update(definitions).digest('hex').slice(0, 12);
  // After a change, raise the revision in `config.ts`, and put both here.
  expect({ schemaRevision, hash }).toEqual({ schemaRevision: 'colophon-7', hash: 'a4cff9bd096e' });
});

it.runIf(existsSync(file))('has the names and types of the table, and no others', () => {
  const ours = new Set(
    Object.values(executableSchema().getTypeMap())
      .filter(({ name }) => !name.startsWith('__'))
      .flatMap(linesOf),
  );
  const theirs = new Set(linesOfTable(readFileSync(file, 'utf8')));
  const excepted = new Set(exceptions.map(([line]) => line));
  const differences = [
    ...[...theirs.difference(ours)].map((line) => `missing: ${line}`),
    ...[...ours.difference(theirs)]
      .filter((line) => !isAddition(line))
      .map((line) => `not in the table: ${line}`),
  ].filter((line) => !excepted.has(line));
  expect(differences).toEqual([]);
});

it.runIf(existsSync(file))('deprecates what the table does', () => {
  let type = '';
  const theirs: string[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [start = '', signature = '', , mark] = line.split('\t');
    if (start !== '') type = start.split(' ')[1] ?? '';
    else if (mark === 'deprecated') theirs.push(`${type}.${signature.split('(')[0]}`);
  }
  const ours = Object.entries(deprecations).flatMap(([name, reasons]) =>
    Object.keys(reasons).map((field) => `${name}.${field}`),
  );
  expect(ours.sort()).toEqual(theirs.sort());
});

/** A line for a type, and one for each of its fields. */
function linesOf(type: GraphQLNamedType): string[] {
  const { name } = type;
  if (isScalarType(type)) return isSpecifiedScalarType(type) ? [] : [`scalar ${name}`];
  if (isEnumType(type)) return type.getValues().map((value) => `enum ${name}.${value.name}`);
  if (isUnionType(type)) return type.getTypes().map((member) => `union ${name}.${member.name}`);
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => `input ${name}.${printInput(field)}`);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  const kind = isObjectType(type) ? 'type' : 'interface';
  return [
    ...type.getInterfaces().map((each) => `${kind} ${name} : ${each.name}`),
    ...Object.values(type.getFields()).map((field) => `${kind} ${name}.${printField(field)}`),
  ];
}

/** With the default value, as it is written. */
const printInput = ({ name, type, astNode }: GraphQLInputField | GraphQLArgument): string =>
  `${name}: ${type}${astNode?.defaultValue ? ` = ${print(astNode.defaultValue)}` : ''}`;
const printField = ({ name, args, type }: GraphQLField<unknown, unknown>): string =>
  `${name}${args.length === 0 ? '' : `(${args.map(printInput).join(', ')})`}: ${type}`;

function linesOfTable(table: string): string[] {
  let head = '';
  const lines: string[] = [];
  for (const line of table.split('\n')) {
    if (line === '') continue;
    if (!line.startsWith('\t')) {
      const [start = '', interfaces] = line.split(' : ');
      head = start;
      if (head.startsWith('scalar ')) lines.push(head);
      for (const each of interfaces?.split(/,\s*/) ?? []) lines.push(`${head} : ${each}`);
    } else if (head.startsWith('enum '))
      lines.push(
        ...line
          .trim()
          .split(/\s+/)
          .map((value) => `${head}.${value}`),
      );
    else if (head.startsWith('union '))
      lines.push(
        ...line
          .trim()
          .split(/\s*\|\s*/)
          .map((type) => `${head}.${type}`),
      );
    else {
      const [signature = '', type = ''] = line.slice(1).split('\t');
      lines.push(`${head}.${signature}: ${type}`);
    }
  }
  return lines;
}
