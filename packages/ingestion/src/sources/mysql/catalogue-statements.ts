// What `information_schema` is asked. Names are given in lower case, since MySQL 8 returns its own in upper case.

/** Number of tables that are read at once. */
export const pageSize = 100;

/** Databases that belong to the server. */
export const systemDatabases = ['information_schema', 'mysql', 'performance_schema', 'sys', 'innodb'];

export const databasesStatement =
  'select schema_name as name from information_schema.schemata order by schema_name';

/** A page of the tables, or of the views, after a name. */
export const tablesStatement = (kind: 'table' | 'view') => `
  select table_name as name, table_type as kind, table_comment as comment, table_rows as estimated,
    data_length as bytes, engine as engine
  from information_schema.tables
  where table_schema = ? and table_name > ? and table_type ${kind === 'view' ? '=' : '<>'} 'VIEW'
    and table_type <> 'SEQUENCE'
  order by table_name limit ${pageSize}`;

export const columnsStatement = `
  select table_name as \`table\`, column_name as name, column_type as type, is_nullable as nullable,
    column_comment as comment
  from information_schema.columns
  where table_schema = ? and table_name in (?) order by table_name, ordinal_position`;

export const keysStatement = `
  select table_name as \`table\`, constraint_name as name, column_name as \`column\`,
    referenced_table_schema as other_schema, referenced_table_name as other_table,
    referenced_column_name as other_column
  from information_schema.key_column_usage
  where table_schema = ? and table_name in (?)
    and (constraint_name = 'PRIMARY' or referenced_table_name is not null)
  order by table_name, constraint_name, ordinal_position`;

export const viewsStatement = `
  select table_name as name, view_definition as definition from information_schema.views
  where table_schema = ? and table_name in (?)`;

/** Columns of tables by their databases and names. */
export const findStatement = (count: number) => `
  select table_schema as \`schema\`, table_name as \`table\`, column_name as name
  from information_schema.columns
  where ${Array.from({ length: count }, () => '(table_schema = ? and table_name = ?)').join(' or ')}
  order by table_schema, table_name, ordinal_position`;
