import {
  type GraphQLInputObjectType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { derived } from '../../../gen/descriptions.ts';
import { deprecations } from '../deprecations.ts';
import { describeArgument, describeField, describeInputField } from './rules.ts';
import { tables } from './tables/index.ts';

/**
 * Describes every type of the schema and everything that a type has, and says what is deprecated. A sentence of the tables
 * comes before one of the model, and this before one that follows from the name.
 */
export function describeSchema(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    // The types of the specification have their descriptions, and all schemas share them.
    if (!type.astNode) continue;
    type.description = sentence(type.name, '$');
    if (isObjectType(type) || isInterfaceType(type)) describeFields(type);
    else if (isInputObjectType(type)) describeInputFields(type);
    else if (isEnumType(type))
      for (const value of type.getValues()) value.description = sentence(type.name, value.name);
  }
}

function describeFields(type: GraphQLObjectType | GraphQLInterfaceType): void {
  for (const field of Object.values(type.getFields())) {
    field.description = sentence(type.name, field.name) ?? describeField(type, field);
    field.deprecationReason = deprecations[type.name]?.[field.name];
    for (const arg of field.args)
      arg.description =
        sentence(type.name, `${field.name}(${arg.name})`) ??
        // What an input object is for is what it says of itself.
        (arg.name === 'input'
          ? sentence(getNamedType(arg.type).name, '$')
          : describeArgument(type, field, arg));
  }
}

function describeInputFields(type: GraphQLInputObjectType): void {
  for (const field of Object.values(type.getFields())) {
    field.description = sentence(type.name, field.name) ?? describeInputField(type, field.name);
    field.deprecationReason = deprecations[type.name]?.[field.name];
  }
}

const written = new Map<string, Readonly<Record<string, string>>>();
for (const table of tables)
  for (const [type, sentences] of Object.entries(table))
    written.set(type, { ...written.get(type), ...sentences });

const sentence = (type: string, name: string): string | undefined =>
  written.get(type)?.[name] ?? derived[type]?.[name];
