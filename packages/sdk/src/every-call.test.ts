import { describe, expect, it } from 'vitest';
import type { CallOptions } from './http-client.ts';
import {
  type AnyProposal,
  addTag,
  Colophon,
  GraphClient,
  RestEmitter,
  type SdkErrorCode,
} from './testing/public-api.ts';
import { sendJson, startFakeServer } from './testing/servers.ts';

const urn = 'urn:li:tag:a';
const status: AnyProposal = { entityUrn: urn, aspectName: 'status', aspect: { removed: false } };
const first = async (items: AsyncIterable<unknown>): Promise<unknown> => {
  for await (const item of items) return item;
  return undefined;
};

/** Members of the client for daily use that are groups of methods. */
type Groups = Pick<
  Colophon,
  | 'aspects'
  | 'entities'
  | 'search'
  | 'lineage'
  | 'relationships'
  | 'timeline'
  | 'runs'
  | 'changes'
  | 'maintenance'
>;

type Calls<C, Others extends PropertyKey = never> = Readonly<
  Record<
    Exclude<keyof C, 'options' | 'close' | typeof Symbol.asyncDispose | Others>,
    (client: C, options: CallOptions) => Promise<unknown>
  >
>;

/** Each method of the clients once: the compiler asks for those that there are. */
const graphCalls: Calls<GraphClient> = {
  getAspect: (graph, options) => graph.getAspect(urn, 'status', options),
  getAspects: (graph, options) => graph.getAspects(urn, options),
  getStoredAspect: (graph, options) => graph.getStoredAspect(urn, 'status', options),
  getTimeseries: (graph, options) => graph.getTimeseries(urn, 'datasetProfile', options),
  exists: (graph, options) => graph.exists(urn, options),
  countAspects: (graph, options) => graph.countAspects('status', options),
  search: (graph, options) => graph.search(options),
  scroll: (graph, options) => first(graph.scroll(options)),
  getDomainUrnByName: (graph, options) => graph.getDomainUrnByName('a', options),
  getContainerUrns: (graph, options) => first(graph.getContainerUrns(options)),
  relationships: (graph, options) => first(graph.relationships(urn, options)),
  graphql: (graph, options) => graph.graphql('{ __typename }', {}, options),
  lineage: (graph, options) => graph.lineage(urn, options),
  timeline: (graph, options) => graph.timeline(urn, options),
  softDelete: (graph, options) => graph.softDelete(urn, options),
  hardDelete: (graph, options) => graph.hardDelete(urn, options),
  deleteTimeseries: (graph, options) => graph.deleteTimeseries(urn, 'datasetProfile', options),
  deleteReferences: (graph, options) => graph.deleteReferences(urn, options),
  listRuns: (graph, options) => graph.listRuns(options),
  describeRun: (graph, options) => graph.describeRun('r', options),
  rollBackRun: (graph, options) => graph.rollBackRun('r', options),
  restoreIndices: (graph, options) => graph.restoreIndices(options),
  changes: (graph, options) => first(graph.changes(options)),
  consumerPosition: (graph, options) => graph.consumerPosition('c', options),
  moveConsumer: (graph, options) => graph.moveConsumer('c', 1, options),
  forgetConsumer: (graph, options) => graph.forgetConsumer('c', options),
};
const emitterCalls: Calls<RestEmitter> = {
  testConnection: (emitter, options) => emitter.testConnection(options),
  emit: (emitter, options) => emitter.emit(status, options),
  emitMany: (emitter, options) => emitter.emitMany([status], options),
  writeStates: (emitter, options) => emitter.writeStates('t', { [urn]: ['status'] }, options),
};

const dailyCalls: Calls<Colophon, keyof Groups> = {
  patch: (client, options) => client.patch(urn, [addTag('b')], options),
  emit: (client, options) => client.emit(status, options),
  emitMany: (client, options) => client.emitMany([status], options),
};
const groupCalls: { readonly [G in keyof Groups]: Calls<Groups[G]> } = {
  aspects: {
    get: (aspects, options) => aspects.get(urn, 'status', options),
    getAll: (aspects, options) => aspects.getAll(urn, options),
    getStored: (aspects, options) => aspects.getStored(urn, 'status', options),
    write: (aspects, options) => aspects.write(urn, { status: { removed: false } }, options),
    patch: (aspects, options) => aspects.patch(urn, [addTag('b')], options),
    writeStates: (aspects, options) => aspects.writeStates('t', { [urn]: ['status'] }, options),
    delete: (aspects, options) => aspects.delete(urn, 'status', options),
    count: (aspects, options) => aspects.count('status', options),
    timeseries: (aspects, options) => aspects.timeseries(urn, 'datasetProfile', options),
  },
  entities: {
    exists: (entities, options) => entities.exists(urn, options),
    isVisibleTo: (entities, options) => entities.isVisibleTo(urn, 'urn:li:corpuser:a', options),
    get: (entities, options) => first(entities.get([urn], options)),
    softDelete: (entities, options) => entities.softDelete(urn, options),
    restore: (entities, options) => entities.restore(urn, options),
    hardDelete: (entities, options) => entities.hardDelete(urn, options),
    deleteReferences: (entities, options) => entities.deleteReferences(urn, options),
    deleteTimeseries: (entities, options) => entities.deleteTimeseries(urn, 'datasetProfile', options),
    domainByName: (entities, options) => entities.domainByName('a', options),
    containers: (entities, options) => first(entities.containers(options)),
  },
  search: {
    find: (search, options) => search.find('a', options),
    scroll: (search, options) => first(search.scroll('a', options)),
  },
  lineage: {
    upstream: (lineage, options) => lineage.upstream(urn, options),
    downstream: (lineage, options) => lineage.downstream(urn, options),
    scroll: (lineage, options) => first(lineage.scroll(urn, options)),
  },
  relationships: {
    outgoing: (relationships, options) => first(relationships.outgoing(urn, options)),
    incoming: (relationships, options) => first(relationships.incoming(urn, options)),
  },
  timeline: {
    get: (timeline, options) => timeline.get(urn, options),
    versions: (timeline, options) => first(timeline.versions(urn, 'status', options)),
    difference: (timeline, options) => timeline.difference(urn, 'status', options),
  },
  runs: {
    list: (runs, options) => runs.list(options),
    describe: (runs, options) => runs.describe('r', options),
    rollback: (runs, options) => runs.rollback('r', options),
  },
  changes: {
    read: (changes, options) => first(changes.read(options)),
    offsetAt: (changes, options) => changes.offsetAt(undefined, options),
    position: (changes, options) => changes.position('c', options),
    setPosition: (changes, options) => changes.setPosition('c', 1, options),
    delete: (changes, options) => changes.delete('c', options),
  },
  maintenance: {
    restoreIndices: (maintenance, options) => maintenance.restoreIndices(options),
    serverConfig: (maintenance, options) => maintenance.serverConfig(options),
    testConnection: (maintenance, options) => maintenance.testConnection(options),
  },
};

type Call = (server: string, options?: CallOptions) => Promise<unknown>;
const calls = new Map<string, Call>();
for (const [name, call] of Object.entries(graphCalls))
  calls.set(name, (server, options = {}) => call(new GraphClient({ server, maxRetries: 0 }), options));
for (const [name, call] of Object.entries(emitterCalls))
  calls.set(name, (server, options = {}) => call(new RestEmitter({ server, maxRetries: 0 }), options));
for (const [name, call] of Object.entries(dailyCalls))
  calls.set(`client.${name}`, (server, options = {}) =>
    call(new Colophon({ server, maxRetries: 0 }), options),
  );
for (const [group, groupOfCalls] of Object.entries(groupCalls))
  for (const [name, call] of Object.entries<(methods: never, options: CallOptions) => Promise<unknown>>(
    groupOfCalls,
  ))
    calls.set(`client.${group}.${name}`, (server, options = {}) =>
      call(new Colophon({ server, maxRetries: 0 })[group as keyof Groups] as never, options),
    );

/** Calls whose answer is not looked into: that the server took them says all. */
const unread = new Set([
  ...['softDelete', 'moveConsumer', 'forgetConsumer', 'emit', 'emitMany'],
  ...['client.patch', 'client.emit', 'client.emitMany'],
  ...['client.aspects.write', 'client.aspects.patch', 'client.aspects.delete'],
  ...['client.entities.softDelete', 'client.entities.restore'],
  ...['client.changes.setPosition', 'client.changes.delete'],
]);
const isConnectionTest = (name: string): boolean => name.endsWith('testConnection');

describe.each([...calls])('%s', (name, call) => {
  const codeFor = async (answer: string, statusCode = 200): Promise<SdkErrorCode | undefined> => {
    const { address } = await startFakeServer((response) => response.writeHead(statusCode).end(answer));
    return call(address).then(
      () => undefined,
      (error: { code: SdkErrorCode }) => error.code,
    );
  };

  it('rejects with the reason of its signal', async () => {
    const { address, received } = await startFakeServer((_, __, count) => {
      if (count === 1) controller.abort(new Error('enough'));
    });
    const controller = new AbortController();
    await expect(call(address, { signal: controller.signal })).rejects.toThrow('enough');
    expect(received).toHaveLength(1);
  });

  it('ends after the time that the caller allows', async () => {
    const { address } = await startFakeServer(() => undefined);
    await expect(call(address, { timeoutMs: 20 })).rejects.toMatchObject({ code: 'CALL_TIMEOUT' });
  });

  it('retries as often as the caller allows', async () => {
    const { address, received } = await startFakeServer((response) =>
      sendJson(response, 503, {}, { 'Retry-After': '0' }),
    );
    await expect(call(address, { maxRetries: 2 })).rejects.toThrow();
    expect(received).toHaveLength(3);
  });

  it('reports an error response', async () => {
    expect(await codeFor('{"message":"no"}', 400)).toBe(
      isConnectionTest(name) ? 'NOT_A_CATALOGUE' : 'HTTP_STATUS',
    );
  });

  it.each(answersThatAreNone(name))('reports an invalid response: %s', async (answer) => {
    expect(await codeFor(answer)).toBe(isConnectionTest(name) ? 'NOT_A_CATALOGUE' : 'INVALID_RESPONSE');
  });
});

/** Answers that a call cannot have got from a catalogue. */
function answersThatAreNone(name: string): readonly string[] {
  if (unread.has(name)) return [];
  const answers = ['<html>', 'null', '7', '{}', '{"value":null}', '{"value":{"entities":7}}'];
  // An object, whatever it holds, says what became of writes, and how the server is configured.
  return name.endsWith('writeStates') || name === 'client.maintenance.serverConfig'
    ? answers.filter((answer) => !answer.startsWith('{'))
    : answers;
}
