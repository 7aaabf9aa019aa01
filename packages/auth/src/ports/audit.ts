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

export interface AuditQuery {
  readonly actor?: string;
  readonly subject?: string;
  readonly action?: string;
  /** From this time on. */
  readonly from?: number;
  /** Before this time. */
  readonly until?: number;
  /** Entries before this offset, the last one of the page before. Default: from the newest. */
  readonly before?: number;
  readonly limit: number;
}

/** Append-only: entries are removed when their retention ends, and never changed. */
export interface AuditStore {
  addAudit(record: AuditRecord): Promise<void>;
  /** Newest first. */
  readAudit(query: AuditQuery): Promise<readonly AuditEntry[]>;
  /** Removes what is older than a time. */
  removeAuditBefore(time: number): Promise<number>;
}
