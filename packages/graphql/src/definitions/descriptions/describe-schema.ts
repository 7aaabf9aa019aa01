import {
  type GraphQLArgument,
  type GraphQLInputObjectType,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  getNullableType,
} from 'graphql';
import { derived } from '../../../gen/descriptions.ts';
import { entityTypeOf, graphqlEntities } from '../../entities/entity-types.ts';
import { commonArguments, commonFields, commonInputFields, defaultCounts } from './common.ts';
import { nounOf, toWords } from './nouns.ts';
import { tables } from './tables/index.ts';

/** Describes every type of the schema, and everything that a type has. */
export function describeSchema(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    // The types of the specification have their descriptions, and all schemas share them.
    if (type.astNode === undefined || type.astNode === null) continue;
    type.description = sentenceOf(type.name, '$');
    if (isObjectType(type) || isInterfaceType(type)) describeFields(type);
    else if (isInputObjectType(type)) describeInputFields(type);
    else if (isEnumType(type))
      for (const value of type.getValues()) value.description = sentenceOf(type.name, value.name);
  }
}

function describeFields(type: GraphQLObjectType | GraphQLInterfaceType): void {
  for (const field of Object.values(type.getFields())) {
    field.description =
      sentenceOf(type.name, field.name) ?? ruleForField(type, field.name) ?? commonFields[field.name] ?? null;
    for (const arg of field.args)
      arg.description =
        sentenceOf(type.name, `${field.name}(${arg.name})`) ??
        ruleForArgument(type, field.name, arg) ??
        commonArguments[arg.name] ??
        null;
  }
}

function describeInputFields(type: GraphQLInputObjectType): void {
  for (const field of Object.values(type.getFields()))
    field.description =
      sentenceOf(type.name, field.name) ??
      ruleForInputField(type, field.name) ??
      commonInputFields[field.name] ??
      null;
}

/** The sentences of each type: the written ones, which come first, and those taken from the model. */
const written = new Map<string, Readonly<Record<string, string>>>();
for (const table of tables)
  for (const [type, sentences] of Object.entries(table))
    written.set(type, { ...written.get(type), ...sentences });

const sentenceOf = (type: string, name: string): string | null =>
  written.get(type)?.[name] ?? derived[type]?.[name] ?? null;

function ruleForField(type: GraphQLNamedType, name: string): string | undefined {
  const entity = graphqlEntities[entityTypeOf(type.name) ?? ''];
  if (name === 'urn') return entity || !isInterfaceType(type) ? `URN of the ${nounOf(type.name)}.` : 'URN of the entity.';
  if (name === 'type') return entity ? `Entity type, always \`${entity.symbol}\`.` : 'Entity type.';
  // The items of a page: `users` of `ListUsersResult`.
  const fields = isObjectType(type) ? type.getFields() : {};
  if (fields.total && fields[name] && isListType(getNullableType(fields[name].type)) && !commonFields[name])
    return `The ${toWords(name)} in the page.`;
  return undefined;
}

function ruleForArgument(
  type: GraphQLNamedType,
  fieldName: string,
  arg: GraphQLArgument,
): string | null | undefined {
  if (arg.name === 'input') return getNamedType(arg.type).description ?? sentenceOf(getNamedType(arg.type).name, '$');
  if (arg.name !== 'urn') return undefined;
  // `deleteTag` and `updateTag` are about a tag, and so is the query `tag`.
  const noun = fieldName.replace(/^(?:get|create|update|delete|set)(?=[A-Z])/, '');
  return `URN of the ${nounOf(noun.replace(/^[a-z]/, (first) => first.toUpperCase()))}.`;
}

function ruleForInputField(type: GraphQLInputObjectType, name: string): string | undefined {
  const isRequired = isNonNullType(type.getFields()[name]?.type);
  if (name === 'count') return `Maximum number of results; ${defaultCounts[type.name] ?? 20} by default.`;
  if (name === 'query') return isRequired ? 'Search text; `*` finds everything.' : 'Search text; everything by default.';
  const [, verb, words] =
    /^(Create|Update|Upsert|Delete)(\w+?)(?:EditableProperties|Properties)?(?:Input|Update)$/.exec(type.name) ?? [];
  if (words === undefined) {
    const [, edited] = /^(\w+?)(?:EditableProperties)(?:Update)$/.exec(type.name) ?? [];
    return edited && name === 'description' ? `Description of the ${nounOf(edited)}.` : edited && name === 'name' ? `Display name of the ${nounOf(edited)}.` : undefined;
  }
  const isNew = verb === 'Update';
  if (name === 'name') return `${isNew ? 'New name' : 'Name'} of the ${nounOf(words)}.`;
  if (name === 'description') return `${isNew ? 'New description' : 'Description'} of the ${nounOf(words)}.`;
  if (name === 'urn') return `URN of the ${nounOf(words)}.`;
  return undefined;
}
