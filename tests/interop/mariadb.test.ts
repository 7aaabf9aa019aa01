import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSource, sourceNamed } from '@colophon/ingestion/testing';
import { createCertificate } from '@colophon/server/testing/create-certificate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testRelationalSource } from '../ingestion/relational-contract.ts';
import { type MariadbServer, missingMariadb, startMariadb } from './mariadb-server.ts';
import { startWithoutTls } from './without-tls.ts';

const mariadb = await sourceNamed('mariadb');
const mysql = await sourceNamed('mysql');

if (missingMariadb) console.log(`— MariaDB: skipped. ${missingMariadb}`);

let server: MariadbServer;
/** Certificates, which the server's own account must be able to read. */
let folder: string;
const urn = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:mariadb,${name},PROD)`;
const field = (name: string, column: string) => `urn:li:schemaField:(${urn(name)},${column})`;
const password = "it's 100% s€cret/";
const read = (config: object = {}) =>
  readSource(mariadb, { host_port: `127.0.0.1:${server.port}`, username: 'reader', password, ...config });

beforeAll(async () => {
  if (missingMariadb) return;
  folder = await mkdtemp('/tmp/colophon-mariadb-tls-');
  await chmod(folder, 0o755);
  const { cert, key } = createCertificate('database');
  await writeFile(join(folder, 'server.crt'), cert);
  await writeFile(join(folder, 'server.key'), key);
  await writeFile(join(folder, 'other.crt'), createCertificate('other').cert);
  server = await startMariadb([
    '--performance-schema=ON',
    '--general-log=ON',
    '--log-output=TABLE',
    `--ssl-cert=${join(folder, 'server.crt')}`,
    `--ssl-key=${join(folder, 'server.key')}`,
  ]);
  await server.run(`
    create database shop; create database staff;
    use shop;
    create table customers (id bigint unsigned auto_increment primary key, name varchar(100) not null comment 'Full name',
      born date, state enum('new', 'old'), flags set('a', 'b'), photo blob, about json, active tinyint(1)) comment 'Who buys';
    create table orders (id int, line int, customer bigint unsigned, amount decimal(20, 2), paid timestamp null,
      primary key (id, line), constraint bought_by foreign key (customer) references customers (id));
    create view totals as select c.name as customer, sum(o.amount) as total
      from orders o join customers c on c.id = o.customer group by c.name;
    create table \`odd \`\` "name", (x)\` (a int);
    create table staff.people (id int primary key, secret text);
    create view staff.buyers as select name from shop.customers;
    insert into customers (name, born, active) values ('Ana', '1990-01-02', 1), ('Bo', null, 0);
    insert into orders select seq, 1, 1 + seq % 2, seq + 0.5, null from seq_1_to_200;
    insert into orders values (1000, 1, 1, 900719925474099312.25, '2024-01-02 03:04:05');
    create user reader@'%' identified by '${password.replace("'", "''")}';
    create user limited@'%' identified by 'x'; create user nobody@'%' identified by 'x';
    grant select, show view on shop.* to reader@'%';
    grant select, show view on staff.* to reader@'%';
    grant select on shop.* to limited@'%';
    grant select on performance_schema.* to reader@'%'; grant select on mysql.general_log to reader@'%';
    create table copies as select * from customers where 1 = 0;
  `);
  await server.runIn('shop', 'insert into shop.copies select * from shop.customers');
  await server.runIn('shop', 'select name from shop.customers');
}, 240_000);
afterAll(async () => {
  await server?.[Symbol.asyncDispose]();
  if (folder) await rm(folder, { recursive: true });
});

describe.skipIf(missingMariadb)('the MariaDB source', () => {
  it('containers, views: reads the databases with their tables and views', async () => {
    const { records, warnings } = await read();
    expect(warnings).toEqual([]);
    expect(records.map(({ id }) => id)).toEqual([
      'shop',
      'shop.copies',
      'shop.customers',
      'shop.odd ` "name", (x)',
      'shop.orders',
      'shop.totals',
      'staff',
      'staff.people',
      'staff.buyers',
    ]);
  });

  it('schema, keys, descriptions: reads columns with their types, keys and comments', async () => {
    const reading = await read();
    const customers = reading.aspect(urn('shop.customers'), 'schemaMetadata');
    expect(
      customers?.fields.map(({ fieldPath, nativeDataType, nullable, type }) =>
        [fieldPath, nativeDataType, nullable, Object.keys(type.type)[0]?.split('.').at(-1)].join(' '),
      ),
    ).toEqual([
      'id bigint(20) unsigned false NumberType',
      'name varchar(100) false StringType',
      'born date true DateType',
      "state enum('new','old') true EnumType",
      "flags set('a','b') true ArrayType",
      'photo blob true BytesType',
      'about longtext true StringType',
      'active tinyint(1) true BooleanType',
    ]);
    expect(customers?.fields[1]?.description).toBe('Full name');
    expect(reading.aspect(urn('shop.customers'), 'datasetProperties')?.description).toBe('Who buys');
    const orders = reading.aspect(urn('shop.orders'), 'schemaMetadata');
    expect(orders?.primaryKeys).toEqual(['id', 'line']);
    expect(orders?.foreignKeys).toEqual([
      {
        name: 'bought_by',
        sourceFields: [field('shop.orders', 'customer')],
        foreignFields: [field('shop.customers', 'id')],
        foreignDataset: urn('shop.customers'),
      },
    ]);
  });

  it('tableLineage, columnLineage: reads the statements of views, also over databases', async () => {
    const reading = await read();
    const lineage = reading.aspect(urn('shop.totals'), 'upstreamLineage');
    expect(lineage?.upstreams.map(({ dataset }) => dataset).sort()).toEqual([
      urn('shop.customers'),
      urn('shop.orders'),
    ]);
    expect(
      lineage?.fineGrainedLineages?.map(({ upstreams, downstreams }) => [upstreams, downstreams]),
    ).toEqual([
      [[field('shop.customers', 'name')], [field('shop.totals', 'customer')]],
      [[field('shop.orders', 'amount')], [field('shop.totals', 'total')]],
    ]);
    expect(reading.aspect(urn('staff.buyers'), 'upstreamLineage')?.upstreams[0]?.dataset).toBe(
      urn('shop.customers'),
    );
  });

  it('profiling: counts rows and values', async () => {
    const reading = await read({ profiling: { enabled: true } });
    expect(reading.warnings).toEqual([]);
    const profile = reading.aspect(urn('shop.orders'), 'datasetProfile');
    expect(profile?.rowCount).toBe(201);
    expect(profile?.fieldProfiles?.find(({ fieldPath }) => fieldPath === 'customer')).toMatchObject({
      uniqueCount: 2,
      nullCount: 0,
    });
    const customers = reading.aspect(urn('shop.customers'), 'datasetProfile');
    expect(customers?.fieldProfiles?.find(({ fieldPath }) => fieldPath === 'born')).toMatchObject({
      nullCount: 1,
      nullProportion: 0.5,
    });
  });

  it('patterns, platformInstance, domains, removal: reads what is allowed', async () => {
    const reading = await read({
      database_pattern: { allow: ['shop'] },
      table_pattern: { deny: ['shop.odd'] },
      platform_instance: 'eu1',
      domain: { sales: { allow: ['shop.orders'] } },
    });
    expect(reading.urns().filter((one) => one.includes(':dataset:'))).toEqual(
      ['copies', 'customers', 'orders', 'totals'].map(
        (name) => `urn:li:dataset:(urn:li:dataPlatform:mariadb,eu1.shop.${name},PROD)`,
      ),
    );
    expect(reading.aspect('shop.orders', 'domains')?.domains).toEqual(['urn:li:domain:sales']);
    expect(reading.records.every(({ owned = true }) => owned)).toBe(true);
  });

  it('incremental: writes a table again only if it has changed', async () => {
    const state = new Map<string, string>();
    const config = { host_port: `127.0.0.1:${server.port}`, username: 'reader', password, incremental: true };
    await readSource(mariadb, config, { state });
    expect((await readSource(mariadb, config, { state })).counts.unchanged).toBe(7);
  });

  it.each(['performance_schema', 'general_log'])('queryLineage, usage: reads %s', async (usage_source) => {
    const reading = await read({ database: 'shop', include_usage_statistics: true, usage_source });
    expect(reading.failures).toEqual([]);
    const lineage = reading.records
      .filter(({ id }) => id.endsWith('(queries)'))
      .flatMap(({ proposals }) => proposals)
      .find(({ aspectName }) => aspectName === 'upstreamLineage');
    expect(lineage).toMatchObject({
      entityUrn: urn('shop.copies'),
      aspect: { upstreams: [{ dataset: urn('shop.customers') }] },
    });
    const usage = reading.aspect(urn('shop.customers'), 'datasetUsageStatistics');
    expect(usage?.totalSqlQueries).toBeGreaterThanOrEqual(2);
    expect(usage?.fieldCounts?.map(({ fieldPath }) => fieldPath)).toContain('name');
    // Digests have no comments, by which statements of profiling are known.
    if (usage_source === 'general_log') expect(usage?.topSqlQueries?.join()).not.toContain('count(distinct');
  });

  it('says which right is missing to read a log', async () => {
    const { failures } = await read({
      ...{ username: 'limited', password: 'x', database: 'shop' },
      ...{ include_usage_statistics: true, usage_source: 'general_log' },
    });
    expect(failures).toMatchObject([
      { message: "The right is missing. Run: GRANT SELECT ON mysql.general_log TO 'limited'@'%';" },
    ]);
  });

  it('mysql: is the same under its own platform', async () => {
    const config = {
      sqlalchemy_uri: `mysql+pymysql://reader:${encodeURIComponent(password)}@127.0.0.1:${server.port}/shop`,
    };
    const { urns } = await readSource(mysql, config);
    expect(urns()).toContain('urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)');
  });

  it('testConnection: names the right that is missing, with the statement that grants it', async () => {
    const limited = await read({ username: 'limited', password: 'x' });
    expect(limited.warnings).toMatchObject([
      {
        title: 'cannot read the statement of a view',
        message: expect.stringContaining("GRANT SELECT, SHOW VIEW ON `shop`.* TO 'limited'@'%';"),
        context: 'shop.totals',
      },
    ]);
    await expect(read({ username: 'nobody', password: 'x' })).rejects.toMatchObject({
      remedy: "Run: GRANT SELECT, SHOW VIEW ON *.* TO 'nobody'@'%';",
    });
    await expect(read({ username: 'limited', password: 'x', database: 'staff' })).rejects.toMatchObject({
      remedy: "Run: GRANT SELECT, SHOW VIEW ON `staff`.* TO 'limited'@'%';",
    });
  });

  it('says what is wrong with a connection, and never the password', async () => {
    const wrong = await read({ password: 'a-wrong-one' }).catch((error: Error) => error);
    expect(wrong).toMatchObject({
      message: expect.stringContaining('the user reader or its password is wrong'),
    });
    expect(JSON.stringify([wrong, String(wrong)])).not.toContain('a-wrong-one');
    await expect(read({ host_port: '127.0.0.1:1' })).rejects.toThrow('nothing listens there');
  });

  describe('TLS', () => {
    const readBy = (ssl: object | undefined, config: object = {}) =>
      readSource(
        mariadb,
        {
          ...{ host_port: `127.0.0.1:${server.port}`, username: 'secure', password: 'x', database: 'shop' },
          ...(ssl && { options: { connect_args: { ssl } } }),
          ...config,
        },
        { folder },
      );

    beforeAll(async () => {
      if (missingMariadb) return;
      await server.run(`create user secure@'%' identified by 'x' require ssl;
        grant select, show view on shop.* to secure@'%'`);
    });

    it('is used where the recipe asks for it, and verifies the certificate by the authority that it names', async () => {
      for (const ssl of [{ ssl: true }, { ca: 'server.crt' }, { ca: 'server.crt', check_hostname: true }])
        expect((await readBy(ssl)).urns()).toContain(urn('shop.orders'));
      await expect(readBy({ ca: 'other.crt' })).rejects.toMatchObject({
        message: expect.stringContaining('self-signed certificate'),
        remedy: 'Set `options.connect_args.ssl.ca` to the certificates to trust.',
      });
      await expect(readBy({ ca: 'missing.crt' })).rejects.toThrow('ssl.ca cannot be read');
    });

    it('is named where the account demands it, or the server has none', async () => {
      await expect(readBy(undefined)).rejects.toMatchObject({
        remedy: expect.stringContaining('has to use TLS needs `options.connect_args.ssl`'),
      });
      await using other = await startWithoutTls(server.port);
      await expect(readBy({ ssl: true }, { host_port: other.address })).rejects.toThrow(
        'the server has no TLS',
      );
    });
  });

  describe.each(['mariadb', 'mysql'])('%s, as every relational source', (source) => {
    testRelationalSource(source, () => {
      const config = { host_port: `127.0.0.1:${server.port}`, username: 'root', database: 'again' };
      return {
        config,
        unreachable: { config: { ...config, password: 'x' }, says: 'the user root or its password is wrong' },
        place: 'again',
        run: (statements) => server.run(`create database if not exists again; use again; ${statements}`),
      };
    });
  });
});
