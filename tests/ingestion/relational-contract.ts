import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStatefulRuns, testSource } from './stateful-runs.ts';

/** A relational system that is there, and a way to change it. */
export interface RelationalSystem {
  /** Configuration of the source, without patterns. */
  readonly config: object;
  /** Configuration with which the source cannot read it, and what the test of the connection says then. */
  readonly unreachable: { readonly config: object; readonly says: string };
  /** Folder at which paths in the configuration start. */
  readonly folder?: string;
  /** What is in front of the name of a table in its URN: `shop.public`. */
  readonly place: string;
  /** Runs statements, each of which ends with a semicolon. */
  run(statements: string): Promise<unknown>;
}

/** Every database has these types; the tables have a name that no other test uses. */
const create = `
  create table again_people (id int, contact varchar(100), note varchar(100));
  create table again_orders (id int primary key, person int);
  create table again_gone (id int);
  create view again_names as select contact from again_people;
  insert into again_people values (1, 'ana@example.org', 'nice'), (2, 'bo@example.org', null), (3, null, '');`;
const drop = `
  drop view again_names;
  drop table again_people;
  drop table again_orders;
  drop table again_gone;`;

/**
 * Tests what every relational source states in the same words, most of which shows only when a pipeline runs again: each
 * writes into a catalogue. `start` is called once the hooks of the caller have run.
 */
export function testRelationalSource(type: string, start: () => RelationalSystem): void {
  let system: RelationalSystem;
  const runs = (more: object = {}) => {
    const { run, ...others } = createStatefulRuns(type, system.folder ?? process.cwd());
    const config = { ...system.config, table_pattern: { allow: ['.*again_.*'] }, ...more };
    return { ...others, run: () => run(config) };
  };
  const urn = (table: string, instance = '') =>
    `urn:li:dataset:(urn:li:dataPlatform:${type},${instance}${system.place}.again_${table},PROD)`;

  beforeAll(async () => {
    system = start();
    await system.run(create);
  });
  afterAll(() => system?.run(drop));

  it('removal: marks tables and views that are gone as removed, and takes that back', async () => {
    const { run, isRemoved } = runs();
    expect((await run()).result.stale).toEqual([]);
    await system.run('drop table again_gone; drop view again_names;');
    expect((await run()).result.stale.toSorted()).toEqual([urn('gone'), urn('names')]);
    expect(await Promise.all(['gone', 'names', 'people'].map((one) => isRemoved(urn(one))))).toEqual([
      true,
      true,
      false,
    ]);
    await system.run(
      'create table again_gone (id int); create view again_names as select contact from again_people;',
    );
    expect((await run()).result.stale).toEqual([]);
    expect(await isRemoved(urn('gone'))).toBe(false);
  });

  it('incremental: writes a table again only if it has changed, and forgets none', async () => {
    const { run, isRemoved, catalogue } = runs({ incremental: true });
    expect((await run()).aspectNames('again_orders')).toContain('schemaMetadata');
    const second = await run();
    expect(second.result.stale).toEqual([]);
    expect(second.aspectNames('again_')).toEqual(['status', 'status', 'status', 'status']);
    await system.run('alter table again_orders add column paid int;');
    const third = await run();
    expect(third.aspectNames('again_orders')).toContain('schemaMetadata');
    expect(third.aspectNames('again_people')).toEqual(['status']);
    const schema = await catalogue.aspects.get(urn('orders'), 'schemaMetadata');
    expect(schema?.fields.map(({ fieldPath }) => fieldPath)).toEqual(['id', 'person', 'paid']);
    await system.run('drop table again_gone;');
    expect((await run()).result.stale).toEqual([urn('gone')]);
    await system.run('create table again_gone (id int);');
    await run();
    expect(await isRemoved(urn('gone'))).toBe(false);
  });

  it('classification: gives columns the terms of what their values are', async () => {
    const classifiers = [{ type: 'datahub', config: { minimum_values_threshold: 2 } }];
    const { run, catalogue } = runs({ classification: { enabled: true, classifiers } });
    const { result } = await run();
    const schema = await catalogue.aspects.get(urn('people'), 'schemaMetadata');
    expect(
      schema?.fields.map(({ glossaryTerms }) => glossaryTerms?.terms.map(({ urn: term }) => term)),
    ).toEqual([undefined, ['urn:li:glossaryTerm:Email_Address'], undefined]);
    // The report must not have values, which may be secret.
    expect(JSON.stringify(result)).not.toContain('ana@');
  });

  it('domains, tags: are given by pattern, and tags of others stay', async () => {
    const { run, catalogue } = runs({
      domain: { 'urn:li:domain:sales': { allow: ['.*again_orders'] } },
      tags: { pii: { allow: ['.*again_people'] } },
    });
    await run();
    expect((await catalogue.aspects.get(urn('orders'), 'domains'))?.domains).toEqual(['urn:li:domain:sales']);
    expect(await catalogue.aspects.get(urn('people'), 'domains')).toBeUndefined();
    const tag = async () =>
      (await catalogue.aspects.get(urn('people'), 'globalTags'))?.tags.map((one) => one.tag).toSorted();
    expect(await tag()).toEqual(['urn:li:tag:pii']);
    await catalogue.aspects.write(urn('people'), {
      globalTags: { tags: [{ tag: 'urn:li:tag:pii' }, { tag: 'urn:li:tag:mine' }] },
    });
    await run();
    expect(await tag()).toEqual(['urn:li:tag:mine', 'urn:li:tag:pii']);
    expect(await catalogue.aspects.get(urn('orders'), 'globalTags')).toBeUndefined();
  });

  it('platformInstance, patterns: reads what is allowed, on an instance', async () => {
    const { run } = runs({
      platform_instance: 'eu1',
      table_pattern: { allow: ['.*again_.*'], deny: ['.*again_gone'] },
      view_pattern: { deny: ['.*'] },
    });
    const { written } = await run();
    const datasets = written
      .map(({ entityUrn }) => entityUrn)
      .filter((one) => one.startsWith('urn:li:dataset:'));
    expect([...new Set(datasets)].toSorted()).toEqual([urn('orders', 'eu1.'), urn('people', 'eu1.')]);
    expect(written.find(({ aspectName }) => aspectName === 'dataPlatformInstance')).toMatchObject({
      aspect: { instance: `urn:li:dataPlatformInstance:(urn:li:dataPlatform:${type},eu1)` },
    });
  });

  it('profiling: samples tables, leaves some out by pattern, and stops at a quota', async () => {
    const profiling = { enabled: true, sample_size: 2, include_field_sample_values: true };
    const sampled = runs({ profiling, profile_pattern: { deny: ['.*again_orders'] } });
    const { written, result } = await sampled.run();
    const profiles = written.flatMap((one) =>
      one.aspectName === 'datasetProfile' && 'aspect' in one
        ? [[one.entityUrn, one.aspect as { rowCount: number; partitionSpec?: object }] as const]
        : [],
    );
    expect(profiles.map(([entityUrn]) => entityUrn).toSorted()).toEqual([urn('gone'), urn('people')]);
    expect(profiles.find(([entityUrn]) => entityUrn === urn('people'))?.[1]).toMatchObject({
      rowCount: 3,
      partitionSpec: { partition: 'SAMPLE (2 rows)' },
    });
    expect(JSON.stringify(result)).not.toContain('max_tables');
    const limited = await runs({ profiling: { enabled: true, max_tables: 1 } }).run();
    expect(limited.aspectNames('again_').filter((one) => one === 'datasetProfile')).toHaveLength(1);
    expect(JSON.stringify(limited.result)).toContain('2 tables have no profile, since max_tables is 1');
  });

  it('testConnection: says whether the database can be read, and why not', async () => {
    const { config, folder = process.cwd(), unreachable } = system;
    expect(await testSource(type, config, folder)).toEqual({
      basic_connectivity: { capable: true },
      capability_report: {},
    });
    const { basic_connectivity: failed } = await testSource(type, unreachable.config, folder);
    expect(failed).toMatchObject({ capable: false });
    expect(failed?.failure_reason).toContain(unreachable.says);
  });
}
