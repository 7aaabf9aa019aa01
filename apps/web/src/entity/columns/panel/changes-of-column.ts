import type { HistoryQuery } from '../../../../gen/entity/history/history.ts';

type Transaction = NonNullable<HistoryQuery['getTimeline']>['changeTransactions'][number];

interface ColumnChange {
  readonly time: number;
  readonly text: string;
}

/** The changes of a dataset that are about one column, the newest first: they name its URN, or its path in quotes. */
export function changesOfColumn(
  transactions: readonly Transaction[],
  path: string,
  column: string,
): readonly ColumnChange[] {
  return transactions
    .flatMap(({ timestampMillis, changes }) =>
      (changes ?? []).flatMap(({ urn, description }) =>
        description && (urn === column || namesPath(description, path))
          ? [{ time: timestampMillis, text: description }]
          : [],
      ),
    )
    .sort((a, b) => b.time - a.time);
}

const namesPath = (description: string, path: string): boolean =>
  [`'${path}'`, `"${path}"`, `\`${path}\``].some((quoted) => description.includes(quoted));
