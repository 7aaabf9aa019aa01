import type { Report } from '../../definitions/report.ts';
import type { Dialect } from '../../sql/dialects.ts';
import { lineageOf, SqlError } from '../../sql/lineage.ts';
import type { TableReference } from '../../sql/table-nodes.ts';
import type { DbtConfig } from './config.ts';
import type { DbtNode } from './nodes.ts';

/** A column, with the columns that it is computed from. */
export interface NodeColumnLineage {
  readonly column: string;
  readonly from: readonly { readonly node: DbtNode; readonly column: string }[];
}

/** What the SQL of nodes says. */
export interface SqlLineage {
  readonly columns: readonly NodeColumnLineage[];
  /** What it reads, as far as the project has it. */
  readonly nodes: readonly DbtNode[];
}

/** The dialect of an adapter; undefined for those whose SQL is tried as it is. */
const dialects: Readonly<Record<string, Dialect>> = {
  postgres: 'postgresql',
  redshift: 'redshift',
  mysql: 'mysql',
  sqlite: 'sqlite',
  duckdb: 'duckdb',
  snowflake: 'snowflake',
  bigquery: 'bigquery',
  sqlserver: 'tsql',
  synapse: 'tsql',
  fabric: 'tsql',
  oracle: 'oracle',
  databricks: 'databricks',
  trino: 'trino',
  athena: 'trino',
  clickhouse: 'clickhouse',
  spark: 'spark',
  hive: 'hive',
};

/**
 * The lineage of columns, from the compiled SQL of models and snapshots. Nodes without columns get those of their SQL.
 * What cannot be parsed is reported.
 */
export async function readSqlLineage(
  nodes: ReadonlyMap<string, DbtNode>,
  adapter: string,
  config: DbtConfig,
  report: Report,
): Promise<Map<string, SqlLineage>> {
  const found = new Map<string, SqlLineage>();
  const dialect = dialects[adapter] ?? 'generic';
  for (const node of inOrder(nodes)) {
    if (!['model', 'snapshot'].includes(node.type) || (node.manifest.language ?? 'sql') !== 'sql') continue;
    if (node.compiledCode === undefined) {
      report.count('sql_parser_skipped_missing_code');
      if (config.include_column_lineage)
        report.warn({
          title: 'No compiled SQL',
          message:
            'The manifest has no compiled SQL of the node, so lineage of columns is missing. Run dbt docs generate or dbt compile.',
          context: node.id,
        });
      continue;
    }
    try {
      const sql = withoutInjected(node.compiledCode, node.manifest.extra_ctes ?? []);
      const lineage = await lineageOf(sql, dialect, async (references) =>
        references.map((reference) => resolve(reference, node, nodes)),
      );
      report.count('sql_parser_successes');
      const columns = lineage.columns.flatMap(({ name, from }) =>
        name === undefined
          ? []
          : [
              {
                column: spelled(node, name),
                from: from.map((one) => ({ node: one.table.node, column: one.column })),
              },
            ],
      );
      found.set(node.id, { columns, nodes: lineage.tables.map((table) => table.node) });
      if (node.columns.length === 0)
        node.columns = columns.map(({ column }) => ({
          name: column,
          type: '',
          comment: '',
          description: '',
          meta: {},
          tags: [],
        }));
    } catch (error) {
      if (!(error instanceof SqlError)) throw error;
      report.count('sql_parser_parse_failures');
      report.warn({
        title: 'Cannot parse SQL of a node',
        message: `Lineage of its columns is missing: ${error.message}`,
        context: node.id,
      });
    }
  }
  return found;
}

/** Each node after those that it reads, whose columns may come from their SQL. */
function inOrder(nodes: ReadonlyMap<string, DbtNode>): DbtNode[] {
  const done = new Set<string>();
  const ordered: DbtNode[] = [];
  for (const start of nodes.keys()) {
    const stack = [start];
    while (stack.length > 0) {
      const id = stack.at(-1) ?? '';
      const node = nodes.get(id);
      const missing = done.has(id)
        ? undefined
        : node?.upstreams.find((one) => nodes.has(one) && !done.has(one) && !stack.includes(one));
      if (missing !== undefined) stack.push(missing);
      else {
        stack.pop();
        if (node && !done.has(id)) ordered.push(node);
        done.add(id);
      }
    }
  }
  return ordered;
}

/** The SQL without the text of ephemeral models that dbt has put in front: they are nodes of their own. */
function withoutInjected(sql: string, injected: NonNullable<DbtNode['manifest']['extra_ctes']>): string {
  let text = sql;
  for (const { sql: part } of injected) {
    const start = part ? text.indexOf(part.trim()) : -1;
    if (!part || start === -1) continue;
    const before = text.slice(0, start);
    const after = text.slice(start + part.trim().length);
    // The last part of a WITH clause takes the word with it, or the comma in front.
    text = /^\s*,/.test(after)
      ? before + after.replace(/^\s*,/, '')
      : before.replace(/(,|\bwith(\s+recursive)?)\s*$/i, '') + after;
  }
  return text;
}

function resolve(reference: TableReference, reader: DbtNode, nodes: ReadonlyMap<string, DbtNode>) {
  const same = (one: string | null | undefined, other: string | undefined) =>
    other === undefined || one?.replaceAll('"', '').toLowerCase() === other.toLowerCase();
  const ephemeral = /__dbt__cte__(.*?)(__)?$/i.exec(reference.table)?.[1];
  const candidates = reader.upstreams.flatMap((id) => nodes.get(id) ?? []);
  const node = candidates.find((one) =>
    ephemeral === undefined
      ? same(one.name, reference.table) &&
        same(one.manifest.schema, reference.schema) &&
        same(one.manifest.database, reference.database)
      : one.materialization === 'ephemeral' && same(one.name, ephemeral),
  );
  return node && { node, columns: node.columns.map(({ name }) => name) };
}

/** The name as the catalog has it. */
const spelled = ({ columns }: DbtNode, name: string): string =>
  columns.find((column) => column.name.toLowerCase() === name.toLowerCase())?.name ?? name;
