import { describe, expect, it } from 'vitest';
import type { SourceRecord } from '../../definitions/record.ts';
import { proposalsOf, recordOf, runTransformer } from '../testing/run-transformer.ts';

const orders = 'urn:li:dataset:(urn:li:dataPlatform:postgres,shop.orders,PROD)';
const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,etl,PROD),load)';
const pii = 'urn:li:tag:pii';
const config = { tag_urns: [pii] };
const added = [`globalTags of ${orders}`, { tags: [{ tag: pii }] }];
const key = [`tagKey of ${pii}`, { name: 'pii' }];
const run = (...records: readonly SourceRecord[]) =>
  runTransformer('simple_add_dataset_tags', config, records);

describe('transformAspect', () => {
  it('adds the aspect to the record of an entity that has none', async () => {
    const ran = await run(recordOf({ [orders]: { status: { removed: false } } }));
    expect(proposalsOf(ran)).toEqual([[`status of ${orders}`, { removed: false }], added, key]);
    expect(ran.records.map(({ id }) => id)).toEqual([orders, 'simple_add_dataset_tags']);
  });

  it('adds it once, however many records mention the entity', async () => {
    const mention = recordOf({ [orders]: { subTypes: { typeNames: ['Table'] } } });
    const ran = await run(mention, mention, mention);
    expect(proposalsOf(ran).filter(([about]) => about.startsWith('globalTags'))).toEqual([added]);
  });

  it('does not add it after a record that has it', async () => {
    const ran = await run(
      recordOf({ [orders]: { globalTags: { tags: [{ tag: 'urn:li:tag:gold' }] } } }),
      recordOf({ [orders]: { status: { removed: false } } }),
    );
    expect(proposalsOf(ran)).toEqual([
      [`globalTags of ${orders}`, { tags: [{ tag: 'urn:li:tag:gold' }, { tag: pii }] }],
      [`status of ${orders}`, { removed: false }],
      key,
    ]);
  });

  it('passes on entities of other types, patches and deletions', async () => {
    const record: SourceRecord = {
      id: 'mixed',
      proposals: [
        { entityUrn: job, aspectName: 'status', aspect: { removed: false } },
        { entityUrn: orders, aspectName: 'globalTags', changeType: 'DELETE' },
        { entityUrn: orders, aspectName: 'globalTags', changeType: 'PATCH', patch: { operations: [] } },
      ],
    };
    expect((await run(record)).records).toEqual([record]);
  });

  it('keeps the conditions and the origin of a value, and the origin of one that is added', async () => {
    const systemMetadata = { runId: 'run-1' };
    const headers = { 'If-Version-Match': '3' };
    const about = { entityUrn: orders, systemMetadata, headers };
    const [record] = (
      await run({ id: 'tagged', proposals: [{ ...about, aspectName: 'globalTags', aspect: { tags: [] } }] })
    ).records;
    expect(record?.proposals).toEqual([
      { ...about, aspectName: 'globalTags', aspect: { tags: [{ tag: pii }] } },
    ]);
    const [other] = (
      await run({ id: 'plain', proposals: [{ ...about, aspectName: 'status', aspect: { removed: false } }] })
    ).records;
    expect(other?.proposals[1]).toEqual({
      entityUrn: orders,
      systemMetadata,
      aspectName: 'globalTags',
      aspect: { tags: [{ tag: pii }] },
    });
  });

  it('drops a record of which nothing is left', async () => {
    const tagged = recordOf({ [orders]: { globalTags: { tags: [{ tag: 'urn:li:tag:unknown' }] } } });
    const ran = await runTransformer('tags_to_structured_properties', { remove_original_tags: true }, [
      tagged,
    ]);
    expect(ran.records).toEqual([]);
    expect(ran.warnings.map(({ title }) => title)).toEqual(['a tag is no structured property']);
  });

  it('reports an entity whose value cannot be made, and goes on', async () => {
    const ran = await runTransformer(
      'pattern_add_domain',
      { domain_pattern: { rules: { '.*orders': ['Sales'] } } },
      [
        recordOf({ [orders]: { status: { removed: false } } }),
        recordOf({ [job]: { status: { removed: false } } }),
      ],
    );
    expect(ran.failures.map(({ title, context }) => [title, context])).toEqual([
      ['pattern_add_domain failed', orders],
    ]);
    expect(proposalsOf(ran)).toContainEqual([`domains of ${job}`, { domains: [] }]);
  });

  it('remembers only the URNs of entities', async () => {
    let read = 0;
    async function* many(): AsyncGenerator<SourceRecord, void, undefined> {
      for (; read < 50; read++) yield recordOf({ [`${orders}${read}`]: { status: { removed: false } } });
    }
    const { transformers } = await import('../index.ts');
    const definition = await transformers.simple_add_dataset_tags?.();
    const report = { info() {}, warn() {}, fail() {}, count() {} };
    const { signal } = new AbortController();
    const context = { report, signal, catalogue: undefined, folder: '.', now: () => 0 };
    const transform = await definition?.create(definition.config.parse(config), context);
    const records = transform?.(many())[Symbol.asyncIterator]();
    await records?.next();
    // One record was asked for, and one was read: nothing is collected.
    expect(read).toBe(0);
    await records?.next();
    expect(read).toBe(1);
  });
});
