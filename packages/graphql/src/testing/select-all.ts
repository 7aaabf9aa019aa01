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

/** Arguments of fields that cannot be asked for without. */
const requiredArguments: Readonly<Record<string, string>> = {
  relationships: '(input: {types: [], direction: OUTGOING})',
};

/** Unions of entities: what all of them have is selected there. */
const unionsOfEntities = ['OwnerType', 'ResolvedActor'];

/** A part of a document: fields that are asked for together. */
interface Part {
  readonly text: string;
  readonly fields: number;
}

/** Most fields of a part: far below what a request may ask for, with the words around them. */
const longest = 1500;

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
  return selectFields(type, depth).map(({ text }) => text);

  function selectFields(object: GraphQLObjectType, levels: number): readonly Part[] {
    return join(Object.values(object.getFields()).flatMap((field) => selectField(object, field, levels)));
  }

  function selectField(
    object: GraphQLObjectType,
    { name, type: output, args }: GraphQLField<unknown, unknown>,
    levels: number,
  ): readonly Part[] {
    const given = args.some(isRequiredArgument) ? requiredArguments[name] : '';
    if (given === undefined || !isIncluded(`${object.name}.${name}`)) return [];
    const call = `${name}${given}`;
    if (isLeafType(getNamedType(output))) return [{ text: call, fields: 1 }];
    return selectBelow(output, levels - 1).map(({ text, fields }) => ({
      text: `${call} { __typename ${text} }`,
      fields: fields + 2,
    }));
  }

  function selectBelow(output: GraphQLOutputType, levels: number): readonly Part[] {
    const named = getNamedType(output);
    const nothing = [{ text: '', fields: 0 }];
    if (levels === 0) return nothing;
    if (isObjectType(named)) {
      const parts = selectFields(named, levels);
      return parts.length > 0 ? parts : nothing;
    }
    if (!isUnionType(named) || unionsOfEntities.includes(named.name))
      return [{ text: '... on Entity { urn type }', fields: 2 }];
    const members = schema.getPossibleTypes(named).map((member) => {
      const fields = Object.keys(member.getFields());
      return { text: `... on ${member.name} { ${fields.join(' ')} }`, fields: fields.length };
    });
    return join(members);
  }
}

/** As many together as a request may ask for. */
function join(parts: readonly Part[]): readonly Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && last.fields + part.fields <= longest)
      joined[joined.length - 1] = { text: `${last.text} ${part.text}`, fields: last.fields + part.fields };
    else joined.push(part);
  }
  return joined;
}
