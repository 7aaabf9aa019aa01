import { type Dialect, foldName } from './dialects.ts';
import { child, children, type Identifier, isIdentifier, isTree, type Tree } from './tree.ts';

/** A name in SQL, as far as it was given. */
export interface TableReference {
  readonly database?: string | undefined;
  readonly schema?: string | undefined;
  readonly table: string;
}

/** Prefix of the names that stand for tables while a statement is analysed. */
const standIn = '__colophon_table_';

/** The name that stands for the table at an index of the references. */
export const standInName = (index: number): string => `${standIn}${index}`;

/** The index of the reference for which a name stands; undefined for any other name. */
export function standInIndex(name: string | undefined): number | undefined {
  return name?.startsWith(standIn) ? Number(name.slice(standIn.length)) : undefined;
}

/**
 * Replaces each table in a tree by a name that stands for it, and returns what the names stood for.
 *
 * Names with dots, schemas and quotes need no further care then, nor tables that a `WITH` clause hides elsewhere in the
 * statement. Joins in parentheses, which PostgreSQL and MySQL write into every view, become lists of joins: the parser's
 * analysis does not look into them, and lineage does not depend on their order.
 */
export function replaceTables(tree: unknown, dialect: Dialect): TableReference[] {
  const references: TableReference[] = [];
  walk(tree, new Set());
  shortenColumns(tree, references);
  return references;

  function walk(node: unknown, hidden: ReadonlySet<string>): void {
    if (Array.isArray(node)) {
      for (const item of node) walk(item, hidden);
      return;
    }
    if (!isTree(node)) return;
    const scope = walkCommonTables(node, hidden);
    flattenJoins(node);
    moveAliasInside(node);
    for (const [key, value] of Object.entries(node)) {
      if (key === 'with') continue;
      if (key === 'table' && isTree(value) && isIdentifier(value.name)) replaceTable(value, scope);
      else walk(value, scope);
    }
  }

  /** Each table of a `WITH` clause sees those before it; a recursive one sees itself, too. */
  function walkCommonTables(node: Tree, hidden: ReadonlySet<string>): ReadonlySet<string> {
    const clause = child(node, 'with');
    if (!clause) return hidden;
    const scope = new Set(hidden);
    for (const table of children(clause, 'ctes')) {
      const name = child(table, 'alias');
      const folded = isIdentifier(name) ? foldName(name, dialect) : undefined;
      if (folded !== undefined && clause.recursive === true) scope.add(folded);
      walk(child(table, 'this'), scope);
      if (folded !== undefined) scope.add(folded);
    }
    return scope;
  }

  function replaceTable(table: Tree, hidden: ReadonlySet<string>): void {
    const name = table.name as Tree & Identifier;
    const schema = table.schema;
    const folded = foldName(name, dialect);
    if (!isIdentifier(schema) && hidden.has(folded)) return;
    const reference: TableReference = {
      table: folded,
      ...(isIdentifier(schema) && { schema: foldName(schema, dialect) }),
      ...(isIdentifier(table.catalog) && { database: foldName(table.catalog, dialect) }),
    };
    table.alias ??= { ...name };
    table.name = { ...name, name: standInName(references.length), quoted: false };
    table.schema = null;
    table.catalog = null;
    references.push(reference);
  }
}

/** Turns `FROM (a JOIN b) JOIN (c JOIN d)` into `FROM a JOIN b JOIN c JOIN d`. */
function flattenJoins(node: Tree): void {
  const from = child(node, 'from') ?? child(node, 'from_clause');
  if (!from) return;
  const joins: unknown[] = [];
  from.expressions = children(from, 'expressions').map((item) => takeFirst(item, joins));
  for (const join of children(node, 'joins')) {
    const inner: unknown[] = [];
    joins.push(isTree(join) ? { ...join, this: takeFirst(join.this, inner) } : join, ...inner);
  }
  if (joins.length > 0) node.joins = joins;
}

/** The first table of a join in parentheses; the others are added to the joins. */
function takeFirst(item: unknown, joins: unknown[]): unknown {
  const joined = child(item, 'joined_table');
  if (joined && !isTree(joined.alias)) {
    const first = takeFirst(joined.left, joins);
    for (const join of children(joined, 'joins')) {
      const inner: unknown[] = [];
      joins.push(isTree(join) ? { ...join, this: takeFirst(join.this, inner) } : join, ...inner);
    }
    return first;
  }
  const inParentheses = child(item, 'paren', 'this');
  return inParentheses?.table || inParentheses?.joined_table ? takeFirst(inParentheses, joins) : item;
}

/** Turns `(table) AS alias`, as in `MERGE`, into a table with an alias. */
function moveAliasInside(node: Tree): void {
  const table = child(node, 'alias', 'this', 'table');
  const alias = child(node, 'alias', 'alias');
  if (!table || !isIdentifier(alias)) return;
  delete node.alias;
  node.table = { ...table, alias };
}

/** Turns `schema.table.column` into `table.column`, which is what the alias of the table is. */
function shortenColumns(node: unknown, references: readonly TableReference[]): void {
  if (Array.isArray(node)) {
    for (const item of node) shortenColumns(item, references);
    return;
  }
  if (!isTree(node)) return;
  for (const value of Object.values(node)) shortenColumns(value, references);
  const column = child(node, 'dot', 'this', 'column');
  const field = child(node, 'dot', 'field');
  const schema = column?.table;
  if (!column || !isIdentifier(field) || !isIdentifier(schema) || !isIdentifier(column.name)) return;
  const same = (one: string | undefined, other: string) => one?.toLowerCase() === other.toLowerCase();
  const table = column.name;
  if (!references.some((one) => same(one.schema, schema.name) && same(one.table, table.name))) return;
  delete node.dot;
  node.column = { ...column, name: { ...field }, table: { ...table } };
}
