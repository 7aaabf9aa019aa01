import type { Dialect as ParserDialect } from '@polyglot-sql/sdk';
import type { Dialect } from './dialects.ts';
import { type Assignment, type StatementKind, takeApart } from './statement.ts';
import { replaceTables, standInIndex, standInName, type TableReference } from './table-nodes.ts';
import { isTree, type Tree } from './tree.ts';

/** A table to which a reference was resolved. */
export interface ResolvedTable {
  /** Names of its columns; empty if they are not known. */
  readonly columns: readonly string[];
}

/** Finds tables by their references; undefined for what is not a table. */
export type Resolve<T extends ResolvedTable> = (
  references: readonly TableReference[],
) => Promise<readonly (T | undefined)[]>;

/** A column that a statement computes, with the columns from which. */
export interface ComputedColumn<T> {
  /** Name in the result, or of the column that is written. Undefined for an expression without a name. */
  readonly name: string | undefined;
  readonly from: readonly { readonly table: T; readonly column: string }[];
}

/** What a statement reads and writes. */
export interface Lineage<T> {
  readonly kind: StatementKind;
  /** The table that it writes; undefined for a query. */
  readonly target: T | undefined;
  /** The tables that it reads, each once. */
  readonly tables: readonly T[];
  readonly columns: readonly ComputedColumn<T>[];
  /** Columns that it names anywhere, such as in a condition. */
  readonly used: readonly { readonly table: T; readonly column: string }[];
}

/** SQL that cannot be understood. */
export class SqlError extends Error {
  override readonly name = 'SqlError';
}

/** Statements longer than this are not parsed. */
const maxLength = 1_000_000;

type Parser = typeof import('./parser.ts');

/**
 * The lineage of one statement: the tables and columns that it reads, and the table that it writes.
 *
 * @param sql The statement.
 * @param dialect Dialect of the database that ran it.
 * @param resolve Called once, for all tables of the statement.
 * @throws SqlError when the statement cannot be parsed.
 */
export async function lineageOf<T extends ResolvedTable>(
  sql: string,
  dialect: Dialect,
  resolve: Resolve<T>,
): Promise<Lineage<T>> {
  const parser = await import('./parser.ts');
  const statement = takeApart(parseOne(parser, sql, dialect), dialect);
  const query = statement.query ?? queryOf(parser, statement.assignments);
  const references = query ? replaceTables(query, dialect) : [];
  const found = await resolve(statement.target ? [...references, statement.target] : references);
  const tables = found.slice(0, references.length);
  const target = statement.target && found[references.length];
  const read = [...new Set(tables)].filter((table): table is T => table !== undefined);
  const result = { kind: statement.kind, target, tables: read };
  if (!query || read.length === 0) return { ...result, columns: [], used: [] };
  const { columns, used } = trace(parser, query, dialect, tables);
  const names = statement.columns ?? (statement.kind === 'INSERT' ? target?.columns : undefined);
  return {
    ...result,
    columns: columns.map((column, index) => ({ ...column, name: names?.[index] ?? column.name })),
    used,
  };
}

function parseOne({ parse }: Parser, sql: string, dialect: Dialect): Tree {
  if (sql.length > maxLength) throw new SqlError(`The statement has more than ${maxLength} characters`);
  const result = guarded(() => parse(sql, dialect as ParserDialect));
  const statements: readonly unknown[] = Array.isArray(result.ast) ? result.ast : [];
  const [first] = statements.filter(isTree);
  if (!result.success || !first) throw new SqlError(result.error ?? 'There is no statement');
  return first;
}

/** The parser is compiled code: what it cannot do may end it. */
function guarded<R>(call: () => R): R {
  try {
    return call();
  } catch (error) {
    throw new SqlError(error instanceof Error ? error.message : String(error));
  }
}

/** `SELECT expression AS column FROM …`, from what an `UPDATE` or `MERGE` sets. */
function queryOf(
  parser: Parser,
  assignments: { set: readonly Assignment[]; from: readonly unknown[] } | undefined,
) {
  if (!assignments || assignments.set.length === 0) return undefined;
  const select = child(parseOne(parser, 'SELECT 1 FROM t', 'generic'));
  const expressions = assignments.set.map(({ column, expression }) => ({
    alias: {
      this: expression,
      alias: { name: column, quoted: true, trailing_comments: [] },
      column_aliases: [],
      alias_explicit_as: true,
      pre_alias_comments: [],
      trailing_comments: [],
    },
  }));
  return { select: { ...select, expressions, from: { expressions: assignments.from } } };
}

const child = (tree: Tree): Tree => (isTree(tree.select) ? tree.select : {});

/** Runs the parser's analysis on a query in which each table has a name that stands for it. */
function trace<T extends ResolvedTable>(
  { analyzeQuery, generate }: Parser,
  query: Tree,
  dialect: Dialect,
  tables: readonly (T | undefined)[],
) {
  // biome-ignore lint/suspicious/noExplicitAny: the tree came from the parser
  const text = guarded(() => generate([query] as any, dialect as ParserDialect));
  const [sql] = text.sql ?? [];
  if (!text.success || sql === undefined) throw new SqlError(text.error ?? 'The query cannot be printed');
  const schema = {
    strict: false,
    tables: tables.flatMap((table, index) =>
      table && table.columns.length > 0
        ? [{ name: standInName(index), columns: table.columns.map((name) => ({ name, type: 'text' })) }]
        : [],
    ),
  };
  const { success, analysis, error } = guarded(() => analyzeQuery(sql, { dialect, schema }));
  if (!success || !analysis) throw new SqlError(error ?? 'The query cannot be analysed');
  const resolveColumn = ({ table: name, column }: { table?: string | null; column: string }) => {
    const index = standInIndex(name ?? undefined);
    const table = index === undefined ? undefined : tables[index];
    return table ? [{ table, column: realName(table, column) }] : [];
  };
  return {
    columns: analysis.projections
      .filter(({ isStar }) => !isStar)
      .map(({ name, upstream, transformKind }) => {
        const from = unique(upstream.flatMap(resolveColumn));
        const copied = transformKind === 'direct' ? from[0]?.column : undefined;
        // What a star stands for comes back in lower case.
        return { name: copied?.toLowerCase() === name ? copied : name, from };
      }),
    used: unique([
      ...analysis.projections.flatMap(({ upstream }) => upstream.flatMap(resolveColumn)),
      ...(analysis.columnUses ?? []).flatMap(({ references }) => references.flatMap(resolveColumn)),
    ]),
  };
}

/** The name of a column as its table has it: the parser writes what it has expanded in lower case. */
function realName({ columns }: ResolvedTable, name: string): string {
  if (columns.includes(name)) return name;
  return columns.find((column) => column.toLowerCase() === name.toLowerCase()) ?? name;
}

function unique<T>(columns: readonly { readonly table: T; readonly column: string }[]) {
  const seen = new Map<T, Set<string>>();
  return columns.filter(({ table, column }) => {
    const known = seen.get(table) ?? new Set();
    seen.set(table, known);
    if (known.has(column)) return false;
    known.add(column);
    return true;
  });
}
