import type { ChangeProposal } from '@colophon/sdk';

/** What a source has read: the proposals of one thing, such as a table. They are written in order, and stay together. */
export interface SourceRecord {
  /** Where it comes from, for reports and dead letters: `shop.public.orders`. */
  readonly id: string;
  /** What it says. */
  readonly proposals: readonly ChangeProposal[];
  /**
   * Whether its entities belong to this source, so that stateful ingestion removes those that a later run no longer finds.
   * Default true. False for entities that the source only says something about, such as the table of a query.
   */
  readonly owned?: boolean;
  /**
   * URNs of entities that exist and could not be read this time, so that stateful ingestion does not remove them. Nothing is
   * written about them.
   */
  readonly unread?: readonly string[];
}
