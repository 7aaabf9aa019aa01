import type { Catalogue } from '@colophon/catalogue';
import { Hono } from 'hono';
import { RequestError } from '../errors.ts';
import { readJsonObject } from '../read-json.ts';
import { parseNameList } from './aspect-names.ts';
import { getAspect, getTimeseriesAspectValues, ingestProposal, ingestProposalBatch } from './aspects.ts';
import { batchIngest, getEntity, ingest, searchEntities } from './entities.ts';
import { Parameters } from './parameters.ts';

type Action = (catalogue: Catalogue, parameters: Parameters) => Promise<Response>;

/** The actions of each resource: `POST /{resource}?action={name}` with an object of named parameters. */
const actions: Readonly<Record<string, Readonly<Record<string, Action>>>> = {
  aspects: { ingestProposal, ingestProposalBatch, getTimeseriesAspectValues },
  entities: { search: searchEntities, ingest, batchIngest },
};

export interface RestliOptions {
  readonly catalogue: Catalogue;
  readonly maxBodyBytes: number;
}

/** The Rest.li resources. A path serves with and without a slash at its end, since clients use both. */
export function createRestliRoutes({ catalogue, maxBodyBytes }: RestliOptions): Hono {
  const app = new Hono({ strict: false });

  for (const [resource, table] of Object.entries(actions)) {
    app.post(`/${resource}`, async (context) => {
      const name = context.req.query('action');
      const action = name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
      if (!action) {
        const known = Object.keys(table).join(', ');
        throw new RequestError(400, `action: expected one of ${known}, got ${name ?? 'nothing'}`);
      }
      return action(catalogue, new Parameters(await readJsonObject(context.req.raw, maxBodyBytes)));
    });
    app.all(`/${resource}`, (context) => refuseMethod(context.req.method, 'POST'));
  }

  app.get('/aspects/*', (context) =>
    getAspect(catalogue, urnOf(context.req.url, '/aspects/'), {
      aspect: context.req.query('aspect'),
      version: context.req.query('version'),
    }),
  );
  app.all('/aspects/*', (context) => refuseMethod(context.req.method, 'GET'));

  app.get('/entitiesV2/*', (context) =>
    getEntity(catalogue, urnOf(context.req.url, '/entitiesV2/'), parseNameList(context.req.query('aspects'))),
  );
  app.all('/entitiesV2/*', (context) => refuseMethod(context.req.method, 'GET'));

  return app;
}

function refuseMethod(method: string, expected: string): never {
  throw new RequestError(405, `method: expected ${expected}, got ${method}`);
}

/**
 * The urn at the end of a path, decoded once: an urn may itself hold percent signs. Cut out of the text, which
 * spares a `URL` object per read.
 */
function urnOf(url: string, prefix: string): string {
  const start = url.indexOf(prefix, url.indexOf('://') + 3) + prefix.length;
  const end = url.indexOf('?', start);
  const encoded = url.slice(start, end < 0 ? undefined : end);
  try {
    return decodeURIComponent(encoded);
  } catch {
    // Reported with what came; the engine's own message names neither the place nor the text.
    throw new RequestError(400, `path: expected an urn in percent-encoding, got ${encoded}`);
  }
}
