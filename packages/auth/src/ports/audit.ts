/** Something that happened to somebody's access. It never has a secret. */
export interface AuditRecord {
  readonly time: number;
  /** `sign-in`, `token-created`. */
  readonly action: string;
  readonly outcome: 'done' | 'refused';
  /** URN of who did it, if known. */
  readonly actor?: string;
  /** URN or id of what it was done to. */
  readonly subject?: string;
  readonly address?: string;
  readonly requestId?: string;
  /** Why it was refused, or what else is worth knowing. */
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

/** With its position in the log. */
export interface AuditEntry extends AuditRecord {
  readonly offset: number;
}

/** Entries that fit all of what is given; of a list, any one value. An empty list is as none. */
export interface AuditQuery {
  readonly actor?: string | readonly string[];
  readonly subject?: string | readonly string[];
  readonly action?: string | readonly string[];
  /** Actions that differ by their outcome; entries of any one of them. */
  readonly anyOf?: readonly { readonly action: string; readonly outcome?: AuditRecord['outcome'] }[];
  /** Value of `details.aspect`. */
  readonly aspect?: string | readonly string[];
  readonly outcome?: AuditRecord['outcome'];
  /** Types of the entities in `subject`, as they stand in its URN: `dataset`. */
  readonly entityType?: string | readonly string[];
  /** From this time on. */
  readonly from?: number;
  /** Before this time. */
  readonly until?: number;
  /** Entries before this offset, the last one of the page before. Default: from the newest. */
  readonly before?: number;
  /** Entries behind this offset. Default: to the oldest. */
  readonly after?: number;
  readonly limit: number;
}

/** Append-only: entries are removed when their retention ends, and never changed. */
export interface AuditStore {
  addAudit(record: AuditRecord): Promise<void>;
  /** Adds all of them, in order, or none. */
  addAudits(records: readonly AuditRecord[]): Promise<void>;
  /**
   * Adds what was read from a log elsewhere, and where to continue there, in one transaction: nothing is lost, and nothing
   * recorded twice, when the process ends at any moment, or when several read the same.
   *
   * @param place From where it was read, undefined when nothing was read before, and where to continue.
   * @returns false, and adds nothing, when another process has moved the place meanwhile.
   */
  addAuditsFrom(
    source: string,
    records: readonly AuditRecord[],
    place: { readonly from: number | undefined; readonly next: number },
  ): Promise<boolean>;
  /** Where to continue in a log elsewhere; undefined when nothing was read there. */
  auditPosition(source: string): Promise<number | undefined>;
  /** Newest first. */
  readAudit(query: AuditQuery): Promise<readonly AuditEntry[]>;
  /** How many entries fit, counted up to `limit`. */
  countAudit(query: AuditQuery): Promise<number>;
  /** Removes what is older than a time. Nothing else removes anything. */
  removeAuditBefore(time: number): Promise<number>;
}
