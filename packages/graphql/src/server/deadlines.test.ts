import { type Catalogue, createAccessControl, createCatalogue, type Store } from '@colophon/catalogue';
import { createApp } from '@colophon/http';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGraphqlRoutes } from './routes.ts';

const queryTimeoutMs = 5000;
const tag = (i: number) => `urn:li:tag:t${i}`;

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it as deep as they like
  readonly body: any;
}

/** A catalogue with ten tags, and GraphQL over it. The clock stands still, but for what a test does with it. */
interface Watched {
  readonly catalogue: Catalogue;
  /** The methods of the store that were called since it was cleared. */
  readonly calls: string[];
  /** Faults that the server would log. */
  readonly faults: unknown[];
  /** Does something when the store is called, before it answers. */
  onCall(act: (name: string) => void): void;
  ask(query: string, signal?: AbortSignal): Promise<Answer>;
}

async function start({ obeysPolicies = false } = {}): Promise<Watched> {
  const store = createSqliteStore(openMemoryDatabase());
  const calls: string[] = [];
  let act: (name: string) => void = () => {};
  const watched: Store = new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        calls.push(String(name));
        act(String(name));
        return member.apply(target, args);
      };
    },
  });
  const catalogue = createCatalogue({ registry, store: watched });
  for (let i = 0; i < 10; i++)
    await catalogue.propose([
      { entityUrn: tag(i), aspectName: 'tagProperties', changeType: 'UPSERT', value: { name: `t${i}` } },
      {
        entityUrn: tag(i),
        aspectName: 'ownership',
        changeType: 'UPSERT',
        value: { owners: [{ owner: 'urn:li:corpuser:ada', type: 'DATAOWNER' }] },
      },
    ]);
  const faults: unknown[] = [];
  const onUnexpected = (error: unknown) => faults.push(error);
  const accessControl = obeysPolicies ? createAccessControl(watched) : undefined;
  const app = createApp({
    catalogue,
    accessControl,
    queryTimeoutMs,
    pages: createGraphqlRoutes({ catalogue, accessControl, onUnexpected }),
    onUnexpected,
  });
  return {
    catalogue,
    calls,
    faults,
    onCall: (next) => {
      calls.length = 0;
      act = next;
    },
    async ask(query, signal) {
      const response = await app.request('http://localhost:8080/api/graphql', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ query }),
        ...(signal && { signal }),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
    },
  };
}

/** Lets everything run that is ready to, and what becomes ready by it. */
async function settle(): Promise<void> {
  for (let i = 0; i < 100; i++) await new Promise((resolve) => setImmediate(resolve));
}

/** Levels that are read one after the other. */
const heavy = `{
  searchAcrossEntities(input: { query: "*", types: [TAG], count: 10 }) { searchResults { entity {
    ... on Tag { properties { name } ownership { owners { owner { ... on CorpUser { properties { displayName } } } } } }
  } } }
}`;

describe('a client that disconnects', () => {
  it('ends its document at the next read, whichever it is', async () => {
    const { ask, calls, onCall, faults } = await start();
    onCall(() => {});
    const { body } = await ask(heavy);
    expect(body.errors).toBeUndefined();
    const all = [...calls];
    expect(all.length).toBeGreaterThan(2);
    for (let last = 1; last < all.length; last++) {
      const client = new AbortController();
      onCall(() => {
        if (calls.length === last) client.abort();
      });
      expect((await ask(heavy, client.signal)).status).toBe(499);
      await settle();
      expect(calls).toEqual(all.slice(0, last));
    }
    expect(faults).toEqual([]);
  });

  it('ends what is asked about privileges, too', async () => {
    const { ask, calls, onCall, catalogue } = await start({ obeysPolicies: true });
    // So that the decision needs the domains of each tag.
    await catalogue.propose([
      {
        entityUrn: 'urn:li:dataHubPolicy:p',
        aspectName: 'dataHubPolicyInfo',
        changeType: 'UPSERT',
        value: {
          displayName: 'p',
          description: '',
          type: 'METADATA',
          state: 'ACTIVE',
          privileges: ['EDIT_ENTITY_TAGS'],
          actors: { allUsers: true },
          resources: {
            filter: { criteria: [{ field: 'DOMAIN', values: ['urn:li:domain:a'], condition: 'EQUALS' }] },
          },
        },
      },
    ]);
    const aliases = Array.from(
      { length: 10 },
      (_, i) =>
        `t${i}: dataset(urn: "urn:li:dataset:(urn:li:dataPlatform:x,t${i},PROD)") { privileges { canEditTags } }`,
    );
    const query = `{ ${aliases.join(' ')} }`;
    onCall(() => {});
    expect((await ask(query)).body.errors).toBeUndefined();
    const client = new AbortController();
    onCall(() => client.abort());
    await ask(query, client.signal);
    await settle();
    expect(calls).toHaveLength(1);
  });

  it('ends between two mutations: the first is applied, the second is not', async () => {
    const { ask, onCall, catalogue, faults } = await start();
    const rename = (i: number) =>
      `m${i}: updateDescription(input: { resourceUrn: "${tag(i)}", description: "changed" })`;
    const client = new AbortController();
    let writes = 0;
    onCall((name) => {
      if (name === 'transaction' || name === 'write') writes++;
      if (writes === 1) client.abort();
    });
    await ask(`mutation { ${rename(0)} ${rename(1)} ${rename(2)} }`, client.signal);
    await settle();
    const described = async (i: number) =>
      (await catalogue.aspect(tag(i), 'tagProperties'))?.value.description;
    expect([await described(0), await described(1), await described(2)]).toEqual([
      'changed',
      undefined,
      undefined,
    ]);
    expect(faults).toEqual([]);
  });
});

describe('a document whose reads take too long', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const limit = 'The queries of a request: expected at most 5 s together. ';
  const extensions = {
    code: 503,
    type: 'SERVER_ERROR',
    classification: 'DataFetchingException',
    errorCode: 'QUERY_TIMEOUT',
  };

  it('has what was read before, and an error with the path of each field that was not', async () => {
    const { ask, onCall, faults } = await start();
    onCall((name) => {
      // The search is fast; all the time goes by in what is asked of the entities that it found.
      if (name === 'aspectsOf') vi.advanceTimersByTime(queryTimeoutMs + 1);
    });
    const { status, body } = await ask(`{
      found: scrollAcrossEntities(input: { query: "*", types: [TAG], count: 2 }) { total searchResults { entity {
        urn ... on Tag { properties { name } ownership { owners { owner { ... on CorpUser {
          properties { displayName } } } } } } } } }
    }`);
    expect(status).toBe(200);
    const shown = (i: number) => ({
      entity: {
        urn: tag(i),
        properties: { name: `t${i}` },
        ownership: { owners: [{ owner: { properties: null } }] },
      },
    });
    expect(body.data).toEqual({ found: { total: 10, searchResults: [shown(0), shown(1)] } });
    expect(body.errors).toEqual(
      [0, 1].map((i) => ({
        message: expect.stringContaining(limit),
        locations: [{ line: 4, column: 11 }],
        path: ['found', 'searchResults', i, 'entity', 'ownership', 'owners', 0, 'owner', 'properties'],
        extensions,
      })),
    );
    expect(faults).toEqual([]);
  });

  it('has an error, and nothing else, where nothing was read in time', async () => {
    const { ask, onCall, faults } = await start();
    onCall((name) => {
      if (name === 'search') vi.advanceTimersByTime(queryTimeoutMs + 1);
    });
    const { status, body } = await ask(heavy);
    // A client that repeats what gets 503 would ask for the same again.
    expect(status).toBe(200);
    expect(body.data).toEqual({ searchAcrossEntities: null });
    expect(body.errors).toMatchObject([
      { message: expect.stringContaining(limit), path: ['searchAcrossEntities'], extensions },
    ]);
    expect(faults).toEqual([]);
  });

  it('is over for all that it asks: later fields read nothing', async () => {
    const { ask, calls, onCall } = await start();
    onCall(() => vi.advanceTimersByTime(queryTimeoutMs + 1));
    const { body } = await ask(heavy.replace(/}$/, `other: tag(urn: "${tag(1)}") { properties { name } } }`));
    expect(body.errors.length).toBeGreaterThan(0);
    expect(calls.length).toBeLessThanOrEqual(2);
  });

  it('keeps a mutation that was begun in time, and ends what is read after it', async () => {
    const { ask, onCall, catalogue } = await start();
    onCall(() => vi.advanceTimersByTime(queryTimeoutMs + 1));
    const rename = (i: number) =>
      `m${i}: updateCorpUserProperties(urn: "urn:li:corpuser:u${i}", input: { title: "changed" }) { urn }`;
    const { body } = await ask(`mutation { ${rename(0)} ${rename(1)} }`);
    expect(body.data).toEqual({ m0: { urn: 'urn:li:corpuser:u0' }, m1: null });
    expect(body.errors).toMatchObject([
      { message: expect.stringContaining(limit), path: ['m1'], extensions },
    ]);
    onCall(() => {});
    const titleOf = async (i: number) =>
      (await catalogue.aspect(`urn:li:corpuser:u${i}`, 'corpUserEditableInfo'))?.value.title;
    expect([await titleOf(0), await titleOf(1)]).toEqual(['changed', undefined]);
  });
});
