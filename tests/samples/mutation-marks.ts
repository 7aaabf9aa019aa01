import type { Json, JsonObject } from '@colophon/schema';
import type { State } from './state.ts';

/**
 * Fields that mutations of GraphQL fill in as DataHub's do, and that the other clients leave out: who it was, and that it
 * was a person. By aspect.
 */
const fields: Readonly<Record<string, readonly string[]>> = {
  deprecation: ['actor'],
  editableSchemaMetadata: ['actor'],
  glossaryTerms: ['actor'],
  ownership: ['source', 'typeUrn'],
  upstreamLineage: ['properties'],
};

/** Aspects that a mutation writes beside the one that the page is about. By page. */
const aspects: Readonly<Record<string, readonly string[]>> = {
  'api/apis.mdx': ['ownership'],
  'api/tutorials/creating-tags.mdx': ['ownership'],
  'api/tutorials/creating-terms.mdx': ['ownership'],
  'api/tutorials/creating-users-and-groups.mdx': ['origin'],
};

/** What a catalogue holds, without what only mutations of GraphQL write. */
export function withoutMarks(page: string, state: State): State {
  const entries = Object.entries(state).map(([key, value]): [string, JsonObject] => {
    const marks = fields[aspectOf(key)];
    return [key, marks ? (without(marks, value) as JsonObject) : value];
  });
  return Object.fromEntries(entries.filter(([key]) => !aspects[page]?.includes(aspectOf(key))));
}

/** Of a URN and an aspect; what follows them is the time of a time series. */
const aspectOf = (key: string): string => key.split(' ')[1] ?? '';

function without(names: readonly string[], value: Json): Json {
  if (Array.isArray(value)) return value.map((item) => without(names, item));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !names.includes(name));
  return Object.fromEntries(kept.map(([name, item]) => [name, without(names, item)]));
}
