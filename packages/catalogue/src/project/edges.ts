import type { Aspect, Json, JsonObject, RelationshipAnnotation } from '@colophon/schema';
import type { Edge } from '../ports.ts';
import { annotationsOf } from './annotations.ts';
import { valueAt, valuesAt } from './values-at.ts';

const described = ['createdOn', 'createdActor', 'updatedOn', 'updatedActor', 'properties', 'via'] as const;

/** The edges that an aspect's value makes: one for each urn that a relationship annotation points at. */
export function edgesOf(aspect: Aspect, source: string, value: JsonObject): Edge[] {
  const edges = new Map<string, Edge>();
  for (const { path, annotation } of annotationsOf(aspect).relationships) {
    for (const { value: destination, holder } of valuesAt(value, path)) {
      if (typeof destination !== 'string') continue;
      const properties = describe(annotation, holder);
      const edge = {
        source,
        aspect: aspect.name,
        type: annotation.name,
        destination,
        ...(properties && { properties }),
      };
      edges.set(`${edge.type}\n${destination}`, edge);
    }
  }
  return [...edges.values()];
}

/** True when values of the aspect can make edges at all. */
export const hasEdges = (aspect: Aspect): boolean => annotationsOf(aspect).relationships.length > 0;

function describe(annotation: RelationshipAnnotation, holder: JsonObject): JsonObject | undefined {
  const entries = described.flatMap((name): [string, Json][] => {
    const path = annotation[name];
    const value = path === undefined ? undefined : valueAt(holder, path);
    return value === undefined ? [] : [[name, value]];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
