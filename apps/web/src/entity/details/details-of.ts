import type { StoredAspect } from '../raw/stored-aspects.ts';

/** A value in a form that people read. */
export type Value =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'entity'; readonly urn: string }
  | { readonly kind: 'time'; readonly time: number }
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'flag'; readonly isOn: boolean }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'list'; readonly values: readonly Value[] }
  | { readonly kind: 'record'; readonly rows: readonly Row[] };

export interface Row {
  /** Name of the field in the model, or the key of a map. */
  readonly name: string;
  readonly value: Value;
}

/** What an aspect says. */
export interface Section {
  readonly aspect: string;
  readonly rows: readonly Row[];
}

/** Aspects that have a place of their own on the page, or say nothing to people. */
const shownElsewhere = new Set([
  'browsePaths',
  'browsePathsV2',
  'container',
  'datasetProfile',
  'datasetUsageStatistics',
  'deprecation',
  'domains',
  'editableSchemaMetadata',
  'globalTags',
  'glossaryTerms',
  'institutionalMemory',
  'ownership',
  'siblings',
  'structuredProperties',
  'schemaMetadata',
  'status',
  'subTypes',
  'upstreamLineage',
  'usageFeatures',
  'storageFeatures',
]);
/** Depth below which a value is shown as it is stored. */
const deepest = 4;

/** What is stored of an entity of whatever type, as far as it is shown nowhere else. */
export function detailsOf(aspects: readonly StoredAspect[]): readonly Section[] {
  return aspects
    .filter(({ name }) => !shownElsewhere.has(name))
    .map(({ name, value }) => ({ aspect: name, rows: rowsOf(value, 0) }))
    .filter(({ rows }) => rows.length > 0);
}

function rowsOf(record: Readonly<Record<string, unknown>>, depth: number): readonly Row[] {
  return Object.entries(record).flatMap(([name, stored]) => {
    const value = readable(name, stored, depth);
    return value ? [{ name, value }] : [];
  });
}

/** Undefined for what is empty. */
function readable(name: string, stored: unknown, depth: number): Value | undefined {
  if (typeof stored === 'boolean') return { kind: 'flag', isOn: stored };
  if (typeof stored === 'number')
    return isTime(name, stored) ? { kind: 'time', time: stored } : { kind: 'number', value: stored };
  if (typeof stored === 'string') return textOf(stored);
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (depth >= deepest) return { kind: 'text', text: JSON.stringify(stored) };
  if (Array.isArray(stored)) {
    const values = stored.flatMap((item) => readable(name, item, depth + 1) ?? []);
    return values.length > 0 ? { kind: 'list', values } : undefined;
  }
  return recordOf(name, stored as Readonly<Record<string, unknown>>, depth);
}

function recordOf(name: string, stored: Readonly<Record<string, unknown>>, depth: number): Value | undefined {
  const [entry, ...others] = Object.entries(stored);
  // A member of a union travels under its full name, which says nothing to a reader.
  if (entry && others.length === 0 && /^(?:com\.linkedin\.|string$|double$)/.test(entry[0]))
    return readable(name, entry[1], depth);
  // A stamp of time 0 says that nobody knows.
  if (stored.time === 0 && 'actor' in stored) return undefined;
  const rows = rowsOf(stored, depth + 1);
  return rows.length > 0 ? { kind: 'record', rows } : undefined;
}

function textOf(text: string): Value | undefined {
  if (text.trim() === '') return undefined;
  if (/^urn:li:\w+:./.test(text)) return { kind: 'entity', urn: text };
  return /^https?:\/\/\S+$/.test(text) ? { kind: 'link', url: text } : { kind: 'text', text };
}

/** Milliseconds of this century, in a field that is called so. */
const isTime = (name: string, value: number): boolean =>
  value > 946_684_800_000 && /(?:time|at|on|millis|timestamp|date|created|modified)$/i.test(name);

/** Every entity that sections name, each once: their names are asked for together. */
export function entitiesIn(sections: readonly Section[]): readonly string[] {
  const urns = new Set<string>();
  const visit = (value: Value): void => {
    if (value.kind === 'entity') urns.add(value.urn);
    else if (value.kind === 'list') value.values.forEach(visit);
    else if (value.kind === 'record') for (const row of value.rows) visit(row.value);
  };
  for (const { rows } of sections) for (const row of rows) visit(row.value);
  return [...urns];
}
