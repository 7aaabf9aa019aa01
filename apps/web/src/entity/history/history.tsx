import './history.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { historyQuery, namesQuery } from '../../../gen/entity/history/history.ts';
import { useHeldOn } from '../../account/use-lacking.ts';
import { read } from '../../data/query-client.ts';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { compareTexts } from '../../texts/compare.ts';
import { dayText, timeText } from '../../texts/format.ts';
import { texts } from '../../texts/texts.ts';
import { EntityLink } from '../entity-link.tsx';
import { Compare } from './compare.tsx';
import { type Change, daysOf } from './days.ts';

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
  const actors = [...new Set(days.flatMap(({ changes }) => changes.flatMap(({ actor }) => actor ?? [])))];
  const names = useQuery({ ...read(namesQuery, { urns: actors }), enabled: actors.length > 0 });
  if (reason !== undefined) return <Empty hint={reason}>{texts.states.forbidden}</Empty>;
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (days.length === 0) return <Empty>{texts.history.none}</Empty>;
  const nameOf = (actor: string) =>
    names.data?.entities?.find((entity) => entity?.urn === actor)?.card.name ?? actor;
  return (
    <>
      <ol className="history">
        {days.slice(0, most).map(({ start, changes }) => (
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

function Entry({ change, nameOf }: { readonly change: Change; readonly nameOf: (actor: string) => string }) {
  const { time, actor, version, lines } = change;
  return (
    <li className="history__change">
      <p className="faint">
        <time dateTime={new Date(time).toISOString()}>{timeText(time)}</time>
        {actor && <EntityLink urn={actor} name={nameOf(actor)} />}
        <span>{version}</span>
      </p>
      <ul>
        {lines.map(({ category, operation, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a change never change, and two may be equal
          <li key={at} className="history__line">
            <span className="label">{texts.history.category(category)}</span>
            <span data-operation={operation}>{text}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
