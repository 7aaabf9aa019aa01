import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeDatasetUrn } from '@colophon/sdk/urns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { enableTls } from '../support/postgres-tls.ts';
import { runSource } from './run-source.ts';

const secret = 'Sw0rdf1sh!';
let server: Postgres;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colophon-odd-'));
  server = await startPostgres('odd');
  await server.query(`create role reader login password '${secret}'`);
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const read = (config: object = {}) =>
  runSource('postgres', {
    host_port: `127.0.0.1:${server.port}`,
    username: 'reader',
    password: secret,
    database: 'odd',
    ...config,
  });

/** Runs a recipe that must fail, and returns its report, in which the password must not be. */
async function failure(config: object): Promise<string> {
  const { result, text } = await read(config);
  expect(result.status).toBe('FAILURE');
  expect(text).not.toContain(secret);
  expect(text).not.toMatch(/\n\s+at /);
  return text;
}

describe('a PostgreSQL that does not answer as hoped', () => {
  it('refuses the connection', async () => {
    const port = await freePort();
    expect(await failure({ host_port: `127.0.0.1:${port}` })).toContain('nothing listens there');
  });

  it('is no host', async () => {
    expect(await failure({ host_port: 'no-such-host.invalid:5432' })).toContain('there is no such host');
  });

  it('is no PostgreSQL', async () => {
    const other = createServer((socket) => socket.end('220 mail\r\n'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    const text = await failure({ host_port: `127.0.0.1:${port}` });
    other.close();
    expect(text).toContain(`Cannot connect to PostgreSQL at 127.0.0.1:${port}`);
  });

  it('has another password', async () => {
    expect(await failure({ username: 'postgres' })).toContain('the password of postgres is wrong');
  });

  it('has no such database', async () => {
    expect(await failure({ database: 'nowhere' })).toContain('there is no database nowhere');
  });

  it('does not let the role into the database', async () => {
    await server.query('create database closed');
    await server.query('revoke connect on database closed from public');
    expect(await failure({ database: 'closed' })).toContain(
      String.raw`GRANT CONNECT ON DATABASE \"closed\" TO \"reader\";`,
    );
    // Of all databases, the others are read.
    const { proposals } = await read({ database: undefined });
    expect(JSON.stringify(proposals)).toContain('"name":"odd"');
  });

  it('has no TLS where it is required', async () => {
    expect(await failure({ sslmode: 'require' })).toContain('the server has no TLS');
  });

  it('is named by a URI whose password is kept out of messages', async () => {
    const uri = `postgresql+psycopg2://reader:${encodeURIComponent(secret)}@127.0.0.1:${server.port}/nowhere`;
    const text = await failure({ sqlalchemy_uri: uri });
    expect(text).toContain('there is no database nowhere');
    expect(text).not.toContain(encodeURIComponent(secret));
  });
});

describe('a PostgreSQL with TLS', () => {
  const tls = (sslmode: string, connect_args: object = {}, config: object = {}) => ({
    ...{ username: 'secure', sslmode, options: { connect_args } },
    ...config,
  });
  let stopProxy: () => void;
  /** The same server at an address that its certificate does not name. */
  let otherName: string;

  beforeAll(async () => {
    await server.query(`create role secure login password '${secret}'; create role certified login`);
    await enableTls(server, folder);
    const proxy = createServer((client) => {
      const upstream = connect(server.port, '127.0.0.1');
      client.pipe(upstream).pipe(client);
      client.on('error', () => upstream.destroy());
      upstream.on('error', () => client.destroy());
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.2', resolve));
    otherName = `127.0.0.2:${(proxy.address() as { port: number }).port}`;
    stopProxy = () => proxy.close();
  });
  afterAll(() => stopProxy?.());

  it('encrypts, and verifies the certificate and its name as sslmode says', async () => {
    const sslrootcert = join(folder, 'server.crt');
    const modes: [object, boolean][] = [
      [tls('disable'), false],
      [tls('prefer'), true],
      [tls('require'), true],
      [tls('verify-full'), false],
      [tls('verify-ca', { sslrootcert }), true],
      [tls('verify-full', { sslrootcert }), true],
      [tls('verify-ca', { sslrootcert: join(folder, 'other.crt') }), false],
      [tls('verify-ca', { sslrootcert }, { host_port: otherName }), true],
      [tls('verify-full', { sslrootcert }, { host_port: otherName }), false],
    ];
    for (const [config, accepted] of modes) {
      const { result, text } = await read(config);
      expect([config, result.status]).toEqual([config, accepted ? 'SUCCESS' : 'FAILURE']);
      expect(text).not.toContain(secret);
    }
  });

  it('says which certificate is not trusted, and which file is not there', async () => {
    expect(await failure(tls('verify-full'))).toContain('sslrootcert');
    expect(await failure(tls('verify-ca', { sslrootcert: 'missing.crt' }))).toContain(
      'sslrootcert cannot be read',
    );
  });

  it('knows a role by its certificate', async () => {
    const files = { sslcert: join(folder, 'certified.crt'), sslkey: join(folder, 'certified.key') };
    const config = { username: 'certified', password: undefined };
    expect((await read(tls('require', files, config))).result.status).toBe('SUCCESS');
    expect(await failure(tls('require', {}, config))).toContain('certificate');
  });
});

describe('odd contents of PostgreSQL', () => {
  const names = [
    'a.b',
    'a,b',
    '(a)',
    'a"b',
    "a'b",
    'a b',
    'täble',
    '表',
    'tab🎉',
    'A',
    'a%2C',
    'urn:li:tag:x',
    'a\\b',
    '␟',
  ];

  it('reads names with every character, and traces them', async () => {
    const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
    await server.query('create schema "s.(x),"');
    for (const name of names) {
      await server.query(`create table "s.(x),".${quote(name)} (${quote(name)} int)`);
      await server.query(
        `create view "s.(x),".${quote(`view ${name}`)} as select * from "s.(x),".${quote(name)}`,
      );
    }
    const { datasets, aspect, result } = await read({ schema_pattern: { allow: ['s'] } });
    expect(result.status).toBe('SUCCESS');
    for (const name of names) {
      const urn = makeDatasetUrn('postgres', `odd.s.(x),.${name}`);
      expect(datasets()).toContain(urn);
      const lineage = aspect(makeDatasetUrn('postgres', `odd.s.(x),.view ${name}`), 'upstreamLineage');
      expect(lineage?.upstreams.map(({ dataset }) => dataset)).toEqual([urn]);
      expect(lineage?.fineGrainedLineages).toHaveLength(1);
    }
  });

  it('reads a table of 1600 columns', async () => {
    const columns = Array.from({ length: 1600 }, (_, index) => `c${index} int`);
    await server.query(`create schema wide; create table wide.t (${columns.join(', ')})`);
    await server.query(
      'grant usage on schema wide to reader; grant select on wide.t to reader; insert into wide.t (c0) values (1)',
    );
    const { aspect, result } = await read({
      schema_pattern: { allow: ['wide'] },
      profiling: { enabled: true },
    });
    expect(result.status).toBe('SUCCESS');
    expect(aspect('wide.t', 'schemaMetadata')?.fields).toHaveLength(1600);
    expect(aspect('wide.t', 'datasetProfile')?.fieldProfiles).toHaveLength(1600);
  });

  it('reads types that it does not know as null, with a note', async () => {
    await server.query(`create schema types; create type types.shell; create function types.shell_in(cstring) returns types.shell
      language internal immutable strict as 'int4in'; create function types.shell_out(types.shell) returns cstring
      language internal immutable strict as 'int4out'; create type types.shell (input = types.shell_in, output = types.shell_out, like = int4);
      create table types.t (x types.shell)`);
    const { aspect, text } = await read({ schema_pattern: { allow: ['types'] } });
    expect(aspect('types.t', 'schemaMetadata')?.fields[0]?.type.type).toEqual({
      'com.linkedin.schema.NullType': {},
    });
    expect(text).toContain('has no counterpart');
  });

  it('reads a database whose encoding is not known', async () => {
    await server.query("create database latin template template0 encoding 'SQL_ASCII' locale 'C'");
    const client = await import('pg').then(
      ({ default: pg }) =>
        new pg.Client({
          host: '127.0.0.1',
          port: server.port,
          user: server.user,
          password: server.password,
          database: 'latin',
        }),
    );
    await client.connect();
    await client.query(
      `do $$ begin execute convert_from('\\x637265617465207461626c65202267726fdf65222028782074657874293b', 'SQL_ASCII'); end $$`,
    );
    await client.end();
    const { datasets, result } = await read({ database: 'latin' });
    expect(result.status).toBe('SUCCESS');
    expect(datasets()).toHaveLength(1);
  });

  it('goes on when a table disappears while it is read', async () => {
    await server.query(
      'create schema going; create table going.a (x int); create table going.b (x int); grant usage on schema going to reader; grant select on all tables in schema going to reader; insert into going.a values (1); insert into going.b values (1)',
    );
    // The first statement of profiling waits for this lock. By then, the tables have been read.
    await server.query('begin; drop table going.b');
    const reading = read({ schema_pattern: { allow: ['going'] }, profiling: { enabled: true } });
    const isWaiting = async () =>
      (await server.query<{ n: string }>('select count(*) as n from pg_locks where not granted'))[0]?.n !==
      '0';
    while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 20));
    await server.query('commit');
    const { result, text, datasets } = await reading;
    expect(result.status).toBe('SUCCESS');
    expect(datasets()).toHaveLength(2);
    expect(text).toContain('cannot profile a table');
  });

  it('ends with views that read each other', async () => {
    // PostgreSQL allows them only by a later change of a view.
    await server.query(
      'create schema loop; create view loop.one as select 1 as x; create view loop.two as select x from loop.one',
    );
    await server.query('create or replace view loop.one as select x from loop.two');
    const { aspect, result } = await read({ schema_pattern: { allow: ['loop'] } });
    expect(result.status).toBe('SUCCESS');
    expect(aspect('loop.one', 'upstreamLineage')?.upstreams[0]?.dataset).toContain('loop.two');
    expect(aspect('loop.two', 'upstreamLineage')?.upstreams[0]?.dataset).toContain('loop.one');
  });
});

describe('odd contents of SQLite', () => {
  it('reads 2000 columns, and numbers beyond those of JavaScript', async () => {
    const database = new DatabaseSync(join(folder, 'wide.db'));
    const columns = Array.from({ length: 2000 }, (_, index) => `c${index} integer`);
    database.exec(`create table t (${columns.join(', ')}); insert into t (c0) values (9223372036854775807)`);
    database.close();
    const { aspect, result } = await runSource(
      'sqlite',
      { database: 'wide.db', profiling: { enabled: true } },
      folder,
    );
    expect(result.status).toBe('SUCCESS');
    expect(aspect('main.t', 'schemaMetadata')?.fields).toHaveLength(2000);
    expect(aspect('main.t', 'datasetProfile')?.fieldProfiles?.[0]?.max).toBe('9223372036854775807');
  });
});
