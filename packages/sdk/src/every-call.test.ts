import { describe, expect, it } from 'vitest';
import type { CallOptions } from './http-client.ts';
import { type AnyProposal, GraphClient, RestEmitter, type SdkErrorCode } from './index.ts';
import { startFakeServer } from './testing/servers.ts';

const urn = 'urn:li:tag:a';
const status: AnyProposal = { entityUrn: urn, aspectName: 'status', aspect: { removed: false } };
const first = async (items: AsyncIterable<unknown>): Promise<unknown> => {
  for await (const item of items) return item;
  return undefined;
};

type Calls<C> = Readonly<
  Record<Exclude<keyof C, 'options' | 'close'>, (client: C, options: CallOptions) => Promise<unknown>>
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

type Call = (server: string, options?: CallOptions) => Promise<unknown>;
const calls = new Map<string, Call>();
for (const [name, call] of Object.entries(graphCalls))
  calls.set(name, (server, options = {}) => call(new GraphClient({ server, maxRetries: 0 }), options));
for (const [name, call] of Object.entries(emitterCalls))
  calls.set(name, (server, options = {}) => call(new RestEmitter({ server, maxRetries: 0 }), options));

/** Calls whose answer is not looked into: that the server took them says all. */
const unread = new Set(['softDelete', 'moveConsumer', 'forgetConsumer', 'emit', 'emitMany']);

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

  it('reports an error response', async () => {
    expect(await codeFor('{"message":"no"}', 400)).toBe(
      name === 'testConnection' ? 'NOT_A_CATALOGUE' : 'HTTP_STATUS',
    );
  });

  it.each(answersThatAreNone(name))('reports an invalid response: %s', async (answer) => {
    expect(await codeFor(answer)).toBe(name === 'testConnection' ? 'NOT_A_CATALOGUE' : 'INVALID_RESPONSE');
  });
});

/** Answers that a call cannot have got from a catalogue. */
function answersThatAreNone(name: string): readonly string[] {
  if (unread.has(name)) return [];
  const answers = ['<html>', 'null', '7', '{}', '{"value":null}', '{"value":{"entities":7}}'];
  // An object, whatever it holds, says what became of writes.
  return name === 'writeStates' ? answers.filter((answer) => !answer.startsWith('{')) : answers;
}
