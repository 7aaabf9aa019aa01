import type { HistoryQuery } from '../../../../gen/entity/history/history.ts';
import { type Part, sentenceOf } from '../../history/sentence.ts';

type Transaction = NonNullable<HistoryQuery['getTimeline']>['changeTransactions'][number];

interface ColumnChange {
  readonly time: number;
  readonly parts: readonly Part[];
}

/** The changes of a dataset that are about one column, the newest first: they name its URN, or its path. */
export function changesOfColumn(
  transactions: readonly Transaction[],
  path: string,
  column: string,
): readonly ColumnChange[] {
  return transactions
    .flatMap(({ timestampMillis, changes }) =>
      (changes ?? []).flatMap((change) => {
        if (!change?.description) return [];
        const named = change.parameters?.find((parameter) => parameter?.key === 'fieldPath')?.value;
        return change.urn === column || named === path
          ? [{ time: timestampMillis, parts: sentenceOf(change) }]
          : [];
      }),
    )
    .sort((a, b) => b.time - a.time);
}
