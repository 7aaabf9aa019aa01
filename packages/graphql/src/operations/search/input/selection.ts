import { type GraphQLResolveInfo, Kind, type SelectionNode } from 'graphql';

/**
 * Whether a document asks for what is at a path below the field that is resolved. A field that is left out by a directive
 * counts as asked for.
 */
export function isSelected(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  ...path: readonly string[]
): boolean {
  let level = fieldNodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
  for (const name of path) {
    const found = fieldsIn(level, fragments).filter((field) => field.name.value === name);
    if (found.length === 0) return false;
    level = found.flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
  }
  return true;
}

const fieldsIn = (
  selections: readonly SelectionNode[],
  fragments: GraphQLResolveInfo['fragments'],
): readonly (SelectionNode & { readonly kind: typeof Kind.FIELD })[] =>
  selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node];
    const { selectionSet } = node.kind === Kind.INLINE_FRAGMENT ? node : (fragments[node.name.value] ?? {});
    return fieldsIn(selectionSet?.selections ?? [], fragments);
  });
