/** A change as the server sends it. */
export interface ChangeEvent {
  readonly offset: number;
  readonly urn: string;
  readonly entityType: string;
  readonly aspect: string;
  readonly changeType: string;
  readonly value?: unknown;
  readonly previousValue?: unknown;
  readonly created: { readonly actor: string; readonly time: number };
}

/** Changes that a page holds. */
export const mostKept = 300;

/** What the reader sees, and what has come since it was paused. */
export interface Feed {
  /** The newest first. */
  readonly shown: readonly ChangeEvent[];
  readonly waiting: readonly ChangeEvent[];
}

export const emptyFeed: Feed = { shown: [], waiting: [] };

/** A feed with changes that came, in the order of the log; each counts once, also when the connection was lost meanwhile. */
export function withChanges(feed: Feed, came: readonly ChangeEvent[], isPaused: boolean): Feed {
  const last = Math.max(0, feed.shown[0]?.offset ?? 0, feed.waiting[0]?.offset ?? 0);
  const fresh = came.filter(({ offset }) => offset > last).toReversed();
  const waiting = [...fresh, ...feed.waiting].slice(0, mostKept);
  return isPaused ? { ...feed, waiting } : resumed({ ...feed, waiting });
}

/** Shows what has waited. */
export const resumed = ({ shown, waiting }: Feed): Feed => ({
  shown: [...waiting, ...shown].slice(0, mostKept),
  waiting: [],
});

/** Filters that stand in the address. */
export interface ChangesState {
  readonly type: string | undefined;
  readonly aspect: string | undefined;
}

/** Address of the changes since a time, in milliseconds since the epoch. */
export function changesPath({ type, aspect }: ChangesState, since: number): string {
  const query = new URLSearchParams({
    since: String(since),
    ...(type && { entityType: type }),
    ...(aspect && { aspect }),
  });
  return `/changes?${query}`;
}

/** The last part of a URN, by which people know what it names. */
export const shortUrn = (urn: string): string => urn.replace(/^urn:li:[^:]+:/, '');
