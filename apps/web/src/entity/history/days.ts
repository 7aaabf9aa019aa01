import type { HistoryQuery } from '../../../gen/entity/history/history.ts';
import { type Part, sentenceOf } from './sentence.ts';

type Transaction = NonNullable<HistoryQuery['getTimeline']>['changeTransactions'][number];

/** What changed at a time, by whom. */
export interface Change {
  readonly time: number;
  readonly actor: string | null;
  readonly version: string;
  readonly subjects: readonly Subject[];
}

/** Everything that a change says about the same: all tags, or the documentation. */
export interface Subject {
  readonly category: string;
  readonly lines: readonly Line[];
}

export interface Line {
  readonly operation: string;
  /** Path of the column that it is about, where the sentence does not say so. */
  readonly column?: string;
  readonly parts: readonly Part[];
}

export interface Day {
  /** Its beginning, in the reader's time zone. */
  readonly start: number;
  readonly changes: readonly Change[];
}

/** Changes by day, the newest first. Those that say nothing are left out. */
export function daysOf(transactions: readonly Transaction[]): readonly Day[] {
  const changes = transactions.map(changeOf).filter(({ subjects }) => subjects.length > 0);
  changes.sort((a, b) => b.time - a.time);
  const days = Map.groupBy(changes, ({ time }) => new Date(time).setHours(0, 0, 0, 0));
  return [...days].map(([start, changes]) => ({ start, changes }));
}

function changeOf({ timestampMillis, actor, lastSemanticVersion, changes }: Transaction): Change {
  const told = (changes ?? []).flatMap((change) => (change?.description ? [change] : []));
  const subjects = Map.groupBy(told, ({ category }) => category ?? '');
  return {
    time: timestampMillis,
    actor,
    version: lastSemanticVersion,
    subjects: [...subjects].map(([category, changes]) => ({ category, lines: changes.map(lineOf) })),
  };
}

function lineOf(change: Parameters<typeof sentenceOf>[0]): Line {
  const { category, operation, parameters } = change;
  const column =
    category === 'TECHNICAL_SCHEMA'
      ? undefined
      : parameters?.find((parameter) => parameter?.key === 'fieldPath')?.value;
  return { operation: operation ?? '', ...(column && { column }), parts: sentenceOf(change) };
}
