import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localUser } from '@colophon/catalogue';
import { afterAll, describe, expect, it } from 'vitest';
import { serve } from '../support/serve.ts';
import type { ClientRun } from './clients/clients.ts';
import { expectTable } from './clients/table.ts';
import { javaClientVersion, runJava } from './java-environment.ts';
import { parseLines } from './python.ts';
import { envelopes } from './read-catalogue.ts';

/** One thing that the client sent. */
interface Sent {
  readonly kind: 'connection' | 'proposal' | 'patch' | 'openapi' | 'file';
  readonly urn: string;
  /** The aspect, or the builder. */
  readonly name: string;
  readonly success: boolean;
  readonly answer: string;
  /** The aspect as the client's own classes print it. */
  readonly sent?: string;
}

// The client runs while the tests are gathered, since they are named after what it did.
const served = await serve();
const other = await serve();
afterAll(() => Promise.all([served.stop(), other.stop()]));

const file = join(served.home, 'emitted.json');
const sent = parseLines<Sent>(await runJava('Main', [served.address, file], served.home));
const of = (kind: Sent['kind']) => sent.filter((item) => item.kind === kind);

const dataset = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
const column = (name: string, of: string) => `urn:li:schemaField:(${dataset(of)},${name})`;
const flow = 'urn:li:dataFlow:(airflow,patched,PROD)';
const job = `urn:li:dataJob:(${flow},load)`;
const property = 'urn:li:structuredProperty:retention';
const third = dataset('third/with slash~');
const ana = (time: number) => ({ time, actor: 'urn:li:corpuser:ana' });
/** An edge that the client stamps itself. */
const edge = (destinationUrn: string) => expect.objectContaining({ destinationUrn });

/** What the server derives from a value and stores beside it, as DataHub does. */
const derived: Readonly<Record<string, object>> = {
  ownership: { ownerTypes: { 'urn:li:ownershipType:__system__technical_owner': ['urn:li:corpuser:ana'] } },
  domains: { domainAssociations: [{ domain: 'urn:li:domain:sales' }] },
};

/** What every builder's patches leave in the catalogue. */
const patched: readonly (readonly [builder: string, urn: string, aspect: string, value: object])[] = [
  [
    'structuredPropertyDefinition',
    property,
    'propertyDefinition',
    {
      qualifiedName: 'retention',
      displayName: 'Retention',
      valueType: 'urn:li:dataType:datahub.string',
      cardinality: 'MULTIPLE',
      entityTypes: ['urn:li:entityType:datahub.dataset', 'urn:li:entityType:datahub.chart'],
      allowedValues: [
        { value: { string: '30 days' }, description: 'About 30 days' },
        { value: { string: '90 days' }, description: 'About 90 days' },
      ],
      description: 'How long — Größe',
      immutable: false,
      typeQualifier: { allowedTypes: [] },
      created: ana(1),
      lastModified: ana(2),
    },
  ],
  [
    'datasetProperties',
    dataset('patched'),
    'datasetProperties',
    {
      name: 'patched',
      qualifiedName: 'shop.patched',
      externalUrl: 'https://example.org/a',
      uri: 's3://a',
      customProperties: { team: 'shop', tier: '1' },
    },
  ],
  [
    'datasetProperties, all custom properties',
    dataset('other'),
    'datasetProperties',
    { customProperties: { only: 'this' } },
  ],
  [
    'ownership',
    dataset('patched'),
    'ownership',
    { owners: [expect.objectContaining({ owner: 'urn:li:corpuser:ana', type: 'TECHNICAL_OWNER' })] },
  ],
  [
    'globalTags',
    dataset('patched'),
    'globalTags',
    { tags: [{ tag: 'urn:li:tag:pii', context: 'by hand' }, { tag: 'urn:li:tag:late' }] },
  ],
  [
    'glossaryTerms',
    dataset('patched'),
    'glossaryTerms',
    { terms: [{ urn: 'urn:li:glossaryTerm:shop.Order', context: 'by hand' }] },
  ],
  [
    'upstreamLineage',
    dataset('patched'),
    'upstreamLineage',
    {
      upstreams: [expect.objectContaining({ dataset: dataset('other'), type: 'TRANSFORMED' })],
      fineGrainedLineages: [
        {
          transformOperation: 'IDENTITY',
          upstreamType: 'FIELD_SET',
          upstreams: [column('id', 'other')],
          downstreamType: 'FIELD',
          downstreams: [column('id', 'patched')],
          confidenceScore: 0.5,
        },
      ],
    },
  ],
  [
    'editableSchemaMetadata',
    dataset('patched'),
    'editableSchemaMetadata',
    {
      editableSchemaFieldInfo: [
        {
          fieldPath: 'id',
          globalTags: { tags: [{ tag: 'urn:li:tag:pii' }] },
          glossaryTerms: expect.objectContaining({ terms: [{ urn: 'urn:li:glossaryTerm:shop.Id' }] }),
        },
      ],
    },
  ],
  [
    'structuredProperties',
    dataset('patched'),
    'structuredProperties',
    { properties: [{ propertyUrn: property, values: [{ string: '30 days' }, { string: '90 days' }] }] },
  ],
  [
    'dataFlowInfo',
    flow,
    'dataFlowInfo',
    { name: 'renamed', customProperties: { b: '2' }, created: ana(1), lastModified: ana(2) },
  ],
  [
    'dataJobInfo',
    job,
    'dataJobInfo',
    {
      name: 'load',
      type: { string: 'BATCH_SCHEDULED' },
      flowUrn: flow,
      customProperties: { b: '2' },
      created: ana(1),
      lastModified: ana(2),
    },
  ],
  [
    'dataJobInputOutput',
    job,
    'dataJobInputOutput',
    {
      inputDatajobEdges: [edge(`urn:li:dataJob:(${flow},extract)`)],
      inputDatasetEdges: [
        edge(dataset('patched')),
        { destinationUrn: dataset('other'), created: ana(1), lastModified: ana(2) },
      ],
      outputDatasetEdges: [edge(third)],
      inputDatasetFields: [column('id', 'patched')],
      outputDatasetFields: [`urn:li:schemaField:(${third},id)`],
    },
  ],
  ['chartInfo', 'urn:li:chart:(looker,patched)', 'chartInfo', { inputEdges: [edge(dataset('patched'))] }],
  [
    'dashboardInfo',
    'urn:li:dashboard:(looker,patched)',
    'dashboardInfo',
    {
      chartEdges: [edge('urn:li:chart:(looker,patched)')],
      datasetEdges: [{ destinationUrn: dataset('other'), created: ana(1), lastModified: ana(2) }],
    },
  ],
  [
    'formInfo',
    'urn:li:form:patched',
    'formInfo',
    {
      name: 'A form',
      description: 'What for',
      type: 'VERIFICATION',
      prompts: [
        {
          id: 'three',
          title: 'Title of three',
          type: 'STRUCTURED_PROPERTY',
          structuredPropertyParams: { urn: property },
          required: true,
        },
      ],
      actors: { owners: true, users: ['urn:li:corpuser:ana'], groups: [] },
    },
  ],
];

async function valuesOf(address: string, urn: string): Promise<Record<string, unknown>> {
  const aspects = Object.entries(await envelopes(address, urn));
  return Object.fromEntries(aspects.map(([name, { value }]) => [name, value]));
}

async function latestProfile(address: string, urn: string): Promise<unknown> {
  const response = await fetch(`${address}/aspects?action=getTimeseriesAspectValues`, {
    method: 'POST',
    body: JSON.stringify({ urn, entity: 'dataset', aspect: 'datasetProfile', limit: 1 }),
    headers: { 'Content-Type': 'application/json' },
  });
  const { value } = (await response.json()) as { value: { values: { aspect: { value: string } }[] } };
  return JSON.parse(value.values[0]?.aspect.value ?? 'null');
}

describe(`the Java client ${await javaClientVersion()}`, () => {
  it('finds the server', () => {
    expect(of('connection')).toMatchObject([{ success: true }]);
  });

  it('receives a success for every write', () => {
    expect(sent.filter(({ success }) => !success).map(({ name, answer }) => [name, answer])).toEqual([]);
  });

  it.each(of('proposal').map((item): [string, Sent] => [item.name, item]))(
    'writes a proposal that reads back the same: %s',
    async (name, { urn, sent: text = 'null' }) => {
      const read =
        name === 'datasetProfile'
          ? await latestProfile(served.address, urn)
          : (await valuesOf(served.address, urn))[name];
      expect(read).toEqual({ ...JSON.parse(text), ...derived[name] });
    },
  );

  it('has a case for every builder of patches', () => {
    expect([...new Set(of('patch').map(({ name }) => name))]).toEqual(patched.map(([builder]) => builder));
  });

  it.each(patched)('patches missing and existing aspects: %s', async (_, urn, aspect, value) => {
    const read = (await valuesOf(served.address, urn))[aspect];
    expect(read).toMatchObject(value);
    // `toMatchObject` passes over what is there besides: the second patch took these away.
    for (const gone of ['description', 'project'])
      if (!(gone in value)) expect(read).not.toHaveProperty(gone, expect.stringMatching(/./));
  });

  it('has run what the documentation says', async () => {
    const subjects = {
      proposal: 'Proposals',
      patch: 'Patch builders',
      openapi: 'OpenAPI',
      file: 'File emitter',
    };
    const runs = sent.flatMap(({ kind, name, success, answer }): ClientRun[] =>
      kind === 'connection'
        ? []
        : [
            {
              subject: subjects[kind],
              action: `\`${name}\``,
              ...(success ? { outcome: 'works' } : { outcome: 'fails', problem: answer }),
            },
          ],
    );
    const once = new Map(runs.map((run) => [`${run.subject} ${run.action} ${run.outcome}`, run]));
    await expectTable('java-client', [...once.values()]);
  });

  it('writes by the first version of the OpenAPI interface', async () => {
    const urn = of('openapi')[0]?.urn ?? '';
    expect(await valuesOf(served.address, urn)).toMatchObject({
      datasetProperties: { description: 'Größe — 🛒' },
      status: { removed: true },
    });
  });

  it('writes a file whose proposals have the same result as those it sent', async () => {
    const proposals = JSON.parse(await readFile(file, 'utf8')) as unknown[];
    expect(proposals).toHaveLength(of('file').length);
    const response = await fetch(`${other.address}/aspects?action=ingestProposalBatch`, {
      method: 'POST',
      body: JSON.stringify({ proposals }),
      headers: { 'Content-Type': 'application/json' },
    });
    expect([response.status, await response.text()]).toEqual([200, '{"value":"success"}']);
    for (const urn of new Set(of('file').map((item) => item.urn)))
      expect(withoutOwnStamps(await valuesOf(other.address, urn))).toEqual(
        withoutOwnStamps(await valuesOf(served.address, urn)),
      );
  });
});

/** The value without the times that the server put in where the client gave none. */
const withoutOwnStamps = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, member: unknown) =>
    typeof member === 'object' && member !== null && 'actor' in member && member.actor === localUser.urn
      ? { actor: member.actor }
      : member,
  );
