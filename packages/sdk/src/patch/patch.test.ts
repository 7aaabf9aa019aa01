import { beforeEach, describe, expect, it } from 'vitest';
import {
  addAt,
  addColumnLineage,
  addDomain,
  addFieldTag,
  addFieldTerm,
  addInput,
  addOutput,
  addOwner,
  addTag,
  addTerm,
  addUpstream,
  GraphClient,
  makeDataJobUrn,
  makeDatasetUrn,
  makeDomainUrn,
  makeGroupUrn,
  makeSchemaFieldUrn,
  makeStructuredPropertyUrn,
  makeTagUrn,
  makeTermUrn,
  makeUserUrn,
  type PatchStep,
  patchProposals,
  RestEmitter,
  removeAt,
  removeColumnLineage,
  removeCustomProperty,
  removeDomain,
  removeFieldTag,
  removeFieldTerm,
  removeInput,
  removeOutput,
  removeOwner,
  removeStructuredProperty,
  removeTag,
  removeTerm,
  removeUpstream,
  setCustomProperties,
  setCustomProperty,
  setDescription,
  setFieldDescription,
  setOwners,
  setStructuredProperty,
  type VersionedAspectName,
} from '../testing/public-api.ts';
import { startCatalogue } from '../testing/servers.ts';

const orders = makeDatasetUrn('mysql', 'shop.orders');
const sales = makeDatasetUrn('mysql', 'shop.sales');
const job = makeDataJobUrn('airflow', 'nightly', 'load');
const [ana, team] = [makeUserUrn('ana'), makeGroupUrn('team')];

let emitter: RestEmitter;
let graph: GraphClient;
beforeEach(async () => {
  const { address } = await startCatalogue();
  emitter = new RestEmitter({ server: address });
  graph = new GraphClient({ server: address });
});

/** What an aspect is after steps, one emit each. */
async function after(urn: string, aspect: VersionedAspectName, ...steps: PatchStep[]) {
  for (const step of steps) await emitter.emitMany(patchProposals(urn, [step]));
  return graph.getAspect(urn, aspect);
}

describe('patches', () => {
  it('change tags and terms, and keep those of others', async () => {
    const [a, b] = [makeTagUrn('a'), makeTagUrn('b')];
    const attribution = { source: 'urn:li:dataPlatform:mysql', actor: ana, time: 5 };
    expect(await after(orders, 'globalTags', addTag('a'), addTag('b', { attribution }), addTag(a))).toEqual({
      tags: [{ tag: a }, { tag: b, attribution }],
    });
    expect(await after(orders, 'globalTags', removeTag('b'))).toEqual({ tags: [{ tag: a }] });
    const terms = await after(
      orders,
      'glossaryTerms',
      addTerm('Revenue'),
      addTerm('Cost'),
      removeTerm('Cost'),
    );
    expect(terms).toMatchObject({ terms: [{ urn: makeTermUrn('Revenue') }] });
    const domains = await after(orders, 'domains', addDomain('m'), addDomain('n'), removeDomain('n'));
    const domain = makeDomainUrn('m');
    expect(domains).toEqual({ domains: [domain], domainAssociations: [{ domain }] });
  });

  it('change tags, terms and descriptions of columns', async () => {
    const path = 'address/city~1';
    const steps = [addFieldTag(path, 'pii'), addFieldTag(path, 'b'), addFieldTerm(path, 'City')];
    const aspect = await after(
      orders,
      'editableSchemaMetadata',
      ...steps,
      setFieldDescription(path, 'Where.'),
    );
    expect(aspect).toMatchObject({
      editableSchemaFieldInfo: [
        {
          fieldPath: path,
          description: 'Where.',
          globalTags: { tags: [{ tag: makeTagUrn('pii') }, { tag: makeTagUrn('b') }] },
          glossaryTerms: { terms: [{ urn: makeTermUrn('City') }] },
        },
      ],
    });
    const removed = await after(
      orders,
      'editableSchemaMetadata',
      removeFieldTag(path, 'b'),
      removeFieldTerm(path, 'City'),
    );
    expect(removed).toMatchObject({
      editableSchemaFieldInfo: [
        { globalTags: { tags: [{ tag: makeTagUrn('pii') }] }, glossaryTerms: { terms: [] } },
      ],
    });
  });

  it('change owners by person and by kind', async () => {
    const owners = await after(
      orders,
      'ownership',
      addOwner(ana),
      addOwner(ana, { type: 'DATA_STEWARD' }),
      addOwner(team),
      removeOwner(ana, 'DATAOWNER'),
    );
    expect(owners).toMatchObject({
      owners: [
        { owner: ana, type: 'DATA_STEWARD' },
        { owner: team, type: 'DATAOWNER' },
      ],
    });
    expect(await after(orders, 'ownership', addOwner(ana), removeOwner(ana))).toMatchObject({
      owners: [{ owner: team }],
    });
    expect(await after(orders, 'ownership', setOwners([{ owner: ana, type: 'DEVELOPER' }]))).toMatchObject({
      owners: [{ owner: ana, type: 'DEVELOPER' }],
    });
  });

  it('change properties if the entity type has them', async () => {
    expect(
      await after(
        orders,
        'datasetProperties',
        setCustomProperties({ a: '1', b: '2' }),
        setCustomProperty('c/d', '3'),
      ),
    ).toMatchObject({ customProperties: { a: '1', b: '2', 'c/d': '3' } });
    expect(await after(orders, 'datasetProperties', removeCustomProperty('a'))).toMatchObject({
      customProperties: { b: '2', 'c/d': '3' },
    });
    await emitter.emit({
      entityUrn: job,
      aspectName: 'dataJobInfo',
      aspect: { name: 'load', type: { string: 'COMMAND' } },
    });
    expect(
      await after(job, 'dataJobInfo', setCustomProperty('a', '1'), addAt('dataJobInfo', ['name'], 'x')),
    ).toMatchObject({ name: 'x', customProperties: { a: '1' } });
    expect(await after(orders, 'editableDatasetProperties', setDescription('All orders.'))).toMatchObject({
      description: 'All orders.',
    });
    expect(
      await after(orders, 'datasetProperties', removeAt('datasetProperties', ['customProperties', 'b'])),
    ).toMatchObject({
      customProperties: { 'c/d': '3' },
    });
    expect(() => patchProposals(makeTagUrn('a'), [setCustomProperty('a', '1')])).toThrow(
      /^customProperties: expected an entity of type dataset, .*, got tag$/,
    );
  });

  it('change structured properties', async () => {
    const [days, zone] = ['days', 'zone'].map(makeStructuredPropertyUrn) as [string, string];
    for (const [urn, valueType] of [
      [days, 'urn:li:dataType:datahub.number'],
      [zone, 'urn:li:dataType:datahub.string'],
    ] as const)
      await emitter.emit({
        entityUrn: urn,
        aspectName: 'propertyDefinition',
        aspect: { qualifiedName: urn, valueType, entityTypes: ['urn:li:entityType:datahub.dataset'] },
      });
    const value = await after(
      orders,
      'structuredProperties',
      setStructuredProperty('days', 30),
      setStructuredProperty('zone', ['a']),
      removeStructuredProperty('zone'),
    );
    expect(value).toMatchObject({ properties: [{ propertyUrn: days, values: [{ double: 30 }] }] });
  });

  it('change the lineage of datasets and of their columns', async () => {
    const pair = { from: { dataset: orders, column: 'amount' }, to: { dataset: sales, column: 'total' } };
    const other = { ...pair, from: { dataset: orders, column: 'tax' }, transformOperation: 'SUM' };
    const steps = [addUpstream(orders, 'COPY'), addUpstream(sales), removeUpstream(sales)];
    expect(
      await after(sales, 'upstreamLineage', ...steps, addColumnLineage(pair), addColumnLineage(other)),
    ).toMatchObject({
      upstreams: [{ dataset: orders, type: 'COPY' }],
      fineGrainedLineages: [
        {
          upstreams: [makeSchemaFieldUrn(orders, 'amount')],
          downstreams: [makeSchemaFieldUrn(sales, 'total')],
        },
        { transformOperation: 'SUM', upstreams: [makeSchemaFieldUrn(orders, 'tax')] },
      ],
    });
    expect(await after(sales, 'upstreamLineage', removeColumnLineage(other))).toMatchObject({
      fineGrainedLineages: [{ upstreams: [makeSchemaFieldUrn(orders, 'amount')] }],
    });
  });

  it('change what a job reads and writes', async () => {
    const before = makeDataJobUrn('airflow', 'nightly', 'extract');
    expect(
      await after(job, 'dataJobInputOutput', addInput(orders), addInput(before), addOutput(sales)),
    ).toMatchObject({
      inputDatasetEdges: [{ destinationUrn: orders }],
      inputDatajobEdges: [{ destinationUrn: before }],
      outputDatasetEdges: [{ destinationUrn: sales }],
    });
    expect(await after(job, 'dataJobInputOutput', removeInput(orders), removeOutput(sales))).toMatchObject({
      inputDatasetEdges: [],
      inputDatajobEdges: [{}],
      outputDatasetEdges: [],
    });
    expect(() => patchProposals(orders, [addInput(sales)])).toThrow(
      'input: expected an entity of type dataJob',
    );
    expect(() => patchProposals(job, [addInput(makeTagUrn('a'))])).toThrow('input: expected');
  });

  it('create one proposal for each aspect, with shared options', async () => {
    const extras = { systemMetadata: { runId: 'r1' } };
    const steps = [addTag('a'), setDescription('x'), removeTag('b')];
    expect(patchProposals(orders, steps, extras)).toEqual([
      {
        entityUrn: orders,
        aspectName: 'globalTags',
        changeType: 'PATCH',
        patch: {
          operations: [
            { op: 'add', path: '/tags/urn:li:tag:a/', value: { tag: 'urn:li:tag:a' } },
            { op: 'remove', path: '/tags/urn:li:tag:b' },
          ],
          arrayPrimaryKeys: { tags: ['tag', 'attribution\u241fsource'] },
        },
        systemMetadata: { runId: 'r1' },
      },
      expect.objectContaining({ aspectName: 'editableDatasetProperties' }),
    ]);
    expect(patchProposals(orders, [])).toEqual([]);
  });
});
