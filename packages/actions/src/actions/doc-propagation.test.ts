import { columnLineageProposal, lineageProposal, makeSchemaMetadataAspect } from '@colophon/sdk/builders';
import { addAt, removeAt, setDescription } from '@colophon/sdk/patch';
import { makeDatasetUrn, makeSchemaFieldUrn } from '@colophon/sdk/urns';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestCatalogue, type TestCatalogue } from '../testing/test-catalogue.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => makeDatasetUrn('mysql', name)) as [
  string,
  string,
  string,
  string,
];
let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await createTestCatalogue();
});

/** Runs the pipeline until it makes no further changes. */
async function settle(config: object = {}): Promise<void> {
  for (let rounds = 0; rounds < 20; rounds++) {
    const { statistics, warnings } = await catalogue.run(`
name: passing on
source: { type: log, config: { start: earliest } }
filter: { event_type: [EntityChangeEvent_v1, MetadataChangeLogEvent_v1] }
action: ${JSON.stringify({ type: 'doc_propagation', config })}`);
    if (statistics.events === 0) return;
    expect(warnings).toEqual([]);
  }
  expect.unreachable('it never settles');
}

/** A path with every character that URNs encode. */
const column = 'amount (net, EUR)';

async function table(urn: string): Promise<void> {
  const columns = [
    { name: column, nativeType: 'int', type: 'number' } as const,
    { name: 'tax', nativeType: 'int', type: 'number' } as const,
  ];
  await catalogue.client.aspects.write(urn, {
    schemaMetadata: makeSchemaMetadataAspect({ schemaName: 'x', platform: 'mysql', columns }),
  });
}

/** Makes the column of a table from those of others. */
async function lineage(from: readonly (readonly [string, string])[], to: string): Promise<void> {
  await catalogue.client.emit(lineageProposal([...new Set(from.map(([dataset]) => dataset))], to));
  await catalogue.client.emit(
    columnLineageProposal(
      [{ from: from.map(([dataset, name]) => ({ dataset, column: name })), to: column }],
      to,
    ),
  );
}

const path = ['editableSchemaFieldInfo', column, 'description'];
const describeColumn = (urn: string, text: string) =>
  catalogue.client.patch(urn, [addAt('editableSchemaMetadata', path, text)]);
const forgetColumn = (urn: string) => catalogue.client.patch(urn, [removeAt('editableSchemaMetadata', path)]);
const docsOf = async (urn: string) =>
  (await catalogue.client.aspects.get(makeSchemaFieldUrn(urn, column), 'documentation'))?.documentations ??
  [];
const textsOf = async (urn: string) => (await docsOf(urn)).map(({ documentation }) => documentation);

describe('of columns', () => {
  it('goes down hop by hop, says where it is from, follows changes and is removed again', async () => {
    for (const urn of [a, b, c]) await table(urn);
    await lineage([[a, column]], b);
    await lineage([[b, column]], c);
    await describeColumn(a, 'Without tax.');
    await settle();
    expect([await textsOf(a), await textsOf(b), await textsOf(c)]).toEqual([
      [],
      ['Without tax.'],
      ['Without tax.'],
    ]);
    expect((await docsOf(c))[0]?.attribution).toMatchObject({
      source: 'urn:li:dataHubAction:passing on',
      sourceDetail: {
        propagated: 'true',
        origin: makeSchemaFieldUrn(a, column),
        via: makeSchemaFieldUrn(b, column),
        propagation_depth: '2',
        propagation_relationship: 'lineage',
        propagation_direction: 'down',
      },
    });
    await describeColumn(a, 'Net.');
    await settle();
    expect([await textsOf(b), await textsOf(c)]).toEqual([['Net.'], ['Net.']]);
    await forgetColumn(a);
    await settle();
    expect([await textsOf(b), await textsOf(c)]).toEqual([[], []]);
  });

  it('leaves out columns that are made from several', async () => {
    for (const urn of [a, b]) await table(urn);
    await lineage(
      [
        [a, column],
        [a, 'tax'],
      ],
      b,
    );
    await describeColumn(a, 'Without tax.');
    await settle();
    expect(await textsOf(b)).toEqual([]);
  });

  it('goes up to a single source, and not down again from there', async () => {
    for (const urn of [a, b, c]) await table(urn);
    await lineage([[a, column]], b);
    await lineage([[a, column]], c);
    await describeColumn(b, 'Net.');
    await settle();
    expect([await textsOf(a), await textsOf(b), await textsOf(c)]).toEqual([['Net.'], [], []]);
  });

  it('goes to the one sibling that has the column', async () => {
    for (const urn of [a, b]) await table(urn);
    await catalogue.client.aspects.write(a, { siblings: { siblings: [b], primary: true } });
    await catalogue.client.aspects.write(c, { siblings: { siblings: [d], primary: true } });
    await describeColumn(a, 'Net.');
    await describeColumn(c, 'No such column there.');
    await settle();
    expect([await textsOf(b), await textsOf(d)]).toEqual([['Net.'], []]);
  });

  it('leaves what somebody wrote, and passes that on instead', async () => {
    for (const urn of [a, b, c]) await table(urn);
    await lineage([[a, column]], b);
    await lineage([[b, column]], c);
    await describeColumn(a, 'Net.');
    await settle();
    await describeColumn(b, 'In euros.');
    await settle({ column_propagation_relationships: ['downstream'] });
    expect([await textsOf(b), await textsOf(c)]).toEqual([['Net.'], ['In euros.']]);
    await forgetColumn(b);
    await settle({ column_propagation_relationships: ['downstream'] });
    expect(await textsOf(c)).toEqual(['Net.']);
  });

  it('ends in a circle and at the depth', async () => {
    for (const urn of [a, b, c, d]) await table(urn);
    await lineage([[c, column]], a);
    await lineage([[a, column]], b);
    await lineage([[b, column]], c);
    await lineage([[c, column]], d);
    await describeColumn(a, 'Net.');
    await settle({ max_propagation_depth: 2, column_propagation_relationships: ['downstream'] });
    expect([await textsOf(a), await textsOf(b), await textsOf(c), await textsOf(d)]).toEqual([
      [],
      ['Net.'],
      ['Net.'],
      [],
    ]);
    await forgetColumn(a);
    await settle({ max_propagation_depth: 2, column_propagation_relationships: ['downstream'] });
    expect([await textsOf(a), await textsOf(b), await textsOf(c)]).toEqual([[], [], []]);
  });
});

it('passes on the documentation of datasets when that is enabled', async () => {
  const datasetDocs = async () => (await catalogue.client.aspects.get(b, 'documentation'))?.documentations;
  await catalogue.client.emit(lineageProposal([a], b));
  await catalogue.client.patch(a, [setDescription('Every order.')]);
  await settle();
  expect(await datasetDocs()).toBeUndefined();
  await catalogue.client.patch(a, [setDescription('All orders.')]);
  await settle({ datasets_enabled: true, columns_enabled: false });
  expect(await datasetDocs()).toMatchObject([{ documentation: 'All orders.' }]);
});
