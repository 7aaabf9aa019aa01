import {
  type Catalogue,
  type ChangeProposal,
  createAccessControl,
  createCatalogue,
  type SealSecret,
  type Store,
  writeBuiltInData,
} from '@colophon/catalogue';
import type { IdentityServices } from '@colophon/http/identity';
import { registry as builtIn } from '@colophon/model';
import type { Json, JsonObject, Registry } from '@colophon/schema';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import type { GraphQLFormattedError } from 'graphql';
import { createContext, type UnsealSecret } from '../context.ts';
import { createServer } from '../server/create-yoga.ts';
import { createTestIdentity } from './test-identity.ts';

/** An answer as a client reads it. */
export interface TestAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it as deep as they like
  readonly data: any;
  readonly errors?: readonly (GraphQLFormattedError & { readonly extensions: Record<string, Json> })[];
}

export interface TestGraphql {
  readonly store: Store;
  readonly catalogue: Catalogue;
  /** The services of the sign-in, where a test has one. */
  readonly identity: IdentityServices | undefined;
  /** Reads of entities and aspects, existence, searches and walks since the start: each is one call of the session. */
  readonly calls: Record<string, number>;
  /** Writes an aspect, as a client that may do everything. */
  put(entityUrn: string, aspectName: string, value: object): Promise<void>;
  /** The latest value of an aspect. */
  read(urn: string, aspect: string): Promise<JsonObject | undefined>;
  /** Sends a document, as `urn:li:corpuser:ada` unless another user is named. */
  ask(query: string, variables?: object, actor?: string): Promise<TestAnswer>;
  /** The same, and requires that there are no errors. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  get(query: string, variables?: object, actor?: string): Promise<any>;
}

export const ada = 'urn:li:corpuser:ada';

/**
 * GraphQL over a catalogue in memory, from the text of a document to the text of the answer.
 *
 * @param obeysPolicies False, the default, lets everybody do everything. True leaves it to the policies: `ada` has none
 * until a test gives her a role.
 */
export async function createTestGraphql({
  obeysPolicies = false,
  hasBuiltInData = obeysPolicies,
  hasSignIn = false,
  by,
  sealSecret,
  unsealSecret,
  registry = builtIn,
}: {
  readonly obeysPolicies?: boolean;
  readonly hasBuiltInData?: boolean;
  /** True for users, sessions and tokens. It needs `obeysPolicies`. */
  readonly hasSignIn?: boolean;
  /** What proves who asks. Default: nothing has to. */
  readonly by?: 'session' | 'access-token';
  readonly sealSecret?: SealSecret;
  readonly unsealSecret?: UnsealSecret;
  /** Default: the built-in model. */
  readonly registry?: Registry;
} = {}): Promise<TestGraphql> {
  const store: Store = createSqliteStore(openMemoryDatabase());
  const catalogue = createCatalogue({ registry, store, ...(sealSecret && { sealSecret }) });
  if (hasBuiltInData) await writeBuiltInData(catalogue);
  const accessControl = obeysPolicies ? createAccessControl(store) : undefined;
  const identity = hasSignIn && accessControl ? createTestIdentity(catalogue, accessControl) : undefined;
  const yoga = createServer();
  const calls: Record<string, number> = {};
  const ask = async (query: string, variables: object = {}, actor = ada): Promise<TestAnswer> => {
    const requestContext = {
      principal: { urn: actor, ...(by && { by }) },
      requestId: 'test',
      traceId: '0'.repeat(32),
      signal: new AbortController().signal,
    };
    const session = catalogue.as(requestContext, { access: accessControl });
    const counting = new Proxy(session, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => {
          calls[String(name)] = (calls[String(name)] ?? 0) + 1;
          return member.apply(target, args);
        };
      },
    });
    const response = await yoga.fetch(
      new Request('http://localhost/api/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      }),
      {
        graphql: createContext({
          session: counting,
          unguarded: accessControl && catalogue.as(requestContext),
          accessControl,
          identity,
          unsealSecret,
        }),
        onErrors(errors) {
          for (const { originalError } of errors)
            if (originalError && !('code' in originalError)) console.error(originalError);
        },
      },
    );
    return (await response.json()) as TestAnswer;
  };
  return {
    store,
    catalogue,
    identity,
    calls,
    async put(entityUrn, aspectName, value) {
      const proposal: ChangeProposal = {
        entityUrn,
        aspectName,
        changeType: 'UPSERT',
        value: value as JsonObject,
      };
      await catalogue.propose([proposal]);
    },
    read: async (urn, aspect) => (await catalogue.aspect(urn, aspect))?.value,
    ask,
    async get(query, variables, actor) {
      const { data, errors } = await ask(query, variables, actor);
      if (errors) throw new Error(JSON.stringify(errors, null, 2));
      return data;
    },
  };
}
