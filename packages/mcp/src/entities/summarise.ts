import type { Session } from '@colophon/catalogue';
import type { JsonObject, Registry } from '@colophon/schema';
import { clip } from '../answers/paging.ts';
import {
  firstText,
  nameInUrn,
  nameOf,
  objectsIn,
  type ReadEntity,
  readEntities,
  textOf,
  textsIn,
  withoutAbsent,
} from './read-entities.ts';
import { textFieldsOf } from './text-fields.ts';

/** Characters of a description in a list. */
const listedDescription = 300;

/** The aspects that names need. */
export const nameAspects = (registry: Registry, entityTypes: Iterable<string>): string[] => [
  ...new Set(
    [...entityTypes].flatMap((type) => textFieldsOf(registry, type).names.map(({ aspect }) => aspect)),
  ),
];

const descriptionAspects = (registry: Registry, entityTypes: Iterable<string>): string[] =>
  [...entityTypes].flatMap((type) => textFieldsOf(registry, type).descriptions.map(({ aspect }) => aspect));

/** What a list says of each of its entities, by URN. One that the caller may not see has its URN alone. */
export async function summarise(
  session: Session,
  urns: readonly string[],
): Promise<ReadonlyMap<string, JsonObject>> {
  const { registry } = session;
  const types = typesOf(urns);
  const entities = await readEntities(session, urns, [
    ...new Set([
      ...nameAspects(registry, types),
      ...descriptionAspects(registry, types),
      'dataPlatformInstance',
      'subTypes',
      'deprecation',
      'domains',
    ]),
  ]);
  return new Map(
    urns.map((urn) => {
      const entity = entities.get(urn);
      return [urn, entity ? summaryOf(registry, entity) : { urn, is_restricted: true }];
    }),
  );
}

const typesOf = (urns: readonly string[]): ReadonlySet<string> =>
  new Set(urns.map((urn) => urn.split(':')[2] ?? ''));

function summaryOf(registry: Registry, entity: ReadEntity): JsonObject {
  const description = firstText(entity, textFieldsOf(registry, entity.entityType).descriptions);
  const deprecation = entity.aspect('deprecation');
  return withoutAbsent({
    urn: entity.urn,
    type: entity.entityType,
    name: clip(nameOf(registry, entity), listedDescription),
    platform: platformOf(registry, entity),
    sub_types: [...textsIn(entity.aspect('subTypes')?.typeNames)].slice(0, 5),
    description: description === undefined ? undefined : clip(description, listedDescription),
    domains: [...textsIn(entity.aspect('domains')?.domains)].slice(0, 5),
    is_deprecated: deprecation?.deprecated === true ? true : undefined,
  });
}

/** The name of the platform: `snowflake`. */
export function platformOf(registry: Registry, entity: ReadEntity): string | undefined {
  const key = entity.aspect(registry.entities.get(entity.entityType)?.key.name ?? '') ?? {};
  const platform =
    textOf(entity.aspect('dataPlatformInstance')?.platform) ??
    textOf(key.platform) ??
    textOf(key.dashboardTool) ??
    textOf(key.orchestrator) ??
    (entity.entityType === 'chart' ? textOf(key.dashboardTool) : undefined);
  return platform?.replace(/^urn:li:dataPlatform:/, '');
}

/** URNs with the names of what they stand for: `[{"urn": …, "name": …}]`. */
export async function withNames(
  session: Session,
  urns: readonly string[],
): Promise<ReadonlyMap<string, JsonObject>> {
  const entities = await readEntities(session, urns, nameAspects(session.registry, typesOf(urns)));
  return new Map(
    urns.map((urn) => {
      const entity = entities.get(urn);
      const name = entity ? nameOf(session.registry, entity) : nameInUrn(urn);
      return [urn, { urn, name: clip(name, listedDescription) }];
    }),
  );
}

/** The URNs in a member of each object of a list: `tags` of `globalTags`. */
export const urnsIn = (value: JsonObject | undefined, list: string, member: string): string[] =>
  objectsIn(value?.[list]).flatMap((item) => textOf(item[member]) ?? []);
