import {
  type Catalogue,
  createAccessControl,
  createSearchRecorder,
  defaultSearchDays,
  localUser,
  type Store,
} from '@colophon/catalogue';
import { createGraphqlRoutes } from '@colophon/graphql';
import { createApp } from '@colophon/http';
import { openLineageOperations } from '@colophon/openlineage';

/** The token with which a reader plays a user: `Bearer user:ines`. */
const playedUser = /^Bearer +user:([\w.@+-]+)$/i;

/**
 * Answers requests as a server would, for a reader who plays several users. With the token `user:ines`, a request comes from
 * Ines, who may do what policies grant: there is nobody here from whom a name would have to be protected. With any other
 * token, or none, it comes from the local user, who may do everything, as on a server without sign-in.
 */
export function answerUsers(catalogue: Catalogue, store: Store): (request: Request) => Promise<Response> {
  const accessControl = createAccessControl(store);
  // Read, and so written, when somebody asks: nothing is lost when the page is closed that was worth keeping.
  const searches = createSearchRecorder({ store, now: Date.now, days: defaultSearchDays });
  const surface = { catalogue, hasDocs: true, operations: openLineageOperations(), searches };
  const asAdministrator = createApp({ ...surface, pages: createGraphqlRoutes({ catalogue }) });
  const asUser = createApp({
    ...surface,
    pages: createGraphqlRoutes({ catalogue, accessControl }),
    authenticate: (request) => ({ urn: playedBy(request) ?? localUser.urn }),
    accessControl,
  });
  return async (request) => (playedBy(request) === undefined ? asAdministrator : asUser).fetch(request);
}

function playedBy({ headers }: Request): string | undefined {
  const [, name] = playedUser.exec(headers.get('authorization') ?? '') ?? [];
  return name === undefined ? undefined : `urn:li:corpuser:${name}`;
}
