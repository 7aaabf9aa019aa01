import type { ChangeProposal, Session } from '@colophon/catalogue';
import { access } from '../access/operation-access.ts';
import type { AspectVersion } from './aspect-version.ts';
import { entityTypeOf, requireUrnOf } from './entity-type.ts';
import { type Operation, operation } from './operation.ts';
import { flag, names } from './query.ts';
import { errors } from './responses.ts';

export const deleted = { 200: { description: 'It is deleted, or did not exist.' } };

/** What a deletion removes, for the reference. */
export const deleteDescription =
  'Without `aspects`, or if the key aspect is among them, everything is deleted: aspects, their history and time-series values. References from other entities remain.';

export const deleteParameters = {
  aspects: names('Names of the aspects to delete, instead of the whole entity.', 'aspectNames'),
  clear: flag('Delete all aspects except the key.', false),
};

/** Deletes an entity, the aspects that are named, or with `clear` all but the key. */
export async function deleteEntityOrAspects(
  session: Session,
  urn: string,
  query: { readonly aspects: readonly string[] | undefined; readonly clear: boolean },
): Promise<void> {
  const { key, aspects } = await session.entity(urn);
  if (query.clear) {
    const others = aspects.map(({ aspect }) => aspect).filter((name) => name !== key.name);
    await deleteAspects(session, urn, others);
  } else if (!query.aspects || query.aspects.includes(key.name)) await session.deleteEntity(urn);
  else await deleteAspects(session, urn, query.aspects);
}

/** The operations by which an entity and its aspects are deleted, wholly. */
export function deleteOperations({ version, tag }: AspectVersion): readonly Operation[] {
  const path = `/openapi/v${version}/entity/{entityName}/{urn}` as const;

  const deleteEntity = operation({
    id: `deleteEntityV${version}`,
    method: 'DELETE',
    path,
    tag,
    access: access.deleteAspects,
    writes: true,
    summary: 'Delete an entity, or some of its aspects',
    description: deleteDescription,
    query: deleteParameters,
    answers: { ...deleted, ...errors.badWrite, ...errors.notFound },
    async run(session, { path: { entityName, urn }, query }) {
      requireUrnOf(entityTypeOf(session.registry, entityName), urn);
      await deleteEntityOrAspects(session, urn, query);
      return { status: 200 };
    },
  });

  const deleteAspect = operation({
    id: `deleteAspectV${version}`,
    method: 'DELETE',
    path: `${path}/{aspectName}`,
    tag,
    access: access.deleteAspects,
    writes: true,
    summary: 'Delete an aspect with its history',
    description:
      'For a time series, only the newest value is deleted. Deleting the key aspect deletes the entity.',
    answers: { ...deleted, ...errors.badWrite, ...errors.notFound },
    async run(session, { path: { entityName, urn, aspectName } }) {
      requireUrnOf(entityTypeOf(session.registry, entityName), urn);
      await deleteAspects(session, urn, [aspectName]);
      return { status: 200 };
    },
  });

  return [deleteEntity, deleteAspect];
}

async function deleteAspects(session: Session, urn: string, aspects: readonly string[]): Promise<void> {
  const isSeries = (name: string) => session.registry.aspects.get(name)?.kind === 'timeseries';
  await session.propose(
    aspects
      .filter((name) => !isSeries(name))
      .map((aspectName): ChangeProposal => ({ entityUrn: urn, aspectName, changeType: 'DELETE', value: {} })),
  );
  for (const aspect of aspects.filter(isSeries)) {
    const [newest] = await session.timeseries({ urn, aspect, limit: 1 });
    if (!newest) continue;
    const { timestampMillis } = newest;
    await session.deletePoints({
      urn,
      aspect,
      startTimeMillis: timestampMillis,
      endTimeMillis: timestampMillis,
    });
  }
}
