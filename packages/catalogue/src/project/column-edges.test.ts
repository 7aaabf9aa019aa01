import { registry } from '@colophon/model';
import type { JsonObject } from '@colophon/schema';
import { describe, expect, it } from 'vitest';
import { datasetUrn, orders } from '../testing/catalogue-fixture.ts';
import { columnEdgesOf } from './column-edges.ts';

const customers = datasetUrn('customers');
const field = (dataset: string, name: string): string => `urn:li:schemaField:(${dataset},${name})`;
const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,shop,PROD),load)';
const chart = 'urn:li:chart:(superset,1)';

function edges(aspectName: string, owner: string, value: JsonObject) {
  const aspect = registry.aspects.get(aspectName);
  if (!aspect) throw new Error(`no aspect ${aspectName}`);
  return columnEdgesOf(aspect, owner, value);
}

const statement = (some: JsonObject): JsonObject => ({
  upstreamType: 'FIELD_SET',
  downstreamType: 'FIELD_SET',
  upstreams: [field(customers, 'id'), field(customers, 'name')],
  downstreams: [field(orders, 'customer')],
  ...some,
});

describe('columnEdgesOf', () => {
  it('creates an edge from every downstream column to every upstream one, owned by the dataset', () => {
    const downstreams = [field(orders, 'customer'), field(orders, 'label')];
    const made = edges('upstreamLineage', orders, { fineGrainedLineages: [statement({ downstreams })] });
    expect(made.map(({ source, destination }) => [source, destination])).toEqual(
      downstreams.flatMap((down) => ['id', 'name'].map((up) => [down, field(customers, up)])),
    );
    expect(made[0]).toEqual({
      source: field(orders, 'customer'),
      owner: orders,
      aspect: 'upstreamLineage',
      type: 'DownstreamOf',
      destination: field(customers, 'id'),
      lineage: 'upstream',
    });
  });

  it('names the query or the job that an edge runs through', () => {
    const query = 'urn:li:query:q';
    const value = { fineGrainedLineages: [statement({ query })] };
    expect(edges('upstreamLineage', orders, value)[0]?.properties).toEqual({ via: query });
    expect(edges('dataJobInputOutput', job, value)[0]?.properties).toEqual({ via: job });
  });

  it('creates none to whole datasets, nor for a column without upstreams', () => {
    const none = { upstreamType: 'NONE', downstreamType: 'FIELD', downstreams: [field(orders, 'one')] };
    const fineGrainedLineages = [statement({ upstreams: [customers] }), none];
    expect(edges('upstreamLineage', orders, { fineGrainedLineages })).toEqual([]);
  });

  it('treats the fields of a chart as columns', () => {
    const fields = [
      { schemaFieldUrn: field(orders, 'amount'), schemaField: { fieldPath: 'Amount (EUR)' } },
      { schemaFieldUrn: field(orders, 'id') },
    ];
    expect(edges('inputFields', chart, { fields })).toMatchObject([
      { source: field(chart, 'Amount %28EUR%29'), owner: chart, destination: field(orders, 'amount') },
    ]);
  });

  it('creates none from aspects without columns', () => {
    expect(edges('ownership', orders, { owners: [] })).toEqual([]);
  });
});
