/** A node of the parser's tree, or a list of them. Its own types name 700 kinds of nodes, of which few matter here. */
export type Tree = { [key: string]: unknown };

/** A name in the tree. */
export interface Identifier {
  readonly name: string;
  readonly quoted: boolean;
}

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isIdentifier = (value: unknown): value is Tree & Identifier =>
  isTree(value) && typeof value.name === 'string';

/** The field of a node as a node; undefined if it is anything else. */
export function child(node: unknown, ...path: readonly string[]): Tree | undefined {
  let current: unknown = node;
  for (const key of path) current = isTree(current) ? current[key] : undefined;
  return isTree(current) ? current : undefined;
}

/** The field of a node as a list; empty if it is anything else. */
export function children(node: unknown, key: string): unknown[] {
  const value = isTree(node) ? node[key] : undefined;
  return Array.isArray(value) ? value : [];
}
