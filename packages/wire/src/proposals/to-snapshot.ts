import type { EntityView } from '@colophon/catalogue';
import type { Json, JsonObject, Registry } from '@colophon/schema';
import { snapshotName } from './parse-snapshot.ts';

/**
 * An entity as a snapshot, the form that old clients read.
 *
 * `{"value": {"com.linkedin.metadata.snapshot.TagSnapshot": {"urn": …, "aspects": [{…}]}}}`
 */
export function toSnapshot(registry: Registry, { urn, entityType, key, aspects }: EntityView): JsonObject {
  const entity = registry.entities.get(entityType);
  if (!entity) throw new Error(`no entity type ${entityType}`);
  const values = new Map<string, Json>([
    [key.name, key.value],
    ...aspects.map(({ aspect, value }): [string, Json] => [aspect, value]),
  ]);
  const members = [...values].flatMap(([name, value]): JsonObject[] => {
    const record = registry.aspects.get(name)?.record.name;
    // An aspect of an extension that the server no longer loads has no record to use.
    return record === undefined ? [] : [{ [record]: value }];
  });
  return { value: { [snapshotName(entity)]: { urn, aspects: members } } };
}
