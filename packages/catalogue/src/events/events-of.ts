import type { JsonObject, Registry } from '@colophon/schema';
import type { LogEntry } from '../ports/change-log.ts';
import { edgesOf, hasEdges } from '../project/edges.ts';
import type { EntityChange, PlatformEvent, RelationshipChange } from './change-event.ts';
import { changeRules, lifecycleTypes } from './change-rules.ts';

/**
 * The events that a change means: what happened to the entity, and the relationships that were added or removed. A value
 * that is only stated again means none.
 */
export function eventsOf(registry: Registry, entry: LogEntry): readonly PlatformEvent[] {
  if (entry.changeType === 'RESTATE') return [];
  const { created } = entry;
  return [
    ...entityChanges(registry, entry).map(
      (change): PlatformEvent => ({ name: 'entityChangeEvent', change, created }),
    ),
    ...relationshipChanges(registry, entry).map(
      (change): PlatformEvent => ({ name: 'relationshipChangeEvent', change, created }),
    ),
  ];
}

function entityChanges(
  registry: Registry,
  { urn, entityType, aspect, value, previousValue }: LogEntry,
): readonly EntityChange[] {
  // Columns change with their dataset.
  if (entityType === 'schemaField') return [];
  if (aspect === registry.entities.get(entityType)?.key.name) {
    if (!lifecycleTypes.has(entityType) || (value !== undefined && previousValue !== undefined)) return [];
    const operation = value === undefined ? 'HARD_DELETE' : 'CREATE';
    return [{ entityUrn: urn, entityType, category: 'LIFECYCLE', operation }];
  }
  const rules = changeRules.get(aspect) ?? [];
  return rules.flatMap((rule) => rule(previousValue ?? {}, value ?? {}, { urn, entityType }));
}

function relationshipChanges(registry: Registry, entry: LogEntry): RelationshipChange[] {
  const aspect = registry.aspectOf(entry.entityType, entry.aspect);
  if (!aspect || !hasEdges(aspect)) return [];
  const edgesIn = (value: JsonObject | undefined): ReadonlyMap<string, RelationshipChange> =>
    new Map(
      (value ? edgesOf(aspect, entry.urn, value) : []).map(({ source, type, destination }) => [
        `${source}\n${type}\n${destination}`,
        { sourceUrn: source, destinationUrn: destination, operation: 'ADD', relationshipType: type },
      ]),
    );
  const [old, now] = [edgesIn(entry.previousValue), edgesIn(entry.value)];
  return [
    ...[...old]
      .filter(([key]) => !now.has(key))
      .map(([, edge]) => ({ ...edge, operation: 'REMOVE' as const })),
    ...[...now].filter(([key]) => !old.has(key)).map(([, edge]) => edge),
  ];
}
