import { registry } from '@colophon/model';
import type { JsonObject } from '@colophon/schema';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect, it } from 'vitest';
import type { Edge } from '../ports/graph-index.ts';
import { catalogueTest, datasetUrn, orders, upsert } from '../testing/catalogue-fixture.ts';
import { edgesOf, hasEdges } from './edges.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

function aspect(name: string) {
  const known = registry.aspects.get(name);
  if (!known) throw new Error(`no aspect ${name}`);
  return known;
}

/** Edges as `type destination`, in the order in which they are made. */
const edges = (aspectName: string, value: JsonObject): string[] =>
  edgesOf(aspect(aspectName), orders, value).map(({ type, destination }) => `${type} ${destination}`);

const customers = datasetUrn('customers');
const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,shop,PROD),load)';
const field = (dataset: string, name: string): string => `urn:li:schemaField:(${dataset},${name})`;

describe('edgesOf', () => {
  it('creates one edge for each owner and ownership type, without duplicates', () => {
    const typeUrn = 'urn:li:ownershipType:steward';
    const owners = ['ada', 'grace', 'ada'].map((name) => ({
      owner: `urn:li:corpuser:${name}`,
      type: 'CUSTOM',
      typeUrn,
    }));
    expect(edges('ownership', { owners })).toEqual([
      'OwnedBy urn:li:corpuser:ada',
      'OwnedBy urn:li:corpuser:grace',
      `ownershipType ${typeUrn}`,
    ]);
  });

  it('creates lineage edges with the properties of the upstream', () => {
    const upstream = {
      dataset: customers,
      type: 'TRANSFORMED',
      created: { time: 1, actor: 'urn:li:corpuser:ada' },
      auditStamp: { time: 2, actor: 'urn:li:corpuser:grace' },
      properties: { job: 'nightly' },
      query: 'urn:li:query:q',
    };
    const expected: Edge = {
      source: orders,
      aspect: 'upstreamLineage',
      type: 'DownstreamOf',
      destination: customers,
      lineage: 'upstream',
      properties: {
        createdOn: 1,
        createdActor: 'urn:li:corpuser:ada',
        updatedOn: 2,
        updatedActor: 'urn:li:corpuser:grace',
        properties: { job: 'nightly' },
        via: 'urn:li:query:q',
      },
    };
    expect(edgesOf(aspect('upstreamLineage'), orders, { upstreams: [upstream] })).toEqual([expected]);
  });

  it('keeps an edge in lineage when fine-grained lineage names the dataset again', () => {
    const fineGrainedLineages = [
      {
        upstreamType: 'DATASET',
        downstreamType: 'FIELD',
        upstreams: [customers],
        downstreams: [field(orders, 'customer')],
      },
    ];
    const upstreams = [{ dataset: customers, type: 'COPY', properties: { job: 'nightly' } }];
    expect(edgesOf(aspect('upstreamLineage'), orders, { upstreams, fineGrainedLineages })).toMatchObject([
      { source: orders, destination: customers, lineage: 'upstream', properties: { properties: {} } },
    ]);
  });

  it('sets the lineage direction when the aspect names downstreams', () => {
    const made = edgesOf(aspect('dataJobInputOutput'), job, {
      inputDatasets: [customers],
      outputDatasets: [orders],
    });
    expect(made.map(({ type, lineage }) => [type, lineage])).toEqual([
      ['Consumes', 'upstream'],
      ['Produces', 'downstream'],
    ]);
  });

  it('creates a separate type of edge to the tags of a column', () => {
    const tagged = { globalTags: { tags: [{ tag: 'urn:li:tag:pii' }] } };
    expect(edges('schemaMetadata', { fields: [{ fieldPath: 'id', ...tagged }] })).toEqual([
      'SchemaFieldTaggedWith urn:li:tag:pii',
    ]);
    expect(edges('globalTags', tagged.globalTags)).toEqual(['TaggedWith urn:li:tag:pii']);
  });

  it('creates edges for foreign keys, to the columns and to the dataset', () => {
    const foreignKeys = [
      {
        name: 'fk',
        foreignFields: [field(customers, 'id')],
        sourceFields: [field(orders, 'customer')],
        foreignDataset: customers,
      },
    ];
    expect(edges('schemaMetadata', { fields: [], foreignKeys }).sort()).toEqual([
      `ForeignKeyTo ${field(customers, 'id')}`,
      `ForeignKeyToDataset ${customers}`,
    ]);
  });

  it('creates none for an aspect without references', () => {
    expect(hasEdges(aspect('status'))).toBe(false);
    expect(edges('status', { removed: true })).toEqual([]);
    expect(edges('ownership', { owners: [] })).toEqual([]);
  });

  it('reads every aspect of the model without an error', () => {
    // An annotation whose path names no field would throw here, and not first when a value comes.
    for (const known of registry.aspects.values()) expect(edgesOf(known, orders, {})).toEqual([]);
  });
});

describe('after a write', () => {
  const owners = (...names: string[]) =>
    upsert(orders, 'ownership', {
      owners: names.map((name) => ({ owner: `urn:li:corpuser:${name}`, type: 'NONE' })),
    });

  test('the edges of an aspect are those of its current value, from both ends', async ({ catalogue }) => {
    await catalogue.propose([owners('ada', 'grace')]);
    await catalogue.propose([
      owners('grace'),
      upsert(orders, 'upstreamLineage', { upstreams: [{ dataset: customers, type: 'COPY' }] }),
    ]);
    const outgoing = await catalogue.edges(orders, 'outgoing');
    expect(outgoing.map(({ type, destination }) => [type, destination])).toEqual([
      ['DownstreamOf', customers],
      ['OwnedBy', 'urn:li:corpuser:grace'],
    ]);
    expect(await catalogue.edges('urn:li:corpuser:ada', 'incoming')).toEqual([]);
    expect(await catalogue.edges(customers, 'incoming')).toMatchObject([{ source: orders }]);
  });

  test('an aspect without values has no edges left', async ({ catalogue }) => {
    await catalogue.propose([owners('ada')]);
    await catalogue.propose([owners()]);
    expect(await catalogue.edges(orders, 'outgoing')).toEqual([]);
  });
});
