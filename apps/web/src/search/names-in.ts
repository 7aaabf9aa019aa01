interface Named {
  readonly card: { readonly name: string };
}

/** The names in a cell. A card has the first labels alone, so that a cell with fewer than there are says so. */
export function namesIn(labels: readonly Named[], count: number): string {
  const names = labels.map(({ card }) => card.name);
  return [...names, ...(count > names.length ? ['…'] : [])].join(', ');
}
