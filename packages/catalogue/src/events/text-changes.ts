import type { JsonObject } from '@colophon/schema';
import type { EntityChange } from './change-event.ts';

/** Documentation that was added, changed or removed. An empty text counts as none. */
export function textChange(
  entity: { readonly urn: string; readonly entityType: string },
  [before, after]: readonly [string, string],
  parametersOf: (text: string) => JsonObject | undefined,
  modifier?: string,
): EntityChange[] {
  if (before === after) return [];
  const operation = before === '' ? 'ADD' : after === '' ? 'REMOVE' : 'MODIFY';
  const parameters = parametersOf(after || before);
  return [
    {
      entityUrn: entity.urn,
      entityType: entity.entityType,
      category: 'DOCUMENTATION',
      operation,
      ...(modifier !== undefined && { modifier }),
      ...(parameters && { parameters }),
    },
  ];
}
