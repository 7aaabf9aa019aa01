import type { Estate } from './estate.ts';
import { nameOf } from './estate.ts';
import type { Column, Table } from './table.ts';

/** The statement of a view of the warehouse. */
export const viewSql = (estate: Estate, table: Table): string =>
  sqlOf(estate, table, (upstream) => nameOf(upstream));

/** The text of a model of dbt. */
export function modelSql(estate: Estate, table: Table): string {
  const materialised = table.layer === 'staging' || table.layer === 'report' ? 'view' : 'table';
  const statement = sqlOf(estate, table, (upstream) =>
    upstream.platform === 'dbt'
      ? `{{ ref('${upstream.name}') }}`
      : `{{ source('${upstream.path[1] ?? ''}', '${upstream.name}') }}`,
  );
  return `{{ config(materialized='${materialised}') }}\n\n${statement}`;
}

function sqlOf(estate: Estate, table: Table, nameTable: (upstream: Table) => string): string {
  const upstreams = table.upstreams.map((id) => estate.table(id));
  const [first, ...others] = upstreams;
  if (!first) return `select * from {{ ref('${table.name}_upload') }}`;
  const alias = new Map(upstreams.map(({ id }, i) => [id, `t${i + 1}`]));
  const aliasOf = (id: string) => (others.length === 0 ? '' : `${alias.get(id)}.`);
  const columns = table.columns.map((column) => `  ${expression(column, aliasOf)}`).join(',\n');
  const joins = others.map((other) => {
    const shared = first.columns.filter(({ name }) => other.columns.some((same) => same.name === name));
    const key = shared.find(({ name }) => /_id$|_key$/.test(name)) ?? shared[0];
    return `${key ? 'left' : 'cross'} join ${nameTable(other)} as ${alias.get(other.id)}${key ? ` using (${key.name})` : ''}`;
  });
  return [
    `select\n${columns}`,
    `from ${nameTable(first)}${others.length > 0 ? ' as t1' : ''}`,
    ...joins,
  ].join('\n');
}

/** What a column is computed from: passed on, renamed, added up or compared. */
function expression({ name, type, sources }: Column, aliasOf: (id: string) => string): string {
  const [first, second] = sources;
  if (!first) return `null as ${name}`;
  const from = `${aliasOf(first.table)}${first.column}`;
  if (second) return `${combine(type, name, from, `${aliasOf(second.table)}${second.column}`)} as ${name}`;
  return first.column === name ? from : `${derive(type, name, from)} as ${name}`;
}

const combine = (type: string, name: string, one: string, other: string): string => {
  if (type === 'boolean') return name.includes('late') ? `${one} > ${other}` : `${one} <= ${other}`;
  if (name.includes('difference')) return `${one} - ${other}`;
  if (name.endsWith('_rate')) return `count(distinct ${one}) / nullif(count(distinct ${other}), 0)`;
  if (/^numeric|^double/.test(type)) return `${one} * ${other}`;
  return `coalesce(${one}, ${other})`;
};

const derive = (type: string, name: string, from: string): string => {
  if (name === 'week' || name === 'month') return `date_trunc('${name}', ${from})`;
  if (type === 'date') return `date(${from})`;
  if (type === 'boolean') return `${from} is not null`;
  if (name.endsWith('_rate')) return `avg(${from})`;
  if (type === 'bigint') return `count(distinct ${from})`;
  if (/^numeric/.test(type)) return `sum(${from})`;
  return from;
};
