import type { CatalogueUsageQuery } from '../../../gen/analytics/usage/usage.ts';
import { EntityLink } from '../../entity/entity-link.tsx';
import { number, percent } from '../../texts/format.ts';
import { usageTexts as texts } from '../../texts/usage-analytics.ts';
import { type Column, Table } from '../../ui/table.tsx';
import { useFold } from '../../ui/use-fold.tsx';
import { ShareBar } from '../parts/share-bar.tsx';

export type Count = NonNullable<CatalogueUsageQuery['usageOverview']>['datasets'][number];

interface RankingProps {
  readonly head: string;
  /** What the rows name, such as `Dataset`. */
  readonly name: string;
  readonly counts: readonly Count[];
  /** All queries, of which each row has a share. */
  readonly total: number;
  readonly note?: string;
}

/** Who or what has most queries, the largest first. */
export function Ranking({ head, name, counts, total, note }: RankingProps) {
  const { id, shown, button } = useFold(counts);
  if (counts.length === 0) return null;
  const columns: readonly Column<Count>[] = [
    {
      key: 'name',
      head: name,
      cell: ({ entity }) => <EntityLink urn={entity.urn} name={entity.card.name} />,
    },
    { key: 'queries', head: texts.columns.queries, isNumber: true, cell: (row) => number(row.queryCount) },
    {
      key: 'share',
      head: texts.columns.share,
      isNumber: true,
      cell: ({ queryCount }) => (
        <div className="ranking__share">
          <ShareBar share={queryCount / Math.max(1, total)} />
          <span>{percent(queryCount / Math.max(1, total))}</span>
        </div>
      ),
    },
  ];
  return (
    <section className="ranking">
      <h2>{head}</h2>
      <div id={id}>
        <Table label={head} columns={columns} rows={shown} keyOf={({ entity }) => entity.urn} />
      </div>
      {button}
      {note !== undefined && <p className="faint">{note}</p>}
    </section>
  );
}
