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
  { name: 'site', column: 6, row: 0, imports: ['cli', 'ui'] },
  { name: 'web', column: 10, row: 0, imports: ['catalogue', 'ui'] },
  { name: 'ui', column: 9, row: 1, imports: [] },
  { name: 'cli', column: 6, row: 1, imports: ['service', 'sample'] },
  { name: 'service', column: 6, row: 2, imports: ['server'] },
  {
    name: 'server',
    column: 6,
    row: 3,
    imports: [
      'graphql',
      'mcp',
      'openlineage',
      'store-sqlite',
      'store-postgres',
      'search-opensearch',
      'stream-kafka',
      'ingestion',
      'actions',
      'model',
    ],
  },
  { name: 'sample', column: 14, row: 2, imports: ['sdk'] },
  { name: 'graphql', column: 1, row: 4, imports: ['http'] },
  { name: 'mcp', column: 3, row: 4, imports: ['http'] },
  { name: 'openlineage', column: 5, row: 4, imports: ['http'] },
  { name: 'store-sqlite', column: 7, row: 4, imports: ['store-sql'] },
  { name: 'store-postgres', column: 9, row: 4, imports: ['store-sql'] },
  { name: 'ingestion', column: 11, row: 4, imports: ['sdk'] },
  { name: 'actions', column: 13, row: 4, imports: ['sdk'] },
  { name: 'http', column: 3, row: 5, imports: ['wire', 'auth'] },
  { name: 'stream-kafka', column: 5, row: 5, imports: ['wire', 'sdk'] },
  { name: 'store-sql', column: 7, row: 5, imports: ['auth'] },
  { name: 'sdk', column: 12, row: 6, imports: ['schema', 'model-types'] },
  { name: 'search-opensearch', column: 9, row: 6, imports: ['catalogue'] },
  { name: 'wire', column: 2, row: 6, imports: ['catalogue'] },
  { name: 'auth', column: 4, row: 6, imports: ['catalogue'] },
  { name: 'model-types', column: 12, row: 7, imports: [] },
  { name: 'catalogue', column: 3, row: 7, imports: ['schema'] },
  { name: 'model', column: 6, row: 6, imports: ['schema'] },
  { name: 'schema', column: 5, row: 8, imports: [] },
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
