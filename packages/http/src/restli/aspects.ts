import { type Catalogue, defaultTimeseriesLimit, isCatalogueError } from '@colophon/catalogue';
import {
  type Parameters,
  parseBatch,
  parseFilter,
  parseProposal,
  parseSort,
  printJson,
  RequestError,
  withDoubles,
} from '@colophon/wire';
import type { Context } from 'hono';
import { addTrace, proposeTraced } from '../trace.ts';
import { queryCount } from './query-parameters.ts';
import { respondRead, respondValue } from './respond.ts';
import { urnOf } from './urn-of.ts';

/** What a write answers; no client reads more than the status. */
const done = 'success';

/** `POST /aspects?action=ingestProposal`: one change. It is durable and visible when the answer comes, `async` or not. */
export async function ingestProposal(catalogue: Catalogue, parameters: Parameters): Promise<Response> {
  const isAsync = parameters.flag('async') ?? false;
  const proposal = parseProposal(catalogue.registry, parameters.requiredObject('proposal'));
  return addTrace(respondValue(done), await proposeTraced(catalogue, [proposal], isAsync));
}

/** `POST /aspects?action=ingestProposalBatch`: many changes, all or none. */
export async function ingestProposalBatch(catalogue: Catalogue, parameters: Parameters): Promise<Response> {
  const { registry } = catalogue;
  const isAsync = parameters.flag('async') ?? false;
  const proposals = parseBatch(catalogue, parameters, 'proposals', (item) => [parseProposal(registry, item)]);
  return addTrace(respondValue(done), await proposeTraced(catalogue, proposals, isAsync));
}

/** `POST /aspects?action=getTimeseriesAspectValues`: time-series values, newest first unless sorted. */
export async function getTimeseriesAspectValues(
  catalogue: Catalogue,
  parameters: Parameters,
): Promise<Response> {
  const urn = parameters.requiredString('urn');
  const aspect = parameters.requiredString('aspect');
  const startTimeMillis = parameters.count('startTimeMillis');
  const endTimeMillis = parameters.count('endTimeMillis');
  const latest = parameters.boolean('latestValue') === true;
  const limit = parameters.count('limit') ?? (latest ? 1 : defaultTimeseriesLimit);
  const [sort] = parseSort(parameters);
  const rows = await catalogue.timeseries({
    urn,
    aspect,
    limit,
    filter: parseFilter(parameters.object('filter')),
    ...(sort && { sort }),
    ...(startTimeMillis !== undefined && { startTimeMillis }),
    ...(endTimeMillis !== undefined && { endTimeMillis }),
  });
  return respondValue({
    entityName: parameters.string('entity') ?? '',
    aspectName: aspect,
    limit,
    values: rows.map(({ value, systemMetadata }) => ({
      aspect: {
        contentType: 'application/json',
        value: printJson(withDoubles(catalogue.registry, aspect, value)),
      },
      systemMetadata: { ...systemMetadata } as never,
    })),
  });
}

/** A client of another version may ask for an aspect that this model does not have: to it, the aspect is absent. */
function absentWhenUnknown(error: unknown): undefined {
  if (!isCatalogueError(error) || error.code !== 'UNKNOWN_ASPECT') throw error;
}

/** `GET /aspects/{urn}?aspect={name}&version={n}`: one version of one aspect, under its record's name. */
export async function readAspect(catalogue: Catalogue, { req }: Context): Promise<Response> {
  const urn = urnOf(req.url, '/aspects/');
  const aspect = req.query('aspect');
  if (aspect === undefined)
    throw new RequestError('INVALID_REQUEST', 'aspect: expected the name of an aspect, got nothing');
  const version = queryCount('version', req.query('version'), 0);
  const row = await catalogue.aspect(urn, aspect, version).catch(absentWhenUnknown);
  const record = catalogue.registry.aspects.get(aspect)?.record.name;
  if (!row || record === undefined) {
    throw new RequestError('NOT_FOUND', `There is no version ${version} of aspect ${aspect} of ${urn}`);
  }
  const value = withDoubles(catalogue.registry, aspect, row.value);
  const json = value === row.value ? row.json : printJson(value);
  return respondRead(req.raw, `{"version":${row.version},"aspect":{${JSON.stringify(record)}:${json}}}`);
}
