import './history.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { historyQuery } from '../../../gen/entity/history/history.ts';
import { useHeldOn } from '../../account/use-lacking.ts';
import { read } from '../../data/query-client.ts';
import { type NameOf, useNames } from '../../settings/access/use-names.ts';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { compareTexts } from '../../texts/compare.ts';
import { dayText, momentText, timeText } from '../../texts/format.ts';
import { historyTexts } from '../../texts/history.ts';
import { texts } from '../../texts/texts.ts';
import { useFold } from '../../ui/use-fold.tsx';
import { EntityLink } from '../entity-link.tsx';
import { Compare } from './compare.tsx';
import { type Change, daysOf, type Subject } from './days.ts';
import { urnsOf } from './sentence.ts';
import { Sentence } from './sentence.tsx';

/** Days that are shown at first, and more each time. */
const step = 14;

/** Everything that changed: two versions side by side, and all of it by day. */
export function History({ urn }: { readonly urn: string }) {
  return (
    <>
      <Compare urn={urn} />
      <Days urn={urn} />
    </>
  );
}

function Days({ urn }: { readonly urn: string }) {
  const [most, setMost] = useState(step);
  const { isKnown, reason } = useHeldOn(urn, ['GET_TIMELINE_PRIVILEGE']);
  const { data, error, refetch } = useQuery({
    ...read(historyQuery, { urn }),
    enabled: isKnown && reason === undefined,
  });
  const days = daysOf(data?.getTimeline?.changeTransactions ?? []);
  const shown = days.slice(0, most);
  const nameOf = useNames(shown.flatMap(({ changes }) => changes.flatMap(urnsIn)));
  if (reason !== undefined) return <Empty hint={reason}>{texts.states.forbidden}</Empty>;
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (days.length === 0) return <Empty>{historyTexts.none}</Empty>;
  return (
    <>
      <ol className="history">
        {shown.map(({ start, changes }) => (
          <li key={start}>
            <h2 className="label">{dayText(start)}</h2>
            <ol>
              {changes.map((change) => (
                <Entry key={`${change.time} ${change.version}`} change={change} nameOf={nameOf} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
      {days.length > most && (
        <button type="button" className="button" onClick={() => setMost(most + step)}>
          {compareTexts.more}
        </button>
      )}
    </>
  );
}

const urnsIn = ({ actor, subjects }: Change): readonly string[] => [
  ...(actor === null ? [] : [actor]),
  ...subjects.flatMap(({ lines }) => lines.flatMap(({ parts }) => urnsOf(parts))),
];

function Entry({ change, nameOf }: { readonly change: Change; readonly nameOf: NameOf }) {
  const { time, actor, version, subjects } = change;
  return (
    <li className="history__change">
      <p className="history__when faint">
        <time dateTime={new Date(time).toISOString()} title={momentText(time)}>
          {timeText(time)}
        </time>
        {actor && <EntityLink urn={actor} name={nameOf(actor)} />}
        <span>{historyTexts.version(version)}</span>
      </p>
      {subjects.map((subject) => (
        <Lines key={subject.category} subject={subject} nameOf={nameOf} />
      ))}
    </li>
  );
}

function Lines({ subject, nameOf }: { readonly subject: Subject; readonly nameOf: NameOf }) {
  const { id, shown, button } = useFold(subject.lines);
  return (
    <div className="history__subject">
      <h3 className="label">{historyTexts.category(subject.category)}</h3>
      <div>
        <ul id={id}>
          {shown.map(({ operation, column, parts }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a change never change, and two may be equal
            <li key={at} className="history__line" data-operation={operation}>
              {column !== undefined && <bdi className="history__column">{historyTexts.column(column)}</bdi>}
              <Sentence parts={parts} nameOf={nameOf} />
            </li>
          ))}
        </ul>
        {button}
      </div>
    </div>
  );
}
