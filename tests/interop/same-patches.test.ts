import { RestEmitter } from '@colophon/sdk/emitters';
import { GraphClient } from '@colophon/sdk/graph';
import {
  addColumnLineage,
  addFieldTag,
  addFieldTerm,
  addInput,
  addOutput,
  addOwner,
  addTag,
  addTerm,
  addUpstream,
  type PatchStep,
  patchProposals,
  removeColumnLineage,
  removeCustomProperty,
  removeFieldTag,
  removeFieldTerm,
  removeInput,
  removeOutput,
  removeOwner,
  removeStructuredProperty,
  removeTag,
  removeTerm,
  removeUpstream,
  setCustomProperty,
  setDescription,
  setStructuredProperty,
} from '@colophon/sdk/patch';
import { makeDataJobUrn, makeDatasetUrn } from '@colophon/sdk/urns';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Served, serve } from '../support/serve.ts';
import { runScript } from './python.ts';

const upstream = makeDatasetUrn('mysql', 'shop.raw/orders~1');
const [tag, term, ada] = [
  'urn:li:tag:hot/very',
  'urn:li:glossaryTerm:Finance.Revenue',
  'urn:li:corpuser:ada',
];
const [column, property] = ['address.city', 'urn:li:structuredProperty:days'];

let served: Served;
let emitter: RestEmitter;
let graph: GraphClient;
beforeAll(async () => {
  served = await serve();
  emitter = new RestEmitter({ server: served.address });
  graph = new GraphClient({ server: served.address });
  await emitter.emit({
    entityUrn: property,
    aspectName: 'propertyDefinition',
    aspect: {
      qualifiedName: 'days',
      valueType: 'urn:li:dataType:datahub.number',
      entityTypes: ['urn:li:entityType:datahub.dataset'],
    },
  });
});
afterAll(() => served?.stop());

type Action = 'add' | 'remove';

/** The patches of `same_patches.py`, by the SDK. */
async function bySdk(action: Action, name: string): Promise<void> {
  const dataset = makeDatasetUrn('mysql', name);
  const pair = {
    from: { dataset: upstream, column: 'amount' },
    to: { dataset, column: 'total' },
    transformOperation: 'SUM',
    confidenceScore: 0.5,
  };
  const steps: Record<Action, readonly PatchStep[]> = {
    add: [
      addTag(tag),
      addTerm(term),
      addOwner(ada, { type: 'DATA_STEWARD' }),
      setCustomProperty('a/b', '1'),
      addUpstream(upstream, 'COPY'),
      addColumnLineage(pair),
      addFieldTag(column, tag),
      addFieldTerm(column, term),
      setStructuredProperty(property, 30),
      setDescription('Orders.'),
    ],
    remove: [
      removeTag(tag),
      removeTerm(term),
      removeOwner(ada),
      removeCustomProperty('a/b'),
      removeUpstream(upstream),
      removeColumnLineage(pair),
      removeFieldTag(column, tag),
      removeFieldTerm(column, term),
      removeStructuredProperty(property),
    ],
  };
  const ofJob = {
    add: [addInput(upstream), addOutput(dataset)],
    remove: [removeInput(upstream), removeOutput(dataset)],
  };
  const job = makeDataJobUrn('airflow', 'nightly', name);
  await emitter.emitMany([...patchProposals(dataset, steps[action]), ...patchProposals(job, ofJob[action])]);
}

const byPython = (action: Action, name: string) =>
  runScript('same_patches.py', [served.address, action, name], { home: served.home });

/** What is known of the dataset and the job, without what differs by their names and the time. */
async function known(name: string): Promise<unknown> {
  const urns = [makeDatasetUrn('mysql', name), makeDataJobUrn('airflow', 'nightly', name)];
  const aspects = await Promise.all(urns.map((urn) => graph.getAspects(urn)));
  return JSON.parse(JSON.stringify(aspects).replaceAll(name, 'NAME'), (member, value) => {
    // The Python client writes out the default of an upstream's stamp, which says that none is known.
    if (member === 'auditStamp' && value.time === 0) return undefined;
    return member === 'auditStamp' ? { ...value, time: 'now' } : value;
  });
}

it('has the same result as the Python client’s builders', async () => {
  await Promise.all([bySdk('add', 'by_sdk'), byPython('add', 'by_python')]);
  const [dataset] = (await known('by_sdk')) as [Record<string, unknown>];
  expect(Object.keys(dataset)).toEqual(
    expect.arrayContaining([
      'globalTags',
      'glossaryTerms',
      'ownership',
      'structuredProperties',
      'upstreamLineage',
    ]),
  );
  expect(await known('by_sdk')).toEqual(await known('by_python'));
});

it('removes what the Python client added, and vice versa', async () => {
  await Promise.all([bySdk('remove', 'by_python'), byPython('remove', 'by_sdk')]);
  const [dataset] = (await known('by_sdk')) as [Record<string, unknown>];
  expect(dataset).toMatchObject({ globalTags: { tags: [] }, ownership: { owners: [] } });
  expect(await known('by_sdk')).toEqual(await known('by_python'));
});
