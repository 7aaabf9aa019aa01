import { GraphClient } from '@colophon/sdk/graph';
import { makeDatasetUrn } from '@colophon/sdk/urns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { type Served, serve } from '../support/serve.ts';
import { type DatabaseSchema, readInformationSchema } from './information-schema.ts';
import { ingest } from './ingest.ts';
import { runScript } from './python.ts';
import { type Envelope, envelopes, search } from './read-catalogue.ts';

const view = 'image_owners';
/** A hit this far up is seen without scrolling. */
const firstHits = 5;

let served: Served;
let postgres: Postgres;
let database: DatabaseSchema;
let graph: GraphClient;

const urnOf = (table: string) => makeDatasetUrn('postgres', `wagtail.public.${table}`);
const columnUrn = (table: string, column: string) => `urn:li:schemaField:(${urnOf(table)},${column})`;
const relations = () => [...database.tables, ...database.views];
const schemaOf = (table: string) => graph.getAspect(urnOf(table), 'schemaMetadata');

const ingestWagtail = (runId: string) =>
  ingest(served, runId, {
    type: 'postgres',
    config: {
      host_port: `127.0.0.1:${postgres.port}`,
      database: 'wagtail',
      username: postgres.user,
      password: postgres.password,
      include_view_lineage: true,
    },
  });

beforeAll(async () => {
  served = await serve();
  graph = new GraphClient({ server: served.address });
  postgres = await startPostgres('wagtail');
  await runScript('wagtail_database.py', [String(postgres.port)], { home: served.home });
  await postgres.query(`
    CREATE VIEW ${view} AS SELECT i.title, u.username
    FROM wagtailimages_image i JOIN auth_user u ON u.id = i.uploaded_by_user_id`);
  database = await readInformationSchema(postgres);
  await ingestWagtail('first');
});

afterAll(async () => {
  await graph?.close();
  await postgres?.stop();
  await served?.stop();
});

describe('datahub ingest, from a PostgreSQL with the schema of Wagtail', () => {
  it('reads a database of realistic size', () => {
    console.log(
      `Ingested ${database.tables.length} tables, ${database.views.length} view, ${database.columns.length} columns, ${database.foreignKeys.length} foreign keys`,
    );
    expect(database.tables.length).toBeGreaterThan(40);
    expect(database.columns.length).toBeGreaterThan(300);
    expect(database.foreignKeys.length).toBeGreaterThan(50);
    expect(database.views).toEqual([view]);
  });

  it('shows every table and view among the first hits for its name', async () => {
    const missed = [];
    for (const relation of relations()) {
      const { urns } = await search(served.address, 'dataset', relation);
      const place = urns.indexOf(urnOf(relation));
      if (place < 0 || place >= firstHits) missed.push({ relation, place });
    }
    expect(missed).toEqual([]);
  });

  it('shows each of them once in a filtered list of everything', async () => {
    const platform = { field: 'platform', values: ['urn:li:dataPlatform:postgres'] };
    const all = await search(served.address, 'dataset', '*', [platform]);
    expect([...all.urns].sort()).toEqual(relations().map(urnOf).sort());
    expect(all.total).toBe(all.urns.length);
    const ofType = (type: string) => ({ field: 'typeNames', values: [type] });
    const tables = await search(served.address, 'dataset', '*', [platform, ofType('Table')]);
    expect([...tables.urns].sort()).toEqual(database.tables.map(urnOf).sort());
    const views = await search(served.address, 'dataset', '*', [platform, ofType('View')]);
    expect(views.urns).toEqual([urnOf(view)]);
    const elsewhere = { field: 'platform', values: ['urn:li:dataPlatform:mysql'] };
    expect((await search(served.address, 'dataset', '*', [elsewhere])).total).toBe(0);
  });

  it('has every column in order, with its type and nullability', async () => {
    for (const relation of relations()) {
      const expected = database.columns.filter(({ table }) => table === relation);
      const { fields = [] } = (await schemaOf(relation)) ?? {};
      const found = fields.map(({ fieldPath, nullable = false, nativeDataType }) => ({
        table: relation,
        name: fieldPath,
        nullable,
        type: nativeDataType.replace(/ COLLATE "\w+"$/, ''),
      }));
      expect(found).toEqual(expected.map((column) => ({ ...column, type: clientType(column.type) })));
    }
  });

  it('has every primary key', async () => {
    const found = [];
    for (const relation of relations()) {
      const fields = (await schemaOf(relation))?.fields ?? [];
      for (const { fieldPath, isPartOfKey } of fields)
        if (isPartOfKey) found.push(`${relation}.${fieldPath}`);
    }
    const expected = database.primaryKeys.flatMap(({ table, columns }) =>
      columns.map((name) => `${table}.${name}`),
    );
    expect(found.sort()).toEqual(expected.sort());
  });

  it('has every foreign key', async () => {
    const found = [];
    for (const relation of relations()) found.push(...((await schemaOf(relation))?.foreignKeys ?? []));
    const expected = database.foreignKeys.map(({ table, name, columns, foreignTable, foreignColumns }) => ({
      name,
      foreignDataset: urnOf(foreignTable),
      foreignFields: foreignColumns.map((column) => columnUrn(foreignTable, column)),
      sourceFields: columns.map((column) => columnUrn(table, column)),
    }));
    const byUrns = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
    const inOrder = found.map(({ name, foreignDataset, foreignFields, sourceFields }) => ({
      name,
      foreignDataset,
      foreignFields,
      sourceFields,
    }));
    expect(inOrder.sort(byUrns)).toEqual(expected.sort(byUrns));
  });

  it('links the view to both of its tables, column by column', async () => {
    const lineage = await graph.getAspect(urnOf(view), 'upstreamLineage');
    expect(lineage?.upstreams.map(({ dataset, type }) => `${type} ${dataset}`).sort()).toEqual([
      `VIEW ${urnOf('auth_user')}`,
      `VIEW ${urnOf('wagtailimages_image')}`,
    ]);
    const columns = lineage?.fineGrainedLineages?.map(({ upstreams, downstreams }) => [
      upstreams,
      downstreams,
    ]);
    expect(columns).toEqual([
      [[columnUrn('wagtailimages_image', 'title')], [columnUrn(view, 'title')]],
      [[columnUrn('auth_user', 'username')], [columnUrn(view, 'username')]],
    ]);
    const { viewLogic, materialized } = (await graph.getAspect(urnOf(view), 'viewProperties')) ?? {};
    expect(viewLogic).toContain('wagtailimages_image');
    expect(materialized).toBe(false);
  });

  it('puts every table into its schema, and the schema into its database', async () => {
    const { urns: containers } = await search(served.address, 'container', '*');
    const names = new Map<string | undefined, string>();
    for (const urn of containers) names.set((await graph.getAspect(urn, 'containerProperties'))?.name, urn);
    expect([...names.keys()].sort()).toEqual(['public', 'wagtail']);
    const schema = names.get('public') ?? '';
    expect(await graph.getAspect(schema, 'container')).toEqual({ container: names.get('wagtail') });
    expect(await graph.getAspect(schema, 'subTypes')).toMatchObject({ typeNames: ['Schema'] });
    for (const relation of relations())
      expect(await graph.getAspect(urnOf(relation), 'container')).toEqual({ container: schema });
    const inside = await search(served.address, 'dataset', '*', [{ field: 'container', values: [schema] }]);
    expect(inside.total).toBe(relations().length);
  });

  it('finds the tables that have a column by the name of the column', async () => {
    const missed = [];
    for (const name of new Set(database.columns.map((column) => column.name))) {
      const { urns } = await search(served.address, 'dataset', name);
      for (const { table } of database.columns.filter((column) => column.name === name))
        if (!urns.includes(urnOf(table))) missed.push({ name, table });
    }
    expect(missed).toEqual([]);
  });

  it('finds no table by an unknown column', async () => {
    expect((await search(served.address, 'dataset', 'no_such_column')).total).toBe(0);
  });

  it('creates no new versions when it runs a second time', async () => {
    const before = await everything();
    await ingestWagtail('second');
    const after = await everything();
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
    const changed = [...after].filter(
      ([place, envelope]) => version(envelope) !== version(before.get(place)),
    );
    // In these two the client stamps the moment of the run.
    expect(changed.map(([place]) => place).sort()).toEqual([
      `${urnOf(view)} upstreamLineage`,
      expect.stringMatching(/^urn:li:query:view_\w+ queryProperties$/),
    ]);
    for (const [place, { value, systemMetadata }] of after) {
      expect(withoutTimes(value), place).toEqual(withoutTimes(before.get(place)?.value));
      // What comes with an entity, and the client does not write of a dataset, is written once.
      if (!/(Key| browsePaths| dataPlatformInstance)$/.test(place))
        expect(systemMetadata?.runId, place).toBe('second');
    }
  });
});

/** How DataHub's source writes a type: `character varying(255)` is `VARCHAR(255)`. */
const clientType = (type: string): string => type.replace(/^character varying/, 'varchar').toUpperCase();

/** Every aspect that the ingestion wrote about the database, by URN and name. */
async function everything(): Promise<Map<string, Envelope>> {
  const found = new Map<string, Envelope>();
  for (const entityType of ['dataset', 'container', 'query']) {
    const { urns } = await search(served.address, entityType, '*');
    for (const urn of urns)
      for (const [name, envelope] of Object.entries(await envelopes(served.address, urn)))
        found.set(`${urn} ${name}`, envelope);
  }
  return found;
}

const version = (envelope: Envelope | undefined) =>
  `version ${envelope?.systemMetadata?.version}, written at ${envelope?.created.time}`;

const withoutTimes = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, item: unknown) => (key === 'time' ? undefined : item)) ?? 'null');
