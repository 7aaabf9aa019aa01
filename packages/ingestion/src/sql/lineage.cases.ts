import type { Dialect } from './dialects.ts';

/** A statement with the lineage that is expected of it. */
export interface Case {
  readonly name: string;
  readonly dialect?: Dialect;
  readonly sql: string;
  /** The tables that it reads. */
  readonly tables: readonly string[];
  /** `table.column` by name of the column that is computed. */
  readonly columns?: Readonly<Record<string, readonly string[]>>;
  /** The table that it writes. */
  readonly target?: string;
}

const orders = 'public.orders';
const users = 'public.users';

/** Queries. */
export const queries: readonly Case[] = [
  { name: 'a column', sql: 'select id from orders', tables: [orders], columns: { id: ['public.orders.id'] } },
  {
    name: 'an alias',
    sql: 'select id as order_id from public.orders',
    tables: [orders],
    columns: { order_id: ['public.orders.id'] },
  },
  {
    name: 'a star',
    sql: 'select * from orders',
    tables: [orders],
    columns: {
      id: ['public.orders.id'],
      user_id: ['public.orders.user_id'],
      amount: ['public.orders.amount'],
    },
  },
  {
    name: 'a star of one table of a join',
    sql: 'select u.*, o.amount from orders o join users u on u.id = o.user_id',
    tables: [orders, users],
    columns: { id: ['public.users.id'], Name: ['public.users.Name'], amount: ['public.orders.amount'] },
  },
  {
    name: 'a star over a subquery',
    sql: 'select * from (select id, amount * 2 as twice from orders) s',
    tables: [orders],
    columns: { id: ['public.orders.id'], twice: ['public.orders.amount'] },
  },
  {
    name: 'a name in upper case',
    sql: 'SELECT ID FROM ORDERS',
    tables: [orders],
    columns: { ID: ['public.orders.id'] },
  },
  {
    name: 'quoted names',
    sql: 'select "A,b (c)" as x from "Odd.Schema"."My "" Table"',
    tables: ['Odd.Schema.My " Table'],
    columns: { x: ['Odd.Schema.My " Table.A,b (c)'] },
  },
  {
    name: 'quoted names keep their case',
    sql: 'select "Name" from users',
    tables: [users],
    columns: { Name: ['public.users.Name'] },
  },
  {
    name: 'a name with emoji',
    sql: 'select "größe 🎉" as g from "Odd.Schema"."tä🎉"',
    tables: ['Odd.Schema.tä🎉'],
    columns: { g: ['Odd.Schema.tä🎉.größe 🎉'] },
  },
  {
    name: 'columns that one table of a join has',
    sql: 'select amount, "Name" from orders join users on users.id = orders.user_id',
    tables: [orders, users],
    columns: { amount: ['public.orders.amount'], Name: ['public.users.Name'] },
  },
  {
    name: 'a column with schema and table',
    sql: 'select public.orders.id from public.orders',
    tables: [orders],
    columns: { id: ['public.orders.id'] },
  },
  {
    name: 'a left join',
    sql: 'select o.id, u.id as uid from orders o left join users u on u.id = o.user_id',
    tables: [orders, users],
    columns: { id: ['public.orders.id'], uid: ['public.users.id'] },
  },
  {
    name: 'a full join with USING',
    sql: 'select o.amount, u."Name" from orders o full join users u using (id)',
    tables: [orders, users],
    columns: { amount: ['public.orders.amount'], Name: ['public.users.Name'] },
  },
  {
    name: 'a join in parentheses',
    sql: 'SELECT a.id, b.id AS bid FROM (public.orders a LEFT JOIN public.users b ON ((a.user_id = b.id)))',
    tables: [orders, users],
    columns: { id: ['public.orders.id'], bid: ['public.users.id'] },
  },
  {
    name: 'nested joins in parentheses',
    sql: 'SELECT a.id, b.id AS bid, c.id AS cid FROM ((public.orders a JOIN public.users b ON ((a.user_id = b.id))) JOIN archive.orders c ON ((c.id = a.id)))',
    tables: [orders, users, 'archive.orders'],
    columns: { id: ['public.orders.id'], bid: ['public.users.id'], cid: ['archive.orders.id'] },
  },
  {
    name: 'a join in parentheses on the right',
    sql: 'SELECT a.id, c.id AS cid FROM orders a LEFT JOIN (users b JOIN archive.orders c ON c.user_id = b.id) ON a.id = c.id',
    tables: [orders, users, 'archive.orders'],
    columns: { id: ['public.orders.id'], cid: ['archive.orders.id'] },
  },
  {
    name: 'a self join',
    sql: 'select a.id, b.amount from orders a join orders b on a.id = b.user_id',
    tables: [orders],
    columns: { id: ['public.orders.id'], amount: ['public.orders.amount'] },
  },
  {
    name: 'tables with commas',
    sql: 'select o.id, u.id uid from orders o, users u where o.user_id = u.id',
    tables: [orders, users],
    columns: { id: ['public.orders.id'], uid: ['public.users.id'] },
  },
  {
    name: 'a natural join',
    sql: 'select amount from orders natural join users',
    tables: [orders, users],
    columns: { amount: ['public.orders.amount'] },
  },
  {
    name: 'a table expression',
    sql: 'with x as (select id, sum(amount) as total from orders group by id) select total + 1 as t from x',
    tables: [orders],
    columns: { t: ['public.orders.amount'] },
  },
  {
    name: 'table expressions on table expressions',
    sql: 'with a as (select id as i from orders), b as (select i as j from a) select j from b',
    tables: [orders],
    columns: { j: ['public.orders.id'] },
  },
  {
    name: 'a table expression with the name of its table',
    sql: 'with orders as (select id, amount from public.orders) select amount from orders',
    tables: [orders],
    columns: { amount: ['public.orders.amount'] },
  },
  {
    name: 'a table expression that hides its table',
    sql: 'with orders as (select id as k from orders) select k from orders',
    tables: [orders],
    columns: { k: ['public.orders.id'] },
  },
  {
    name: 'a table expression with names of columns',
    sql: 'with x (a, b) as (select id, amount from orders) select b from x',
    tables: [orders],
    columns: { b: ['public.orders.amount'] },
  },
  {
    name: 'a recursive table expression',
    sql: 'with recursive t as (select id, user_id from orders union all select o.id, t.user_id from orders o join t on t.id = o.user_id) select id from t',
    tables: [orders],
    columns: { id: ['public.orders.id'] },
  },
  {
    name: 'a union',
    sql: 'select id from orders union all select id from users',
    tables: [orders, users],
    columns: { id: ['public.orders.id', 'public.users.id'] },
  },
  {
    name: 'a union of three',
    sql: 'select id from orders union select id from users union select user_id from archive.orders',
    tables: [orders, users, 'archive.orders'],
    columns: { id: ['public.orders.id', 'public.users.id', 'archive.orders.user_id'] },
  },
  {
    name: 'an intersection',
    sql: 'select id from orders intersect select id from users',
    tables: [orders, users],
  },
  { name: 'an exception', sql: 'select id from orders except select id from users', tables: [orders, users] },
  {
    name: 'a scalar subquery',
    sql: 'select id, (select max(id) from users) as m from orders',
    tables: [orders, users],
    columns: { id: ['public.orders.id'], m: ['public.users.id'] },
  },
  {
    name: 'EXISTS',
    sql: 'select o.id from orders o where exists (select 1 from users u where u.id = o.user_id)',
    tables: [orders, users],
    columns: { id: ['public.orders.id'] },
  },
  {
    name: 'IN',
    sql: 'select amount from orders where user_id in (select id from users)',
    tables: [orders, users],
    columns: { amount: ['public.orders.amount'] },
  },
  {
    name: 'LATERAL',
    sql: 'SELECT o.id, l.x FROM orders o, LATERAL (SELECT u.id AS x FROM users u WHERE u.id = o.user_id) l',
    tables: [orders, users],
    columns: { id: ['public.orders.id'], x: ['public.users.id'] },
  },
  {
    name: 'a function that returns rows',
    sql: 'SELECT g.n, o.id FROM orders o CROSS JOIN LATERAL generate_series(1, o.amount) g(n)',
    tables: [orders],
    columns: { id: ['public.orders.id'] },
  },
  { name: 'only a function', sql: 'select n from generate_series(1, 3) g(n)', tables: [] },
  {
    name: 'UNNEST',
    sql: 'select o.id, t from orders o cross join unnest(array[1, 2]) t',
    tables: [orders],
    columns: { id: ['public.orders.id'] },
  },
  {
    name: 'a window',
    sql: 'select id, sum(amount) over (partition by user_id order by id) as running from orders',
    tables: [orders],
    columns: { running: ['public.orders.id', 'public.orders.user_id', 'public.orders.amount'] },
  },
  {
    name: 'a named window',
    sql: 'select rank() over w as r from orders window w as (order by amount)',
    tables: [orders],
  },
  {
    name: 'CASE',
    sql: "select case when amount > 1 then 'big' else 'small' end as size from orders",
    tables: [orders],
    columns: { size: ['public.orders.amount'] },
  },
  {
    name: 'COALESCE',
    sql: 'select coalesce(amount, user_id) as c from orders',
    tables: [orders],
    columns: { c: ['public.orders.amount', 'public.orders.user_id'] },
  },
  {
    name: 'a cast',
    sql: 'select amount::text as t, cast(id as bigint) as b from orders',
    tables: [orders],
    columns: { t: ['public.orders.amount'], b: ['public.orders.id'] },
  },
  {
    name: 'COUNT(*) and constants',
    sql: 'select count(*) as n, 1 as one, now() as t from orders',
    tables: [orders],
    columns: { n: [], one: [], t: [] },
  },
  {
    name: 'FILTER',
    sql: 'select count(id) filter (where amount > 0) as n from orders',
    tables: [orders],
    columns: { n: ['public.orders.id', 'public.orders.amount'] },
  },
  {
    name: 'DISTINCT ON',
    sql: 'select distinct on (user_id) user_id, amount from orders order by user_id',
    tables: [orders],
    columns: { user_id: ['public.orders.user_id'], amount: ['public.orders.amount'] },
  },
  {
    name: 'GROUPING SETS',
    sql: 'select user_id, sum(amount) s from orders group by grouping sets ((user_id), ())',
    tables: [orders],
    columns: { user_id: ['public.orders.user_id'], s: ['public.orders.amount'] },
  },
  {
    name: 'JSON operators',
    sql: "select data ->> 'city' as city from archive.events",
    tables: ['archive.events'],
    columns: { city: ['archive.events.data'] },
  },
  { name: 'a table that does not exist', sql: 'select id from nowhere', tables: [], columns: {} },
  {
    name: 'a star of which the columns are not known',
    sql: 'select * from archive.unknown',
    tables: ['archive.unknown'],
    columns: {},
  },
  {
    name: 'two statements, of which the first counts',
    sql: 'select id from orders; select id from users',
    tables: [orders],
    columns: { id: ['public.orders.id'] },
  },
  {
    name: 'comments',
    sql: '-- of all time\nselect /* the key */ id from orders -- end',
    tables: [orders],
    columns: { id: ['public.orders.id'] },
  },
  {
    name: 'the view of MySQL',
    dialect: 'mysql',
    sql: 'select `shop`.`orders`.`id` AS `id`,`u`.`Name` AS `n` from (`shop`.`orders` join `shop`.`users` `u` on((`u`.`id` = `shop`.`orders`.`user_id`)))',
    tables: ['shop.orders', 'shop.users'],
    columns: { id: ['shop.orders.id'], n: ['shop.users.Name'] },
  },
  {
    name: 'IFNULL and backquotes in MySQL',
    dialect: 'mysql',
    sql: 'select ifnull(`amount`, 0) as `a``b` from `shop`.`orders`',
    tables: ['shop.orders'],
    columns: { 'a`b': ['shop.orders.amount'] },
  },
  {
    name: 'GROUP_CONCAT in MySQL',
    dialect: 'mysql',
    sql: "select group_concat(`Name` order by id separator ', ') as names from shop.users",
    tables: ['shop.users'],
    columns: { names: ['shop.users.Name'] },
  },
  {
    name: 'brackets and backquotes in SQLite',
    dialect: 'sqlite',
    sql: 'select [id], `amount` from "orders"',
    tables: ['main.orders'],
    columns: { id: ['main.orders.id'], amount: ['main.orders.amount'] },
  },
  {
    name: 'another case in SQLite',
    dialect: 'sqlite',
    sql: 'select Amount from Orders',
    tables: ['main.orders'],
    columns: { Amount: ['main.orders.amount'] },
  },
  {
    name: 'a date function of SQLite',
    dialect: 'sqlite',
    sql: "select strftime('%Y', amount) as y from orders",
    tables: ['main.orders'],
    columns: { y: ['main.orders.amount'] },
  },
  {
    name: 'EXCLUDE in DuckDB',
    dialect: 'duckdb',
    sql: 'select * exclude (amount) from orders',
    tables: ['main.orders'],
    columns: { id: ['main.orders.id'], user_id: ['main.orders.user_id'] },
  },
  {
    name: 'FROM first in DuckDB',
    dialect: 'duckdb',
    sql: 'from orders select id',
    tables: ['main.orders'],
    columns: { id: ['main.orders.id'] },
  },
  {
    name: 'QUALIFY in DuckDB',
    dialect: 'duckdb',
    sql: 'select id from orders qualify row_number() over (partition by user_id order by amount) = 1',
    tables: ['main.orders'],
    columns: { id: ['main.orders.id'] },
  },
  {
    name: 'a struct in DuckDB',
    dialect: 'duckdb',
    sql: "select {'a': id, 'b': amount} as s from orders",
    tables: ['main.orders'],
    columns: { s: ['main.orders.id', 'main.orders.amount'] },
  },
];

/** Statements that write. */
export const statements: readonly Case[] = [
  {
    name: 'CREATE VIEW',
    dialect: 'sqlite',
    sql: 'create view v as select id from orders',
    tables: ['main.orders'],
    columns: { id: ['main.orders.id'] },
  },
  {
    name: 'CREATE VIEW with names of columns',
    dialect: 'sqlite',
    sql: 'create view v (p, q) as select id, amount from orders',
    tables: ['main.orders'],
    columns: { p: ['main.orders.id'], q: ['main.orders.amount'] },
  },
  {
    name: 'CREATE MATERIALIZED VIEW',
    sql: 'create materialized view v as select id from orders',
    tables: [orders],
    columns: { id: ['public.orders.id'] },
  },
  {
    name: 'CREATE TABLE AS',
    sql: 'create table archive.orders as select * from orders',
    target: 'archive.orders',
    tables: [orders],
    columns: {
      id: ['public.orders.id'],
      user_id: ['public.orders.user_id'],
      amount: ['public.orders.amount'],
    },
  },
  {
    name: 'INSERT SELECT',
    sql: 'insert into archive.orders select id, user_id, amount from orders',
    target: 'archive.orders',
    tables: [orders],
    columns: {
      id: ['public.orders.id'],
      user_id: ['public.orders.user_id'],
      amount: ['public.orders.amount'],
    },
  },
  {
    name: 'INSERT SELECT with names of columns',
    sql: 'insert into archive.orders (amount, id) select id, amount from orders',
    target: 'archive.orders',
    tables: [orders],
    columns: { amount: ['public.orders.id'], id: ['public.orders.amount'] },
  },
  {
    name: 'INSERT with a table expression after it',
    sql: 'insert into archive.orders (id) with x as (select id from orders) select id from x',
    target: 'archive.orders',
    tables: [orders],
    columns: { id: ['public.orders.id'] },
  },
  {
    name: 'INSERT with a table expression before it',
    sql: 'with x as (select id from orders) insert into archive.orders (id) select id from x',
    target: 'archive.orders',
    tables: [orders],
    columns: { id: ['public.orders.id'] },
  },
  { name: 'INSERT VALUES', sql: 'insert into orders (id) values (1)', target: orders, tables: [] },
  {
    name: 'INSERT with parameters',
    sql: 'insert into archive.orders (id, amount) select id, amount * $1 from orders where user_id = $2',
    target: 'archive.orders',
    tables: [orders],
    columns: { id: ['public.orders.id'], amount: ['public.orders.amount'] },
  },
  {
    name: 'ON CONFLICT',
    sql: 'insert into archive.orders (id) select id from orders on conflict (id) do update set amount = excluded.amount',
    target: 'archive.orders',
    tables: [orders],
    columns: { id: ['public.orders.id'] },
  },
  {
    name: 'REPLACE in SQLite',
    dialect: 'sqlite',
    sql: 'replace into users (id) select user_id from orders',
    target: 'main.users',
    tables: ['main.orders'],
    columns: { id: ['main.orders.user_id'] },
  },
  {
    name: 'UPDATE FROM',
    sql: 'update archive.orders a set amount = o.amount from orders o where o.id = a.id',
    target: 'archive.orders',
    tables: ['archive.orders', orders],
    columns: { amount: ['public.orders.amount'] },
  },
  {
    name: 'UPDATE of a table by itself',
    sql: 'update orders set amount = amount * 2',
    target: orders,
    tables: [orders],
    columns: { amount: ['public.orders.amount'] },
  },
  {
    name: 'MERGE',
    sql: 'merge into archive.orders a using orders o on a.id = o.id when matched then update set amount = o.amount when not matched then insert (id, user_id) values (o.id, o.user_id)',
    target: 'archive.orders',
    tables: ['archive.orders', orders],
    columns: {
      amount: ['public.orders.amount'],
      id: ['public.orders.id'],
      user_id: ['public.orders.user_id'],
    },
  },
  { name: 'DELETE', sql: 'delete from orders where id = 1', target: orders, tables: [] },
];
