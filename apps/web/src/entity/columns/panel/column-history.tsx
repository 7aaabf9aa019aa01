import { useQuery } from '@tanstack/react-query';
import { historyQuery } from '../../../../gen/entity/history/history.ts';
import { useHeldOn } from '../../../account/use-lacking.ts';
import { read } from '../../../data/query-client.ts';
import { useNames } from '../../../settings/access/use-names.ts';
import { columnTexts } from '../../../texts/column.ts';
import { dayText } from '../../../texts/format.ts';
import { useFold } from '../../../ui/use-fold.tsx';
import { urnsOf } from '../../history/sentence.ts';
import { Sentence } from '../../history/sentence.tsx';
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
  const changes = changesOfColumn(data?.getTimeline?.changeTransactions ?? [], path, column).slice(0, most);
  const nameOf = useNames(changes.flatMap(({ parts }) => urnsOf(parts)));
  const { id, shown, button } = useFold(changes);
  if (!data) return null;
  return (
    <section>
      <h3 className="label">{columnTexts.history}</h3>
      {changes.length === 0 && <p className="faint">{columnTexts.noHistory}</p>}
      <ol id={id}>
        {shown.map(({ time, parts }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes may say the same at the same time
          <li key={at}>
            <time className="faint" dateTime={new Date(time).toISOString()}>
              {dayText(time)}
            </time>{' '}
            <Sentence parts={parts} nameOf={nameOf} />
          </li>
        ))}
      </ol>
      {button}
    </section>
  );
}
