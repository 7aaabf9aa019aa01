import { useQuery } from '@tanstack/react-query';
import { columnLineageQuery } from '../../../../gen/entity/columns/panel/panel.ts';
import { read } from '../../../data/query-client.ts';
import { Failure } from '../../../shell/states.tsx';
import { columnTexts } from '../../../texts/column.ts';
import { EntityLink } from '../../entity-link.tsx';

interface ColumnLineageProps {
  readonly urn: string;
  readonly direction: 'UPSTREAM' | 'DOWNSTREAM';
}

/** The columns that a column is made from, or that are made from it, the nearest first. */
export function ColumnLineage({ urn, direction }: ColumnLineageProps) {
  const { data, error, refetch } = useQuery(read(columnLineageQuery, { urn, direction }));
  const found = data?.searchAcrossLineage?.searchResults ?? [];
  return (
    <section>
      <h3 className="label">{direction === 'UPSTREAM' ? columnTexts.upstream : columnTexts.downstream}</h3>
      {error && !data && <Failure error={error} retry={() => void refetch()} />}
      {data && found.length === 0 && <p className="faint">{columnTexts.none}</p>}
      <ul>
        {found
          .toSorted((a, b) => a.degree - b.degree)
          .map(({ entity: { urn: column, card } }) => {
            const table = card.path.at(-1);
            return (
              <li key={column}>
                <EntityLink urn={column} name={card.name} />{' '}
                {table?.entity && (
                  <span className="faint">
                    {columnTexts.in}{' '}
                    <EntityLink urn={table.entity.urn} name={table.entity.card.name} hasIcon={false} />
                  </span>
                )}
              </li>
            );
          })}
      </ul>
    </section>
  );
}
