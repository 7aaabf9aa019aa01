import type { Criterion, Position, SearchQuery } from './query.ts';
import type { TextQuery } from './text-query.ts';
import type { ValueWeight } from './value-weights.ts';

/** A search as a store gets it: the text read, aliases and trees replaced, and said of each field where its values are. */
export interface ResolvedQuery
  extends Omit<SearchQuery, 'input' | 'filter' | 'includeOutdated' | 'includeReferenceTypes' | 'visible'> {
  /** Entity types to leave out. */
  readonly hiddenTypes: readonly string[];
  readonly text: TextQuery;
  /** A name; entities that bear it come first, though the text may not match them. */
  readonly name?: string;
  readonly filter: readonly (readonly Criterion[])[];
  /** What is looked at all, as a filter beside the other: many queries of a principal have the same. Default: everything. */
  readonly within?: readonly (readonly Criterion[])[];
  /** Fields of the query that the index of filters leaves out; their values are in the documents alone. */
  readonly textFields: ReadonlySet<string>;
  /** Values by which entities rank higher or lower than others of their tier. */
  readonly weights: readonly ValueWeight[];
  /** True walks through everything, in an order that writes do not change; `start` is 0. */
  readonly scroll?: {
    /** Where the page before ended; absent on the first. */
    readonly after?: Position;
  };
}
