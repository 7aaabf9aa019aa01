import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** Longest document, in tokens. */
export const maxTokens = 30_000;
/** Deepest nesting of fields. As DataHub's. */
export const maxDepth = 50;
/** Most fields of an operation, those of a fragment as often as it is used: DataHub's server for agents asks for 7,600. */
export const maxFields = 20_000;
/** Most fields that have an alias. Without a limit, one costly field can be asked for again and again. */
export const maxAliases = 200;
/** Most fields at the root of an operation: each asks for something of its own. */
export const maxRootFields = 50;
/** Most mutations of one request, each of which writes. */
export const maxMutations = 20;

interface Size {
  readonly fields: number;
  readonly depth: number;
  readonly aliases: number;
  /** Fields on the highest level. */
  readonly roots: number;
}

const nothing: Size = { fields: 0, depth: 0, aliases: 0, roots: 0 };

/** A rule of validation: an operation is no larger than a request may be. */
export function limitSize(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      for (const message of excessesOf(operation, context.getDocument()))
        context.reportError(new GraphQLError(message, { nodes: operation }));
    },
  };
}

function excessesOf(operation: OperationDefinitionNode, document: DocumentNode): readonly string[] {
  const size = measure(operation.selectionSet, document);
  const isMutation = operation.operation === OperationTypeNode.MUTATION;
  const bounds = [
    ['depth', size.depth, maxDepth],
    ['number of fields', size.fields, maxFields],
    ['number of aliases', size.aliases, maxAliases],
    [`number of fields of the ${operation.operation}`, size.roots, isMutation ? maxMutations : maxRootFields],
  ] as const;
  return bounds.flatMap(([what, is, most]) =>
    is > most
      ? [`The ${what}: expected at most ${most}, got ${is}. Split the request, or ask for less.`]
      : [],
  );
}

/** Each fragment is measured once: fragments that use each other many times over cost no more than they are long. */
function measure(selectionSet: SelectionSetNode, { definitions }: DocumentNode): Size {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of definitions)
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  const known = new Map<string, Size>();

  const sizeOfFragment = (name: string): Size => {
    const size = known.get(name);
    if (size) return size;
    // One that leads back to itself is an error of its own.
    known.set(name, nothing);
    const fragment = fragments.get(name);
    const measured = fragment ? sizeOf(fragment.selectionSet) : nothing;
    known.set(name, measured);
    return measured;
  };

  const sizeOf = ({ selections }: SelectionSetNode): Size => {
    let [fields, depth, aliases, roots] = [0, 0, 0, 0];
    for (const selection of selections) {
      const isField = selection.kind === Kind.FIELD;
      const below =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? sizeOfFragment(selection.name.value)
          : selection.selectionSet
            ? sizeOf(selection.selectionSet)
            : nothing;
      fields += below.fields + (isField ? 1 : 0);
      depth = Math.max(depth, below.depth + (isField ? 1 : 0));
      aliases += below.aliases + (isField && selection.alias ? 1 : 0);
      roots += isField ? 1 : below.roots;
    }
    return { fields, depth, aliases, roots };
  };

  return sizeOf(selectionSet);
}
