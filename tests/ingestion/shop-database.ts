/** Statements that make a database with some of everything that the PostgreSQL source reads. */
export const shopDatabase = `
  create schema sales;
  comment on schema sales is 'What was sold';
  create type mood as enum ('happy', 'sad');
  create domain email as varchar(320);
  create type address as (street text, city text);
  create table customers (
    id integer primary key, name varchar(100) not null, email email, mood mood, home address,
    born date, seen timestamp with time zone, tags text[], data jsonb, photo bytea, key uuid
  );
  comment on table customers is 'People who buy';
  comment on column customers.name is 'First and last name';
  create table sales.orders (
    id bigint, line smallint, customer integer not null, amount numeric(10, 2), paid boolean default false,
    primary key (id, line), constraint orders_customer foreign key (customer) references public.customers (id)
  );
  create table archive (like sales.orders);
  create view sales.totals as
    select c.name as customer, sum(o.amount) as total, count(*) as n
    from sales.orders o join customers c on c.id = o.customer group by c.name;
  create materialized view sales.big as select * from sales.totals where total > 5;
  create view people as select id, name, o.amount
    from (customers left join sales.orders o (order_id, line, customer, amount, paid) on customers.id = o.customer);
  insert into customers (id, name, born) values (1, 'Ana', '1990-01-02'), (2, 'Bo', null), (3, 'Cy', '2001-05-06');
  insert into sales.orders (id, line, customer, amount, paid)
    values (1, 1, 1, 10.5, true), (1, 2, 1, 2, false), (2, 1, 2, 100, true);
  refresh materialized view sales.big;
  analyze;
`;
