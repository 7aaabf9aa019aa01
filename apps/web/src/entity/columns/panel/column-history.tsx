import { useQuery } from '@tanstack/react-query';
import { historyQuery } from '../../../../gen/entity/history/history.ts';
import { useHeldOn } from '../../../account/use-lacking.ts';
import { read } from '../../../data/query-client.ts';
import { columnTexts } from '../../../texts/column.ts';
import { dayText } from '../../../texts/format.ts';
import { changesOfColumn } from './changes-of-column.ts';

const most = 20;

interface ColumnHistoryProps {
  readonly urn: string;
  readonly path: string;
  /** URN of the column. */
  readonly column: string;
}

/** What changed of a column, the newest first. */
export function ColumnHistory({ urn, path, column }: ColumnHistoryProps) {
  const { isKnown, reason } = useHeldOn(urn, ['GET_TIMELINE_PRIVILEGE']);
  const { data } = useQuery({
    ...read(historyQuery, { urn }),
    enabled: isKnown && reason === undefined,
  });
  if (!data) return null;
  const changes = changesOfColumn(data.getTimeline?.changeTransactions ?? [], path, column);
  return (
    <section>
      <h3 className="label">{columnTexts.history}</h3>
      {changes.length === 0 && <p className="faint">{columnTexts.noHistory}</p>}
      <ol>
        {changes.slice(0, most).map(({ time, text }) => (
          <li key={`${time} ${text}`}>
            <time className="faint" dateTime={new Date(time).toISOString()}>
              {dayText(time)}
            </time>{' '}
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
