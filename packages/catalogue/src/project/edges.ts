import type { Aspect, Json, JsonObject, RelationshipAnnotation } from '@colophon/schema';
import type { LineageDirection } from '../lineage/query.ts';
import type { Edge } from '../ports/graph-index.ts';
import { annotationsOf } from './annotations.ts';
import { columnEdgesOf } from './column-edges.ts';
import { valueAt, valuesAt } from './values-at.ts';

const described = ['createdOn', 'createdActor', 'updatedOn', 'updatedActor', 'properties', 'via'] as const;

/** The edges that an aspect's value makes: one for each URN that a relationship annotation points at, and columns'. */
export function edgesOf(aspect: Aspect, source: string, value: JsonObject): Edge[] {
  const edges = new Map<string, Edge>();
  for (const { path, annotation } of annotationsOf(aspect).relationships) {
    for (const { value: destination, holder } of valuesAt(value, path)) {
      if (typeof destination !== 'string') continue;
      const properties = describe(annotation, holder);
      const lineage = lineageOf(annotation);
      const key = `${annotation.name}\n${destination}`;
      // Several fields may name one target; lineage is not undone by one that means less.
      if (!lineage && edges.get(key)?.lineage) continue;
      edges.set(key, {
        source,
        aspect: aspect.name,
        type: annotation.name,
        destination,
        ...(lineage && { lineage }),
        ...(properties && { properties }),
      });
    }
  }
  for (const edge of columnEdgesOf(aspect, source, value))
    edges.set(`${edge.type}\n${edge.destination}\n${edge.source}`, edge);
  return [...edges.values()];
}

/** True when values of the aspect can make edges at all. */
export const hasEdges = (aspect: Aspect): boolean => annotationsOf(aspect).relationships.length > 0;

function lineageOf({ lineage, upstream = true }: RelationshipAnnotation): LineageDirection | undefined {
  if (!lineage) return undefined;
  return upstream ? 'upstream' : 'downstream';
}

function describe(annotation: RelationshipAnnotation, holder: JsonObject): JsonObject | undefined {
  const entries = described.flatMap((name): [string, Json][] => {
    const path = annotation[name];
    const value = path === undefined ? undefined : valueAt(holder, path);
    return value === undefined ? [] : [[name, value]];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
