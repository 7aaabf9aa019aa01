/** A package of the repository, its position in the diagram, and what it imports. */
export interface PackageNode {
  name: string;
  /** Centre of the node: column in units of half a node, row from the top. */
  column: number;
  row: number;
  /** Packages that this one imports, without those it reaches through them. */
  imports: readonly string[];
}

/** The packages and the arrows between them. A test compares them with the package files. */
export const PACKAGES: readonly PackageNode[] = [
  { name: 'site', column: 4, row: 0, imports: ['cli'] },
  { name: 'cli', column: 4, row: 1, imports: ['server', 'sdk'] },
  { name: 'server', column: 4, row: 2, imports: ['graphql', 'mcp', 'store-sqlite', 'model'] },
  { name: 'sdk', column: 8.5, row: 2, imports: ['schema', 'model-types'] },
  { name: 'graphql', column: 1, row: 3, imports: ['http'] },
  { name: 'mcp', column: 3, row: 3, imports: ['http'] },
  { name: 'http', column: 1, row: 4, imports: ['wire', 'auth'] },
  { name: 'store-sqlite', column: 4, row: 4, imports: ['auth'] },
  { name: 'wire', column: 1, row: 5, imports: ['catalogue'] },
  { name: 'auth', column: 3, row: 5, imports: ['catalogue'] },
  { name: 'model-types', column: 8.5, row: 5, imports: [] },
  { name: 'catalogue', column: 2, row: 6, imports: ['schema'] },
  { name: 'model', column: 6, row: 4, imports: ['schema'] },
  { name: 'schema', column: 4, row: 7, imports: [] },
];

/** The drawing as text, for screen readers. */
export function describePackages(nodes: readonly PackageNode[] = PACKAGES): string {
  return nodes
    .map(({ name, imports }) => `${name} imports ${imports.length > 0 ? imports.join(', ') : 'nothing'}`)
    .join('; ')
    .concat('.');
}

/** All packages that one reaches along the arrows. */
export function reachableFrom(name: string, nodes: readonly PackageNode[] = PACKAGES): Set<string> {
  const reached = new Set<string>();
  const visit = (from: string): void => {
    for (const next of nodes.find((node) => node.name === from)?.imports ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      visit(next);
    }
  };
  visit(name);
  return reached;
}
