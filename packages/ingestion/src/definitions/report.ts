/** What a report says of one thing. Secrets are taken out before it is kept. */
export interface Entry {
  /** What happened, the same text for the same kind: `cannot parse a view`. */
  readonly title: string;
  /** The sentence for this case, with a remedy where there is one. */
  readonly message: string;
  /** Where: a table, a file, a line. */
  readonly context?: string;
}

/** Takes what happens during a run. Entries of one title are counted; a sample of them is kept. */
export interface Report {
  /** Something a reader may want to know: what was left out by a pattern. */
  info(entry: Entry): void;
  /** Something is missing or uncertain, and the run is still a success. */
  warn(entry: Entry): void;
  /** Something asked for could not be done. The run goes on and ends as failed. */
  fail(entry: Entry): void;
  /** Adds to a counter of the source, such as `views_parsed`. */
  count(name: string, by?: number): void;
}
