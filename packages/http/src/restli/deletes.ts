import type { Session } from '@colophon/catalogue';
import { type Parameters, RequestError } from '@colophon/wire';
import { respondValue } from './respond.ts';
import { rollbackResponse } from './runs.ts';

/**
 * `POST /entities?action=delete`: an entity with everything it has; with `aspectName`, the points of that time series
 * between `startTimeMillis` and `endTimeMillis`.
 */
export async function deleteEntity(session: Session, parameters: Parameters): Promise<Response> {
  const urn = parameters.requiredString('urn');
  const aspect = parameters.string('aspectName');
  if (aspect === undefined) return respondValue({ urn, ...(await session.deleteEntity(urn)) });
  const { timeseriesRows } = await session.deletePoints({
    urn,
    aspect,
    startTimeMillis: parameters.count('startTimeMillis'),
    endTimeMillis: parameters.count('endTimeMillis'),
  });
  return respondValue({ urn, timeseriesRows });
}

/** `POST /operations?action=truncateTimeseriesAspect`: DataHub's client reads the numbers, and the words of a dry run. */
export async function truncateTimeseries(session: Session, parameters: Parameters): Promise<Response> {
  const entityType = parameters.requiredString('entityType');
  const name = parameters.requiredString('aspect');
  const endTimeMillis =
    parameters.count('endTimeMillis') ?? parameters.missing('endTimeMillis', 'milliseconds since the epoch');
  const dryRun = parameters.boolean('dryRun') ?? true;
  const entity = session.registry.entityNamed(entityType);
  const aspect = entity?.aspects.find((one) => one.name.toLowerCase() === name.toLowerCase());
  const { deleted, total } = await session.truncateTimeseries(
    { entityType: entity?.name ?? entityType, aspect: aspect?.name ?? name, endTimeMillis },
    { dryRun },
  );
  return respondValue(
    dryRun
      ? `Delete ${deleted} out of ${total} rows. This was a dry run. Run with dryRun = false to execute.`
      : `Deleted ${deleted} out of ${total} rows.`,
  );
}

/** `POST /entities?action=deleteReferences`: takes a URN out of all that points at it, or counts what does. */
export async function deleteReferences(session: Session, parameters: Parameters): Promise<Response> {
  const { total, references } = await session.deleteReferences(parameters.requiredString('urn'), {
    dryRun: parameters.boolean('dryRun') ?? false,
  });
  // DataHub's command line prints the members in their order.
  const relatedAspects = references.map(({ relationship, entity, aspect }) => ({
    relationship,
    entity,
    aspect,
  }));
  return respondValue({ total, relatedAspects });
}

/** `POST /entities?action=deleteAll`: takes back all that a model plug-in wrote, named as `name:version`. */
export async function deleteAll(session: Session, parameters: Parameters): Promise<Response> {
  const id = parameters.requiredString('registryId');
  const [, registryName, registryVersion] = /^(.+):([^:]+)$/.exec(id) ?? [];
  if (registryName === undefined || registryVersion === undefined) {
    throw new RequestError(
      'INVALID_REQUEST',
      `${parameters.path('registryId')}: expected name:version, got ${JSON.stringify(id)}`,
    );
  }
  const report = await session.rollBack(
    { registryName, registryVersion },
    { dryRun: parameters.boolean('dryRun') ?? true, hard: parameters.boolean('soft') === false },
  );
  // The command line looks for rows of a run among those that it is shown, and fails when there are any.
  return respondValue(rollbackResponse(session, { ...report, rows: [] }));
}
