import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { entityTypeOf, graphqlEntities } from '../../entities/entity-types.ts';
import { commonArguments, commonFields, commonInputFields, defaultCounts } from './common.ts';
import { nounOf, toWords } from './nouns.ts';

/** Describes a field of an object type or an interface by its name, and by what the type is called. */
export function describeField(type: GraphQLNamedType, { name, type: of }: GraphQLField): string | undefined {
  const entity = graphqlEntities[entityTypeOf(type.name) ?? ''];
  if (name === 'urn') return `URN of the ${isInterfaceType(type) ? 'entity' : nounOf(type.name)}.`;
  if (name === 'type') return entity ? `Entity type, always \`${entity.symbol}\`.` : 'Entity type.';
  const common = commonFields[name];
  // The items of a page: `users` of `ListUsersResult`.
  const isPage = isObjectType(type) && type.getFields().total !== undefined;
  return (
    common ?? (isPage && isListType(getNullableType(of)) ? `The ${toWords(name)} in the page.` : undefined)
  );
}

/** Describes an argument by its name, and by what the field is about. */
export function describeArgument(
  type: GraphQLNamedType,
  field: GraphQLField,
  { name }: GraphQLArgument,
): string | undefined {
  return name === 'urn' ? `URN of the ${subjectOf(type, field)}.` : commonArguments[name];
}

/** A query is about what it returns, and a mutation about what it is called by: `deleteTag` and `updateTag`. */
function subjectOf(type: GraphQLNamedType, { name, type: of }: GraphQLField): string {
  const result = getNamedType(of);
  if (type.name === 'Query') return isObjectType(result) ? nounOf(result.name) : 'entity';
  return nounOf(name.replace(/^(?:create|update|delete|set)(?=[A-Z])/, ''));
}

/** What the fields of an input object are about: `CreateDataProductPropertiesInput`, `ChartEditablePropertiesUpdate`. */
const inputName = /^(Create|Update|Upsert|Delete)?(\w+?)(?:Editable)?(?:Properties)?(?:Input|Update)$/;

/** Describes a field of an input object by its name, and by what the type is called. */
export function describeInputField(type: GraphQLInputObjectType, name: string): string | undefined {
  const [, verb, words = ''] = inputName.exec(type.name) ?? [];
  const about = (what: string) => `${what} of the ${nounOf(words)}.`;
  switch (name) {
    case 'count':
      return `Maximum number of results; ${defaultCounts[type.name] ?? 20} by default.`;
    case 'query':
      return isNonNullType(type.getFields().query?.type)
        ? 'Search text; `*` finds everything.'
        : 'Search text; everything by default.';
    case 'name':
      return about(verb === 'Update' ? 'New name' : 'Name');
    case 'description':
      return about(verb === 'Update' ? 'New description' : 'Description');
    case 'urn':
      return verb === undefined ? commonInputFields.urn : about('URN');
    default:
      return commonInputFields[name];
  }
}
