import {
  type Catalogue,
  createAccessControl,
  createCatalogue,
  createSearchRecorder,
  type LogEntry,
  type Store,
} from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { createSqliteStore, type SqlDatabase } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { type AppOptions, createApp } from '../app.ts';
import { type Answer, ingest, proposalOf, testTime } from './requests.ts';

export { type Answer, ingest, ingestBatch, proposalOf, search, testTime } from './requests.ts';

import type { IdentityServices } from '../openapi/identity/services.ts';

export const dataset = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';

/** Rest.li's error body, as far as clients read it. */
export interface ErrorBody {
  readonly exceptionClass: string;
  readonly message: string;
  readonly status: number;
}

export interface TestServer {
  readonly catalogue: Catalogue;
  readonly unexpected: { error: unknown; requestId: string }[];
  fetch(path: string, init?: RequestInit): Promise<Response>;
  send(path: string, init?: RequestInit): Promise<Answer>;
  get(path: string): Promise<Answer>;
  /** The body of an answer as it comes. */
  stream(path: string, headers: Record<string, string>): Promise<{ body: ReadableStream<BufferSource> }>;
  /** Calls an action with an object, or with the exact text of a body. */
  post(path: string, body: unknown): Promise<Answer>;
  /** Proposes one value as clients do, and requires that it is accepted. */
  put(entityUrn: string, aspectName: string, value: unknown): Promise<void>;
  log(): Promise<readonly LogEntry[]>;
}

/** The whole application over a store in memory; no socket is opened. */
export function createTestServer({
  wrapStore = (store: Store): Store => store,
  database = openMemoryDatabase(),
  maxBodyBytes,
  hasDocs = true,
  access,
  unknownFields,
  onUnknownFields,
  authenticate,
  mayOnCatalogue,
  obeysPolicies = false,
  identity,
  limits,
  onRefused,
  queryTimeoutMs,
  stopping,
  messaging,
  searchDays,
}: {
  readonly wrapStore?: (store: Store) => Store;
  readonly database?: SqlDatabase;
  /** Days for which searches are counted. Default: they are not. */
  readonly searchDays?: number;
  /** True for a server that does what policies allow, and nothing else. */
  readonly obeysPolicies?: boolean;
  /** What the operations about users, tokens and access are made of, over the store of the catalogue. */
  readonly identity?: (store: Store, catalogue: Catalogue) => IdentityServices;
} & Pick<
  AppOptions,
  | 'maxBodyBytes'
  | 'hasDocs'
  | 'access'
  | 'unknownFields'
  | 'onUnknownFields'
  | 'authenticate'
  | 'mayOnCatalogue'
  | 'limits'
  | 'onRefused'
  | 'queryTimeoutMs'
  | 'stopping'
  | 'messaging'
> = {}): TestServer {
  const store = wrapStore(createSqliteStore(database));
  const catalogue = createCatalogue({ registry, store, now: () => testTime });
  const unexpected: { error: unknown; requestId: string }[] = [];
  const app = createApp({
    catalogue,
    ...(maxBodyBytes !== undefined && { maxBodyBytes }),
    ...(access && { access }),
    ...(authenticate && { authenticate }),
    mayOnCatalogue,
    ...(obeysPolicies && { accessControl: createAccessControl(store) }),
    ...(identity && { identity: identity(store, catalogue) }),
    ...(limits && { limits }),
    ...(onRefused && { onRefused }),
    queryTimeoutMs,
    ...(stopping && { stopping }),
    messaging,
    ...(searchDays !== undefined && {
      searches: createSearchRecorder({ store, now: () => testTime, days: searchDays }),
    }),
    hasDocs,
    unknownFields,
    onUnknownFields,
    onUnexpected: (error, requestId) => unexpected.push({ error, requestId }),
  });

  const fetch = async (path: string, init?: RequestInit) =>
    app.fetch(new Request(`http://localhost${path}`, init));
  async function send(path: string, init?: RequestInit): Promise<Answer> {
    const request = new Request(`http://localhost${path}`, init);
    // A text without a type would be taken for text/plain.
    if (typeof init?.body === 'string' && !new Headers(init.headers).has('content-type'))
      request.headers.set('Content-Type', 'application/json');
    const response = await app.fetch(request);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parse(text) };
  }
  const post = (path: string, body: unknown) =>
    send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-RestLi-Protocol-Version': '2.0.0' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  return {
    catalogue,
    unexpected,
    fetch,
    send,
    post,
    get: (path) => send(path),
    async stream(path, headers) {
      const { body } = await app.fetch(new Request(`http://localhost${path}`, { headers }));
      if (!body) throw new Error(`${path} was answered without a body`);
      return { body };
    },
    async put(entityUrn, aspectName, value) {
      const answer = await post(ingest, { proposal: proposalOf(entityUrn, aspectName, value) });
      if (answer.status !== 200) throw new Error(`${aspectName} of ${entityUrn} was refused: ${answer.text}`);
    },
    log: () => catalogue.log(0, Number.MAX_SAFE_INTEGER),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A test that expects JSON fails on the comparison, and shows what came instead.
    return text;
  }
}
