import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';
import { maxFields } from '../server/limits.ts';

/** Arguments of fields that cannot be asked for without. */
const requiredArguments: Readonly<Record<string, string>> = {
  relationships: '(input: {types: ["OwnedBy", "IsPartOf"], direction: OUTGOING})',
};

/** Fields that lead to entities of any type: only what all of them have is selected there. */
const isEntityUnion = (name: string) => name === 'OwnerType' || name === 'ResolvedActor';

interface Selection {
  readonly text: string;
  readonly size: number;
}

/**
 * Selections of every field of an object type down to a depth, in as many parts as documents need that are no longer than
 * a request may be.
 *
 * @param isIncluded Says of a field, as `Type.field`, whether it is selected.
 */
export function selectAll(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  depth: number,
  isIncluded: (place: string) => boolean = () => true,
): readonly string[] {
  const parts: string[] = [];
  let part: Selection[] = [];
  let size = 0;
  for (const field of Object.values(type.getFields())) {
    const selection = selectField(type, field, depth);
    if (!selection) continue;
    if (size + selection.size > maxFields - 10) {
      parts.push(part.map(({ text }) => text).join(' '));
      [part, size] = [[], 0];
    }
    part.push(selection);
    size += selection.size;
  }
  if (part.length > 0) parts.push(part.map(({ text }) => text).join(' '));
  return parts;

  function selectField(
    object: GraphQLObjectType,
    { name, type: output, args }: GraphQLField<unknown, unknown>,
    levels: number,
  ): Selection | undefined {
    if (levels === 0 || !isIncluded(`${object.name}.${name}`)) return undefined;
    const given = args.some(isRequiredArgument) ? requiredArguments[name] : '';
    if (given === undefined) return undefined;
    const call = `${name}${given}`;
    if (isLeafType(getNamedType(output))) return { text: call, size: 1 };
    const below = selectBelow(output, levels - 1);
    return below && { text: `${call} { ${below.text} }`, size: below.size + 1 };
  }

  function selectBelow(output: GraphQLOutputType, levels: number): Selection | undefined {
    const named = getNamedType(output);
    if (levels === 0) return { text: '__typename', size: 1 };
    if (isObjectType(named)) {
      const fields = Object.values(named.getFields()).flatMap((field) => selectField(named, field, levels) ?? []);
      return fields.length > 0
        ? { text: fields.map(({ text }) => text).join(' '), size: fields.reduce((sum, each) => sum + each.size, 0) }
        : { text: '__typename', size: 1 };
    }
    if (isUnionType(named) && !isEntityUnion(named.name)) {
      const members = schema.getPossibleTypes(named).map((member) => {
        const fields = Object.keys(member.getFields()).join(' ');
        return `... on ${member.name} { ${fields} }`;
      });
      return { text: `__typename ${members.join(' ')}`, size: 1 + members.length * 2 };
    }
    return { text: '__typename ... on Entity { urn type }', size: 3 };
  }
}
