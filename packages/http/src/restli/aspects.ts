import { type Catalogue, defaultTimeseriesLimit, isCatalogueError } from '@colophon/catalogue';
import { RequestError } from '../errors.ts';
import type { Parameters } from './parameters.ts';
import { parseFilter } from './parse-filter.ts';
import { parseProposal } from './parse-proposal.ts';
import { respondJson, respondValue } from './respond.ts';

/** What a write answers; no client reads more than the status. */
const done = 'success';

/** `POST /aspects?action=ingestProposal`: one change. It is durable and visible when the answer comes, `async` or not. */
export async function ingestProposal(catalogue: Catalogue, parameters: Parameters): Promise<Response> {
  await catalogue.propose([parseProposal(catalogue.registry, parameters.requiredObject('proposal'))]);
  return respondValue(done);
}

/** `POST /aspects?action=ingestProposalBatch`: many changes, all or none. */
export async function ingestProposalBatch(catalogue: Catalogue, parameters: Parameters): Promise<Response> {
  const proposals = parameters.objects('proposals');
  if (!proposals) throw new RequestError(400, '/proposals: expected an array of objects, and it is missing');
  await catalogue.propose(proposals.map((proposal) => parseProposal(catalogue.registry, proposal)));
  return respondValue(done);
}

/** `POST /aspects?action=getTimeseriesAspectValues`: points in time, newest first. */
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
  const rows = await catalogue.timeseries({
    urn,
    aspect,
    limit,
    filter: parseFilter(parameters.object('filter')),
    ...(startTimeMillis !== undefined && { startTimeMillis }),
    ...(endTimeMillis !== undefined && { endTimeMillis }),
  });
  return respondValue({
    entityName: parameters.string('entity') ?? '',
    aspectName: aspect,
    limit,
    values: rows.map(({ value, systemMetadata }) => ({
      aspect: { contentType: 'application/json', value: JSON.stringify(value) },
      systemMetadata: { ...systemMetadata } as never,
    })),
  });
}

/** A client of another version may ask for an aspect that this model does not have: to it, the aspect is absent. */
function absentWhenUnknown(error: unknown): undefined {
  if (!isCatalogueError(error) || error.code !== 'UNKNOWN_ASPECT') throw error;
}

/** `GET /aspects/{urn}?aspect={name}&version={n}`: one version of one aspect, under its record's name. */
export async function getAspect(
  catalogue: Catalogue,
  urn: string,
  query: { readonly aspect: string | undefined; readonly version: string | undefined },
): Promise<Response> {
  if (query.aspect === undefined)
    throw new RequestError(400, 'aspect: expected the name of an aspect, and it is missing');
  const version = Number(query.version ?? 0);
  if (!Number.isSafeInteger(version) || version < 0) {
    throw new RequestError(
      400,
      `version: expected a whole number, 0 or more, got ${JSON.stringify(query.version)}`,
    );
  }
  const row = await catalogue.aspect(urn, query.aspect, version).catch(absentWhenUnknown);
  const record = catalogue.registry.aspects.get(query.aspect)?.record.name;
  if (!row || record === undefined) {
    throw new RequestError(404, `There is no version ${version} of aspect ${query.aspect} of ${urn}`);
  }
  return respondJson(`{"version":${row.version},"aspect":{${JSON.stringify(record)}:${row.json}}}`);
}
