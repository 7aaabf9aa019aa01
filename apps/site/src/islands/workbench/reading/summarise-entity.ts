import { isUrn, parseUrn } from '@colophon/schema';
import { describeUrn } from './describe-urn.ts';
import type { AspectValue } from './read-aspects.ts';

/** What people ask about an entity first. */
export interface EntitySummary {
  readonly description: string | undefined;
  /** Names of the platform, the owners, the tags, the terms and the domains, in this order; only those that it has. */
  readonly facts: readonly Fact[];
}

export interface Fact {
  readonly kind: 'platform' | 'owners' | 'tags' | 'terms' | 'domains';
  /** The URNs that the aspect lists. */
  readonly urns: readonly string[];
}

type Value = Readonly<Record<string, unknown>>;

/** Picks the summary of an entity out of its aspects. What a person edited counts before what was ingested. */
export function summariseEntity(urn: string, aspects: readonly AspectValue[]): EntitySummary {
  const values = new Map(aspects.map(({ name, value }) => [name, isRecord(value) ? value : {}]));
  const lists: readonly Fact[] = [
    { kind: 'platform', urns: platformOf(urn, values.get('dataPlatformInstance')) },
    { kind: 'owners', urns: membersOf(values.get('ownership')?.owners, 'owner') },
    { kind: 'tags', urns: membersOf(values.get('globalTags')?.tags, 'tag') },
    { kind: 'terms', urns: membersOf(values.get('glossaryTerms')?.terms, 'urn') },
    { kind: 'domains', urns: urnsIn(values.get('domains')?.domains) },
  ];
  return { description: descriptionIn(values), facts: lists.filter(({ urns }) => urns.length > 0) };
}

function descriptionIn(values: ReadonlyMap<string, Value>): string | undefined {
  const describing = [...values].filter(([name]) => /(Properties|Info)$/.test(name));
  const editedFirst = describing.toSorted(([a], [b]) => isEdited(b) - isEdited(a));
  for (const [, { description, definition }] of editedFirst) {
    const text = description ?? definition;
    if (typeof text === 'string' && text !== '') return text;
  }
  return undefined;
}

const isEdited = (aspect: string): number => Number(aspect.startsWith('editable'));

/** The platform that the aspect names; otherwise the one in the URN, such as that of a dataset. */
function platformOf(urn: string, instance: Value | undefined): string[] {
  const named = urnsIn([instance?.platform]);
  if (named.length > 0 || !isUrn(urn)) return named;
  return parseUrn(urn).parts.filter((part) => isUrn(part) && describeUrn(part).type === 'dataPlatform');
}

function membersOf(list: unknown, field: string): string[] {
  return Array.isArray(list) ? urnsIn(list.map((each) => (isRecord(each) ? each[field] : undefined))) : [];
}

function urnsIn(list: unknown): string[] {
  return Array.isArray(list) ? [...new Set(list.filter((each) => typeof each === 'string'))] : [];
}

function isRecord(value: unknown): value is Value {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
