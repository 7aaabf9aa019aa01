interface PathEntry {
  readonly name: string;
  readonly entity: { readonly card: { readonly name: string } } | null;
}

/** The names of the steps that lead to an entity. */
export const pathText = (path: readonly PathEntry[]): readonly string[] =>
  path.map(({ name, entity }) => entity?.card.name ?? name);
