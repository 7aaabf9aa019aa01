import type {
  EditableSchemaMetadata,
  GlobalTags,
  GlossaryTerms,
  Ownership,
  StructuredProperties,
} from '@colophon/model-types';
import type { Enrichment } from './parse-row.ts';

const stamp = (time: number) => ({ time, actor: 'urn:li:corpuser:ingestion' });

// Each returns the new value, or undefined if nothing changes.

export function mergeTags(before: GlobalTags | undefined, urns: readonly string[]): GlobalTags | undefined {
  const known = new Set(before?.tags.map(({ tag }) => tag));
  const added = urns.filter((urn) => !known.has(urn));
  if (added.length === 0) return undefined;
  return { ...before, tags: [...(before?.tags ?? []), ...added.map((tag) => ({ tag }))] };
}

export function mergeTerms(
  before: GlossaryTerms | undefined,
  urns: readonly string[],
  now: number,
): GlossaryTerms | undefined {
  const known = new Set(before?.terms.map(({ urn }) => urn));
  const added = urns.filter((urn) => !known.has(urn));
  if (added.length === 0) return undefined;
  return {
    terms: [...(before?.terms ?? []), ...added.map((urn) => ({ urn }))],
    auditStamp: before?.auditStamp ?? stamp(now),
  };
}

export function mergeOwners(
  before: Ownership | undefined,
  owners: Enrichment['owners'],
  now: number,
): Ownership | undefined {
  const identity = ({ owner, type, typeUrn }: Ownership['owners'][number]) =>
    `${owner} ${type} ${typeUrn ?? ''}`;
  const known = new Set(before?.owners.map(identity));
  const added = owners.filter((owner) => !known.has(identity(owner)));
  if (added.length === 0) return undefined;
  return { lastModified: stamp(now), ...before, owners: [...(before?.owners ?? []), ...added] };
}

export function mergeProperties(
  before: StructuredProperties | undefined,
  values: Enrichment['properties'],
): StructuredProperties | undefined {
  const properties = new Map((before?.properties ?? []).map((one) => [one.propertyUrn, one]));
  let isChanged = false;
  for (const [propertyUrn, texts] of values) {
    const known = properties.get(propertyUrn);
    const printed = new Set(known?.values.map((value) => String(Object.values(value)[0])));
    const added = texts.filter((text) => !printed.has(text));
    if (added.length === 0) continue;
    isChanged = true;
    const all = [...(known?.values ?? []), ...added.map((text) => ({ string: text }))];
    properties.set(propertyUrn, { ...known, propertyUrn, values: all });
  }
  return isChanged ? { properties: [...properties.values()] } : undefined;
}

/** The rows about the fields of one dataset. */
export function mergeFields(
  before: EditableSchemaMetadata | undefined,
  rows: readonly Enrichment[],
  now: number,
  replaces: boolean,
): EditableSchemaMetadata | undefined {
  const fields = [...(before?.editableSchemaFieldInfo ?? [])];
  let isChanged = false;
  for (const { field, tags, terms, description } of rows) {
    const found = fields.findIndex(({ fieldPath }) => simplePath(fieldPath) === field);
    const known = fields[found];
    const globalTags = mergeTags(replaces ? undefined : known?.globalTags, tags);
    const glossaryTerms = mergeTerms(replaces ? undefined : known?.glossaryTerms, terms, now);
    if (!globalTags && !glossaryTerms && description === '') continue;
    isChanged = true;
    const merged = {
      ...(known ?? { fieldPath: field }),
      ...(globalTags && { globalTags }),
      ...(glossaryTerms && { glossaryTerms }),
      ...(description !== '' && { description }),
    };
    if (found === -1) fields.push(merged);
    else fields[found] = merged;
  }
  if (!isChanged) return undefined;
  return { ...(before ?? { created: stamp(now) }), editableSchemaFieldInfo: fields };
}

/** `a.b`, of a path such as `[version=2.0].[type=struct].a.[type=string].b`. */
const simplePath = (path: string): string =>
  path
    .split('.')
    .filter((part) => !/^\[.*\]?$|^.*\]$/.test(part))
    .join('.') || path;
