import { type Moment, toMillis } from '../builders/aspects/audit.ts';
import type { CallOptions, HttpClient } from '../http-client.ts';
import { encodePart, queryString } from '../query-string.ts';
import { readAnswer } from '../read-answer.ts';

/** What a change is about. */
export type ChangeCategory =
  | 'DOCUMENTATION'
  | 'GLOSSARY_TERM'
  | 'OWNERSHIP'
  | 'TECHNICAL_SCHEMA'
  | 'TAG'
  | 'DOMAIN'
  | 'DEPRECATION'
  | 'LIFECYCLE'
  | 'BUSINESS_ATTRIBUTE'
  | 'STRUCTURED_PROPERTY'
  | 'APPLICATION'
  | 'PARENT'
  | 'RELATED_ENTITIES'
  | 'ASSET_MEMBERSHIP'
  | 'VERSIONING';

/** How much a change means to those who rely on an entity: a `MAJOR` one can break something. */
export type SemanticChange = 'NONE' | 'PATCH' | 'MINOR' | 'MAJOR';

/** Which changes of an entity to read. */
export interface TimelineOptions extends CallOptions {
  /** What the changes are about. Default `DOCUMENTATION`, `GLOSSARY_TERM`, `OWNERSHIP`, `TECHNICAL_SCHEMA` and `TAG`. */
  readonly categories?: readonly ChangeCategory[];
  /** Earliest change. Default: seven days before `end`. */
  readonly start?: Moment;
  /** Latest change. Default: now. */
  readonly end?: Moment;
}

/** One thing that changed. */
export interface TimelineChange {
  /** The entity, or the column of it, that changed. */
  readonly entityUrn: string;
  /** What the change is about. */
  readonly category: ChangeCategory;
  /** What was done. */
  readonly operation: 'ADD' | 'REMOVE' | 'MODIFY' | 'CREATE' | 'SOFT_DELETE' | 'REINSTATE';
  /** What came, went or changed, such as the urn of a tag. */
  readonly modifier?: string;
  /** Further facts of the change, as text. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** How much the change means. */
  readonly semVerChange: SemanticChange;
  /** A sentence for people. */
  readonly description: string;
}

/** Everything that changed at one time, by one actor. */
export interface TimelineEntry {
  /** Milliseconds since the epoch. */
  readonly timestamp: number;
  /** Urn of who changed it. */
  readonly actor: string;
  /** Version that the changes give the entity, such as `1.2.0-computed`. */
  readonly semVer: string;
  /** The weightiest of the changes. */
  readonly semVerChange: SemanticChange;
  /** The changes. */
  readonly changeEvents: readonly TimelineChange[];
}

const defaultCategories: readonly ChangeCategory[] = [
  'DOCUMENTATION',
  'GLOSSARY_TERM',
  'OWNERSHIP',
  'TECHNICAL_SCHEMA',
  'TAG',
];

export async function timeline(
  client: HttpClient,
  urn: string,
  { categories = defaultCategories, start, end, ...options }: TimelineOptions = {},
): Promise<readonly TimelineEntry[]> {
  const path = `/openapi/v2/timeline/v1/${encodePart(urn)}${queryString({
    categories: categories.join(','),
    startTime: start === undefined ? undefined : toMillis(start),
    endTime: end === undefined ? undefined : toMillis(end),
  })}`;
  return readAnswer(`GET ${path}`, await client.request('GET', path, options), 'array');
}
