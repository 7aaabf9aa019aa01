import { defaultTimeseriesLimit, isCatalogueError, type Session } from '@colophon/catalogue';
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
import type { HonoRequest } from 'hono';
import { mapInSlices } from '../operation/map-in-slices.ts';
import { propose } from '../trace.ts';
import { queryCount } from './query-parameters.ts';
import { respondLongValue, respondReadText, respondWritten } from './respond.ts';
import { urnOf } from './urn-of.ts';

/** What a write answers; no client reads more than the status. */
const done = 'success';

/** `POST /aspects?action=ingestProposal`: one change. It is durable and visible when the answer comes, `async` or not. */
export async function ingestProposal(session: Session, parameters: Parameters): Promise<Response> {
  const isAsync = parameters.flag('async') ?? false;
  const proposal = parseProposal(session.registry, parameters.requiredObject('proposal'));
  await propose(session, [proposal], isAsync);
  return respondWritten(done, session.context);
}

/** `POST /aspects?action=ingestProposalBatch`: many changes, all or none. */
export async function ingestProposalBatch(session: Session, parameters: Parameters): Promise<Response> {
  const { registry } = session;
  const isAsync = parameters.flag('async') ?? false;
  const proposals = await parseBatch(session, parameters, 'proposals', (item) => [
    parseProposal(registry, item),
  ]);
  await propose(session, proposals, isAsync);
  return respondWritten(done, session.context);
}

/** `POST /aspects?action=getTimeseriesAspectValues`: time-series values, newest first unless sorted. */
export async function getTimeseriesAspectValues(session: Session, parameters: Parameters): Promise<Response> {
  const urn = parameters.requiredString('urn');
  const aspect = parameters.requiredString('aspect');
  const startTimeMillis = parameters.count('startTimeMillis');
  const endTimeMillis = parameters.count('endTimeMillis');
  const latest = parameters.boolean('latestValue') === true;
  const limit = parameters.count('limit') ?? (latest ? 1 : defaultTimeseriesLimit);
  const [sort] = parseSort(parameters);
  const rows = await session.timeseries({
    urn,
    aspect,
    limit,
    filter: parseFilter(parameters.object('filter')),
    ...(sort && { sort }),
    ...(startTimeMillis !== undefined && { startTimeMillis }),
    ...(endTimeMillis !== undefined && { endTimeMillis }),
  });
  return respondLongValue(session.context, {
    entityName: parameters.string('entity') ?? '',
    aspectName: aspect,
    limit,
    values: await mapInSlices(
      rows,
      ({ value, systemMetadata }) => ({
        aspect: {
          contentType: 'application/json',
          value: printJson(withDoubles(session.registry, aspect, value)),
        },
        systemMetadata: { ...systemMetadata } as never,
      }),
      session.context.signal,
    ),
  });
}

/** A client of another version may ask for an aspect that this model does not have: to it, the aspect is absent. */
function absentWhenUnknown(error: unknown): undefined {
  if (!isCatalogueError(error) || error.code !== 'UNKNOWN_ASPECT') throw error;
}

/** `GET /aspects/{urn}?aspect={name}&version={n}`: one version of one aspect, under its record's name. */
export async function readAspect(session: Session, request: HonoRequest): Promise<Response> {
  const urn = urnOf(request.url, '/aspects/');
  const aspect = request.query('aspect');
  if (aspect === undefined)
    throw new RequestError('INVALID_REQUEST', 'aspect: expected the name of an aspect, got nothing');
  const version = queryCount('version', request.query('version'), 0);
  const row = await session.aspect(urn, aspect, version).catch(absentWhenUnknown);
  const record = session.registry.aspects.get(aspect)?.record.name;
  if (!row || record === undefined) {
    throw new RequestError('NOT_FOUND', `There is no version ${version} of aspect ${aspect} of ${urn}`);
  }
  const value = withDoubles(session.registry, aspect, row.value);
  const json = value === row.value ? row.json : printJson(value);
  return respondReadText(
    request.raw,
    `{"version":${row.version},"aspect":{${JSON.stringify(record)}:${json}}}`,
  );
}
