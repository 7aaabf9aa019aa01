// What the catalogue of DuckDB is asked. Each statement reads the current database alone.

export const schemasStatement = `
  select schema_name as name, comment from duckdb_schemas()
  where database_name = current_database() and schema_name not in ('information_schema', 'pg_catalog')
  order by schema_name`;

/** Names first, so that no more than a page of descriptions is in memory. */
export const namesStatement = `
  select name from (
    select table_name as name, 0 as place from duckdb_tables()
    where database_name = current_database() and schema_name = $1 and not internal
    union all
    select view_name, 1 from duckdb_views()
    where database_name = current_database() and schema_name = $1 and not internal
  ) order by place, name`;

/** Tables and views of a schema, by a list of names, each with its columns and constraints. */
export const describeStatement = `
  with wanted as (select unnest(from_json($2, '["VARCHAR"]')) as name),
  described as (
    select table_name as name, comment, estimated_size as estimated, null as sql from duckdb_tables()
    where database_name = current_database() and schema_name = $1
    union all
    select view_name, comment, null, sql from duckdb_views()
    where database_name = current_database() and schema_name = $1
  ),
  columns as (
    select table_name as name,
      list({name: column_name, type: data_type, nullable: is_nullable, comment: comment} order by column_index)
        as columns
    from duckdb_columns() where database_name = current_database() and schema_name = $1
    group by table_name
  ),
  constraints as (
    select table_name as name, list({
      name: constraint_name, type: constraint_type, columns: constraint_column_names,
      otherTable: referenced_table, otherColumns: referenced_column_names
    } order by constraint_index) as constraints
    from duckdb_constraints()
    where database_name = current_database() and schema_name = $1
      and constraint_type in ('PRIMARY KEY', 'FOREIGN KEY')
    group by table_name
  )
  select described.*, columns.columns, constraints.constraints
  from wanted join described using (name) left join columns using (name) left join constraints using (name)
  order by described.sql is not null, name`;

/** A table or view by its name, which DuckDB compares without regard to case. */
export const findStatement = `
  select schema_name as schema, table_name as name, list(column_name order by column_index) as columns
  from duckdb_columns()
  where database_name = current_database() and lower(table_name) = lower($1)
    and schema_name not in ('information_schema', 'pg_catalog')
    and ($2 = '' or lower(schema_name) = lower($2))
  group by schema_name, table_name
  order by schema_name = $3 desc, schema_name = 'main' desc limit 1`;
