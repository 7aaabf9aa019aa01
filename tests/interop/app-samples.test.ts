import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleProposals, sampleUrns } from '@colophon/sample';
import { RestEmitter } from '@colophon/sdk/emitters';
import { GraphClient } from '@colophon/sdk/graph';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browseQuery } from '../../apps/web/gen/browse/browse.ts';
import {
  addTagMutation,
  patchAspectMutation,
  setRemovedMutation,
  updateDeprecationMutation,
  updateDescriptionMutation,
} from '../../apps/web/gen/edit/edit.ts';
import { columnsQuery } from '../../apps/web/gen/entity/columns/columns.ts';
import { entityHeadQuery } from '../../apps/web/gen/entity/entity.ts';
import { historyQuery, namesQuery } from '../../apps/web/gen/entity/history/history.ts';
import { searchQuery } from '../../apps/web/gen/search/search.ts';
import { policiesQuery } from '../../apps/web/gen/settings/policies/policies.ts';
import { createViewMutation } from '../../apps/web/gen/settings/views/views.ts';
import { pythonLiteral } from '../../apps/web/src/api/python-literal.ts';
import { samplesOf } from '../../apps/web/src/api/samples.ts';
import type { Operation } from '../../apps/web/src/data/operation.ts';
import type { SentRequest } from '../../apps/web/src/data/sent-requests.ts';
import { type Served, serve } from '../support/serve.ts';
import { root } from './folders.ts';
import { runTool } from './python.ts';

const dataset = sampleUrns().find((urn) => urn.startsWith('urn:li:dataset:')) ?? '';
/** Whatever a text of somebody may have in it. */
const hostile =
  'It\'s "quoted", \'\'\'three times\'\'\' and """more""", with \\n, \\ and a last backslash \\\n\tä ß 漢字 🦊 \u2028 \u0000 {x} %(y)s $y';
/** The same, without the one character that the server removes. */
const typed = hostile.replaceAll('\u0000', '');

let server: Served;
let graph: GraphClient;
let home: string;
beforeAll(async () => {
  [server, home] = await Promise.all([serve(), mkdtemp(join(tmpdir(), 'colophon-interop-'))]);
  const emitter = new RestEmitter({ server: server.address });
  await emitter.emitMany([...sampleProposals({ now: Date.now(), days: 1 })]);
  await emitter.close();
  graph = new GraphClient({ server: server.address });
});
afterAll(async () => {
  await graph?.close();
  await server?.stop();
  await rm(home, { recursive: true, force: true });
});

const sent = <Data, Variables>(
  { name, text }: Operation<Data, Variables>,
  variables: Variables,
): SentRequest => ({ operation: { name, text }, variables });

/** Runs a program with the project's own package, and returns the JSON that it prints. */
async function run(program: string): Promise<unknown> {
  const env = { PYTHONPATH: join(root, 'python/src') };
  const { code, stdout, stderr } = await runTool('python', ['-'], { home, env, input: program });
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return JSON.parse(stdout);
}

const shown = (request: SentRequest): string =>
  samplesOf(request, { server: server.address, hasSignIn: false }).python ?? '';

const views: readonly (readonly [string, SentRequest])[] = [
  [
    'a search with filters in filters',
    sent(searchQuery, {
      input: {
        query: `orders OR "it's"`,
        orFilters: [
          { and: [{ field: 'platform', values: ['urn:li:dataPlatform:postgres'], negated: true }] },
          { and: [] },
        ],
        start: 0,
        count: 5,
        types: null,
        searchFlags: { getSuggestions: true, skipHighlighting: false },
      },
    }),
  ],
  ['browsing, without variables', sent(browseQuery, {})],
  ['the head of an entity', sent(entityHeadQuery, { urn: dataset })],
  ['its columns', sent(columnsQuery, { urn: dataset })],
  ['its history', sent(historyQuery, { urn: dataset })],
  ['names of what does not exist', sent(namesQuery, { urns: [`urn:li:tag:it's "new" 🦊`, dataset] })],
  ['no names', sent(namesQuery, { urns: [] })],
  ['policies', sent(policiesQuery, { input: { start: 0, count: 3, query: hostile } })],
];

describe("the application's samples in Python", () => {
  it.concurrent.each(views)('answer as GraphQL does: %s', async (_, request) => {
    if ('path' in request) throw new Error('expected an operation');
    const expected = await graph.graphql(
      request.operation.text,
      request.variables as Readonly<Record<string, unknown>>,
    );
    expect(Object.keys(expected).length).toBeGreaterThan(0);
    expect(await run(shown(request))).toEqual(expected);
  });

  it('read everything that is stored of an entity', async () => {
    const path = `/openapi/v3/entity/dataset/${encodeURIComponent(dataset)}`;
    const answer = (await run(shown({ path }))) as {
      readonly aspects: Readonly<Record<string, { readonly value: unknown }>>;
    };
    const values = Object.entries(answer.aspects).map(([name, { value }]) => [name, value]);
    const stored = (await (await fetch(server.address + path)).json()) as Record<string, { value?: unknown }>;
    const expected = Object.entries(stored).flatMap(([name, { value }]) => (value ? [[name, value]] : []));
    expect(Object.fromEntries(values)).toEqual(Object.fromEntries(expected));
  });

  it('carry out edits, whose values are stored as they were typed', async () => {
    const read = async (name: string) => (await graph.getAspects(dataset))?.[name];
    const described = await run(
      shown(sent(updateDescriptionMutation, { input: { resourceUrn: dataset, description: typed } })),
    );
    expect(described).toEqual({ updateDescription: true });
    expect(await read('editableDatasetProperties')).toMatchObject({ description: typed });

    const deprecation = { urn: dataset, deprecated: true, note: 'Ça "va"', decommissionTime: null };
    await run(shown(sent(updateDeprecationMutation, { input: deprecation })));
    expect(await read('deprecation')).toMatchObject({ deprecated: true, note: 'Ça "va"' });
    await run(shown(sent(updateDeprecationMutation, { input: { ...deprecation, deprecated: false } })));
    expect(await read('deprecation')).toMatchObject({ deprecated: false });

    const [tag] = sampleUrns().filter((urn) => urn.startsWith('urn:li:tag:'));
    await run(shown(sent(addTagMutation, { input: { tagUrn: tag ?? '', resourceUrn: dataset } })));
    expect(await read('globalTags')).toMatchObject({
      tags: expect.arrayContaining([expect.objectContaining({ tag })]),
    });
    await run(shown(sent(setRemovedMutation, { input: { urns: [dataset], deleted: true } })));
    expect(await read('status')).toEqual({ removed: true });
    await run(shown(sent(setRemovedMutation, { input: { urns: [dataset], deleted: false } })));
    expect(await read('status')).toEqual({ removed: false });
  });

  it('carry out edits with lists in lists, and with JSON in a text', async () => {
    const definition = {
      entityTypes: ['DATASET', 'DASHBOARD'],
      filter: {
        operator: 'AND',
        filters: [{ field: 'tags', condition: 'EQUAL', values: ['a "b"', "it's"], negated: true }],
      },
    } as const;
    const view = { viewType: 'PERSONAL', name: typed, description: null, definition } as const;
    const { createView } = (await run(shown(sent(createViewMutation, { input: view })))) as {
      readonly createView: { readonly urn: string };
    };
    const stored = await graph.getAspects(createView.urn);
    expect(stored?.dataHubViewInfo).toMatchObject({
      name: typed,
      definition: {
        entityTypes: ['dataset', 'dashboard'],
        filter: { or: [{ and: [{ field: 'tags', values: ['a "b"', "it's"], negated: true }] }] },
      },
    });

    const value = JSON.stringify({ note: typed });
    const input = {
      urn: dataset,
      aspectName: 'datasetProperties',
      patch: [{ op: 'ADD', path: '/customProperties/hostile', value: JSON.stringify(value) }],
    } as const;
    const answer = await run(shown(sent(patchAspectMutation, { input })));
    expect(answer).toMatchObject({ patchEntity: { success: true } });
    expect((await graph.getAspects(dataset))?.datasetProperties).toMatchObject({
      customProperties: { hostile: value },
    });
  });
});

it('every value of JSON is the same one in Python', async () => {
  const values = [
    null,
    true,
    false,
    [0, -1, 1.5, 1e21, -0.000_001, 2 ** 53, 12_345_678_901_234],
    ['', "'", '"', '\\', '\\"', hostile, '\ud800', '\u007f\u0085\u00a0\ufeff'],
    [],
    {},
    [[], [[]], [{}], [[1, [null, [true, 'a']]]]],
    { '': {}, [hostile]: { None: 'None', True: [true], nested: { list: [{ a: [] }] } } },
  ];
  const program = `import json\nprint(json.dumps(${pythonLiteral(values)}))`;
  expect(await run(program)).toEqual(values);
});
