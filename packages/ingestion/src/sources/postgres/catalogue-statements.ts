/** How many tables are read at once: the whole list is never in memory, and no transaction is open for long. */
export const pageSize = 100;

/** The databases of a server, without its templates. */
export const databasesStatement = `
  select datname as name from pg_database
  where datallowconn and not datistemplate and datname not in ('template0', 'template1', 'rdsadmin')
  order by datname`;

export const schemasStatement = `
  select nspname as name, obj_description(oid, 'pg_namespace') as comment
  from pg_namespace where nspname not like 'pg\\_%' order by nspname`;

/**
 * A page of the tables, or the views, of a schema: each with its columns and keys as JSON. `$1` is the schema, `$2` the
 * last name of the page before, `$3` the kinds, `$4` whether sizes are wanted.
 */
export const tablesStatement = `
  select c.relname as name, c.relkind as kind, greatest(c.reltuples, 0)::bigint as rows,
    case when $4::boolean and c.relkind <> 'f' then pg_table_size(c.oid) end as bytes,
    obj_description(c.oid, 'pg_class') as comment,
    case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) end as definition,
    (select json_agg(json_build_array(a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, t.typtype,
        case when t.typtype = 'd' then format_type(t.typbasetype, t.typtypmod) end, d.description) order by a.attnum)
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      left join pg_description d on d.objoid = c.oid and d.classoid = 'pg_class'::regclass and d.objsubid = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select json_agg(a.attname order by k.position)
      from pg_constraint p, unnest(p.conkey) with ordinality k(number, position), pg_attribute a
      where p.conrelid = c.oid and p.contype = 'p' and a.attrelid = c.oid and a.attnum = k.number) as primary_key,
    (select json_agg(json_build_array(f.conname, n.nspname, r.relname,
        (select json_agg(a.attname order by k.position) from unnest(f.conkey) with ordinality k(number, position)
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.number),
        (select json_agg(a.attname order by k.position) from unnest(f.confkey) with ordinality k(number, position)
          join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.number)) order by f.conname)
      from pg_constraint f join pg_class r on r.oid = f.confrelid join pg_namespace n on n.oid = r.relnamespace
      where f.conrelid = c.oid and f.contype = 'f' and f.conparentid = 0) as foreign_keys,
    case when c.relkind in ('v', 'm') then
      (select json_agg(distinct jsonb_build_array(n.nspname, r.relname, pg_table_is_visible(r.oid)))
        from pg_rewrite w
        join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = w.oid and d.refclassid = 'pg_class'::regclass
        join pg_class r on r.oid = d.refobjid join pg_namespace n on n.oid = r.relnamespace
        where w.ev_class = c.oid and r.oid <> c.oid) end as reads
  from pg_class c
  where c.relnamespace = (select oid from pg_namespace where nspname = $1) and c.relname > $2
    and c.relkind = any ($3::"char"[])
  order by c.relname limit ${pageSize}`;

/** The tables that names mean, with their columns. `$1` and `$2` are lists: schemas or null, and tables. */
export const findStatement = `
  select w.position, n.nspname as schema, c.relname as name,
    (select json_agg(a.attname order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
  from unnest($1::text[], $2::text[]) with ordinality w(schema, name, position)
  join pg_class c on c.relname = w.name and c.relkind in ('r', 'p', 'v', 'm', 'f')
  join pg_namespace n on n.oid = c.relnamespace
  where case when w.schema is null then pg_table_is_visible(c.oid) else n.nspname = w.schema end`;
