import type { Json } from '@colophon/schema';
import type { JsonSchema } from '@colophon/schema/printers';
import type { OperationAccess } from '../access/operation-access.ts';
import type { Handler } from '../operation/handler.ts';
import type { Readiness } from '../readiness.ts';
import type { Backups } from './backups.ts';
import type { Body } from './body.ts';
import type { IdentityServices } from './identity/services.ts';
import type { Messaging } from './messaging.ts';
import type { QueryParameter } from './query.ts';
import type { SearchTracking } from './search-tracking.ts';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The names in braces of a path: `/entity/{urn}` gives `urn`. */
type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type ValuesOf<Query> = {
  readonly [Name in keyof Query]: Query[Name] extends QueryParameter<infer T> ? T : never;
};

/** What a request says, read and checked. */
export interface Call<Path, Query, Sent> {
  readonly path: Path;
  readonly query: Query;
  readonly body: Sent;
  readonly headers: Headers;
  /** Aborted when the server begins to stop; an operation that waits then returns what it has. */
  readonly stopping: AbortSignal;
  /** Aborted when the server is about to stop, and still serves: no new clients should come. */
  readonly draining: AbortSignal;
  readonly readiness: Readiness;
  /** IP address of the client, where a server is around the app. */
  readonly address: string | undefined;
  /** The backups of this server, one at a time. */
  readonly backups: Backups;
  /** Absent where there is no sign-in. */
  readonly identity: IdentityServices | undefined;
  /** Absent where the server has no Kafka. */
  readonly messaging: Messaging | undefined;
  /** Absent where searches are not counted. */
  readonly searches: SearchTracking | undefined;
}

/** What an operation answers with. */
export interface Outcome {
  readonly status: number;
  /** Absent for an answer without a body. */
  readonly json?: Json;
  /** The same as pieces of text, where it was printed piece by piece. */
  readonly pieces?: Iterable<string>;
  /** The answer itself, where it is more than JSON. */
  readonly response?: Response;
}

/** What an answer means, and the schema of its body if it has one. */
export interface ResponseDescription {
  readonly description: string;
  readonly schema?: JsonSchema;
}

/**
 * One thing that can be asked of the server. The route, the checks of the request and the reference are all made from
 * this description.
 */
export interface Operation<
  Path = Readonly<Record<string, string>>,
  Query = Readonly<Record<string, unknown>>,
  Sent = unknown,
> {
  /** Name of the operation in the document; clients that are generated from it call it so. */
  readonly id: string;
  readonly method: Method;
  /**
   * Path with its parameters in braces. `{urn}` may come percent-encoded or as it is, since clients do both; what
   * follows it can only be `/{aspectName}`, and after that one fixed part.
   */
  readonly path: string;
  /** The group of operations to which this one belongs. */
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly query: Readonly<Record<string, QueryParameter<unknown>>>;
  readonly body?: Body<unknown>;
  /** Who may call it when sign-in is on. */
  readonly access: OperationAccess;
  /** What one request needs in addition, where that depends on its query. */
  readonly accessOf?: (query: Query) => OperationAccess;
  /** True when it writes: the answer carries an id by which to ask what became of that. */
  readonly writes?: boolean;
  /** Names of the request headers that are looked at. */
  readonly headers: readonly string[];
  readonly answers: Readonly<Record<number, ResponseDescription>>;
  readonly run: Handler<Call<Path, Query, Sent>, Outcome>;
}

type Definition<Path extends string, Query, Sent> = Omit<
  Operation<Readonly<Record<NamesIn<Path>, string>>, ValuesOf<Query>, Sent>,
  'path' | 'query' | 'body' | 'headers'
> & {
  readonly path: Path;
  readonly query?: Query;
  readonly body?: Body<Sent>;
  readonly headers?: readonly string[];
};

/** Defines an operation; the types of what its `run` gets follow from its path, its query and its body. */
export function operation<
  const Path extends string,
  Query extends Readonly<Record<string, QueryParameter<unknown>>> = Record<never, never>,
  Sent = undefined,
>(definition: Definition<Path, Query, Sent>): Operation {
  // What it reads from the path, the query and the body is what its own declarations have read.
  const { run, accessOf, ...rest } = definition;
  return {
    headers: [],
    query: {},
    ...rest,
    run: run as Operation['run'],
    ...(accessOf && { accessOf: accessOf as Operation['accessOf'] & {} }),
  };
}
