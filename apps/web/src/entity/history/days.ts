import type { HistoryQuery } from '../../../gen/entity/history/history.ts';

type Transaction = NonNullable<HistoryQuery['getTimeline']>['changeTransactions'][number];

/** What changed at a time, by whom. */
export interface Change {
  readonly time: number;
  readonly actor: string | null;
  readonly version: string;
  readonly lines: readonly Line[];
}

export interface Line {
  readonly category: string;
  readonly operation: string;
  readonly text: string;
}

export interface Day {
  /** Its beginning, in the reader's time zone. */
  readonly start: number;
  readonly changes: readonly Change[];
}

/** Changes by day, the newest first. Those that say nothing are left out. */
export function daysOf(transactions: readonly Transaction[]): readonly Day[] {
  const changes = transactions.map(changeOf).filter(({ lines }) => lines.length > 0);
  changes.sort((a, b) => b.time - a.time);
  const days = Map.groupBy(changes, ({ time }) => new Date(time).setHours(0, 0, 0, 0));
  return [...days].map(([start, changes]) => ({ start, changes }));
}

const changeOf = ({ timestampMillis, actor, lastSemanticVersion, changes }: Transaction): Change => ({
  time: timestampMillis,
  actor,
  version: lastSemanticVersion,
  lines: (changes ?? []).flatMap(({ category, operation, description }) =>
    description ? [{ category: category ?? '', operation: operation ?? '', text: description }] : [],
  ),
});
