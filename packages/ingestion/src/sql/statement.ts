import { type Dialect, foldName } from './dialects.ts';
import type { TableReference } from './table-nodes.ts';
import { child, children, isIdentifier, isTree, type Tree } from './tree.ts';

/** What a statement does to the table that it names, by DataHub's names of operations. */
export type StatementKind = 'SELECT' | 'CREATE' | 'INSERT' | 'UPDATE' | 'DELETE' | 'MERGE' | 'OTHER';

/** A column that a statement sets, and the expression from which. */
export interface Assignment {
  readonly column: string;
  readonly expression: unknown;
}

/** A statement, taken apart. */
export interface Statement {
  readonly kind: StatementKind;
  /** The table that it writes. */
  readonly target?: TableReference;
  /** Columns that it writes, in order of those of the query; undefined: those of the table. */
  readonly columns?: readonly string[];
  /** The query from which it reads. */
  readonly query?: Tree;
  /** What `UPDATE` and `MERGE` set, with what they read it from; a query is made of them. */
  readonly assignments?: { readonly set: readonly Assignment[]; readonly from: readonly unknown[] };
}

/** Takes a statement apart by its kind. */
export function takeApart(tree: Tree, dialect: Dialect): Statement {
  const [kind] = Object.keys(tree);
  const node = kind === undefined ? undefined : child(tree, kind);
  if (!node) return { kind: 'OTHER' };
  const target = (place: unknown) => {
    const reference = referenceOf(place, dialect);
    return reference && { target: reference };
  };
  const name = (value: unknown) => (isIdentifier(value) ? foldName(value, dialect) : '');
  switch (kind) {
    case 'select':
    case 'union':
    case 'intersect':
    case 'except':
    case 'subquery':
      return { kind: 'SELECT', query: tree };
    case 'create_view': {
      const columns = children(node, 'columns').map((column) => name(child(column, 'name')));
      return {
        kind: 'CREATE',
        ...target(node.name),
        ...(columns.length > 0 && { columns }),
        ...withQuery(node.query, node),
      };
    }
    case 'create_table':
      return { kind: 'CREATE', ...target(node.name), ...withQuery(node.as_select, node) };
    case 'insert': {
      const columns = children(node, 'columns').map(name);
      return {
        kind: 'INSERT',
        ...target(node.table),
        ...(columns.length > 0 && { columns }),
        ...withQuery(node.query, node),
      };
    }
    case 'update':
      return {
        kind: 'UPDATE',
        ...target(node.table),
        assignments: {
          set: children(node, 'set').map((pair) => {
            const [column, expression] = Array.isArray(pair) ? pair : [];
            return { column: name(column), expression };
          }),
          from: [
            { table: node.table },
            ...children(child(node, 'from_clause'), 'expressions'),
            ...children(node, 'joins').map((join) => child(join, 'this')),
          ],
        },
      };
    case 'merge':
      return {
        kind: 'MERGE',
        ...target(node.this),
        assignments: { set: mergedColumns(node, name), from: [node.this, node.using] },
      };
    case 'delete':
      return { kind: 'DELETE', ...target(node.table) };
    default:
      return { kind: 'OTHER' };
  }
}

/** A `WITH` clause before `INSERT` belongs to the query. */
function withQuery(query: unknown, statement: Tree): { query?: Tree } {
  if (!isTree(query)) return {};
  const clause = statement.with;
  const select = child(query, 'select');
  return {
    query: isTree(clause) && select && !select.with ? { select: { ...select, with: clause } } : query,
  };
}

function mergedColumns(node: Tree, name: (value: unknown) => string): Assignment[] {
  const set: Assignment[] = [];
  for (const clause of children(child(node, 'whens', 'whens'), 'expressions')) {
    const [, second, third] = children(child(clause, 'when', 'then', 'tuple'), 'expressions');
    const left = children(child(second, 'tuple'), 'expressions');
    const right = children(child(third, 'tuple'), 'expressions');
    left.forEach((item, index) => {
      const pair = child(item, 'eq');
      const column = name(columnName(pair ? pair.left : item));
      const expression = pair ? pair.right : right[index];
      if (column && expression) set.push({ column, expression });
    });
  }
  return set;
}

const columnName = (node: unknown) => child(node, 'identifier') ?? child(node, 'column', 'name');

/** The table that a node names, with or without an alias around it. */
function referenceOf(node: unknown, dialect: Dialect): TableReference | undefined {
  const inner = child(node, 'alias', 'this') ?? node;
  const table = child(inner, 'table') ?? inner;
  if (!isTree(table) || !isIdentifier(table.name)) return undefined;
  return {
    table: foldName(table.name, dialect),
    ...(isIdentifier(table.schema) && { schema: foldName(table.schema, dialect) }),
    ...(isIdentifier(table.catalog) && { database: foldName(table.catalog, dialect) }),
  };
}
