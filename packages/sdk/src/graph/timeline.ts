import { type Moment, toMillis } from '../builders/aspects/audit.ts';
import type { CallOptions, HttpClient } from '../http-client.ts';
import { encodePart, queryString } from '../query-string.ts';
import { readJson } from '../read-response.ts';

/** The category of a change. */
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

/** How a change affects users of the entity: a `MAJOR` one can break something. */
export type SemanticChange = 'NONE' | 'PATCH' | 'MINOR' | 'MAJOR';

/** Which changes of an entity to read. */
export interface TimelineOptions extends CallOptions {
  /** Categories of the changes. Default `DOCUMENTATION`, `GLOSSARY_TERM`, `OWNERSHIP`, `TECHNICAL_SCHEMA` and `TAG`. */
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
  /** What was added, removed or changed, such as the URN of a tag. */
  readonly modifier?: string;
  /** Further details of the change, as strings. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** The severity of the change. */
  readonly semVerChange: SemanticChange;
  /** A sentence for people. */
  readonly description: string;
}

/** All changes at one time, by one actor. */
export interface TimelineEntry {
  /** Milliseconds since the epoch. */
  readonly timestamp: number;
  /** URN of the actor. */
  readonly actor: string;
  /** Version that the changes give the entity, such as `1.2.0-computed`. */
  readonly semVer: string;
  /** The highest severity of the changes. */
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
    startTime: start && toMillis(start),
    endTime: end && toMillis(end),
  })}`;
  return readJson(client, path, 'array', options);
}
