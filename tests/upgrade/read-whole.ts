import { type IndexAnswer, type ResolvedQuery, type Store, searchQuery } from '@colophon/catalogue';
import { scoreOf } from '@colophon/catalogue/for-stores';
import type { JsonObject } from '@colophon/schema';
import { orders, report, startMillis, traceId } from './fill-catalogue.ts';

/** Everything that a store holds, as its readers get it. */
export async function readWhole(store: Store): Promise<JsonObject> {
  const keys = await store.aspectKeys({ limit: 1000 });
  const urns = [...new Set(keys.map(({ urn }) => urn))];
  const { input: _, filter: __, includeReferenceTypes: ___, ...defaults } = searchQuery({});
  const everything: ResolvedQuery = {
    ...defaults,
    count: 1000,
    includeRemoved: true,
    facets: ['tags', 'owners'],
    hiddenTypes: [],
    text: { kind: 'everything' },
    filter: [],
    textFields: new Set(),
    weights: [],
  };
  const whole = {
    keys,
    histories: await Promise.all(keys.map((key) => store.history(key, 0, 100))),
    documents: await Promise.all(urns.map((urn) => store.document(urn))),
    outgoing: await Promise.all(urns.map((urn) => store.edges(urn, 'outgoing'))),
    incoming: await Promise.all(urns.map((urn) => store.edges(urn, 'incoming'))),
    edges: withoutOffset(await store.scrollEdges({ count: 1000, includeRemoved: true })),
    states: [...(await store.entityStates(urns))],
    points: await store.timeseries({ urn: orders, aspect: 'datasetProfile', limit: 100 }),
    log: await store.log(0, 1000),
    consumer: await store.consumer('reader'),
    failedWrites: await store.failedWrites(traceId),
    runs: await store.runs({ offset: 0, limit: 10, includeRemoved: true }),
    pointsOfRun: await store.pointsOfRun('run-1', 10),
    all: await find(store, everything),
    byWords: await find(store, {
      ...everything,
      text: { kind: 'term', best: [{ words: ['order'], isPrefix: true }], others: [] },
    }),
    upstream: withoutOffset(
      await store.walkLineage({
        urn: report,
        direction: 'upstream',
        maxHops: 5,
        maxEntities: 100,
        startTimeMillis: 0,
        endTimeMillis: startMillis,
      }),
    ),
  };
  return JSON.parse(JSON.stringify(whole)) as JsonObject;
}

/** What a search finds, as it was read when the files were made: the score in place of what it is made of. */
async function find(store: Store, query: ResolvedQuery) {
  const { hits, ...page } = withoutOffset(await store.search(query));
  return {
    ...page,
    hits: hits.map((hit) => ({ urn: hit.urn, entityType: hit.entityType, score: scoreOf(hit) })),
  };
}

/** An answer without the change that it is current to: that of the log, which is read above. */
function withoutOffset<T extends IndexAnswer>({ asOf: _, ...answer }: T): Omit<T, 'asOf'> {
  return answer;
}
