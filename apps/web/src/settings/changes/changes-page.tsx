import '../operations.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHeld } from '../../account/use-lacking.ts';
import { getJson } from '../../data/request.ts';
import { EntityLink } from '../../entity/entity-link.tsx';
import { Forbidden } from '../../section/forbidden.tsx';
import { SectionHead } from '../../section/section-head.tsx';
import { textOf, usePageState } from '../../section/use-page-state.ts';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { number, wordsOf } from '../../texts/format.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { sectionTexts } from '../../texts/sections.ts';
import { Moment } from '../../ui/moment.tsx';
import { Table } from '../../ui/table.tsx';
import { useFold } from '../../ui/use-fold.tsx';
import { SlowField } from '../slow-field.tsx';
import { type ChangeEvent, changesPath, mostKept, shortUrn } from './change-stream.ts';
import { type Difference, differencesOf, mostShown } from './differences.ts';
import { useChanges } from './use-changes.ts';

const { changes: texts } = operationsTexts;
const dayMs = 86_400_000;
/** Changes that are shown before all that are kept are. */
const mostShownChanges = 50;

const readState = ({ type, aspect }: Readonly<Record<string, unknown>>) => ({
  type: textOf(type),
  aspect: textOf(aspect),
});

/** Any one of these is enough to read them. */
const readers = ['GET_METADATA_CHANGE_LOG_EVENTS', 'GET_TOPIC_EVENTS', 'MANAGE_SYSTEM_OPERATIONS'];

/** Changes as they are stored. */
export function ChangesPage() {
  const { isKnown, reason } = useHeld(readers);
  if (reason !== undefined) return <Forbidden page="changes" lead={texts.lead} reason={reason} />;
  return isKnown ? <Changes /> : <Loading />;
}

function Changes() {
  const [state, set] = usePageState(readState);
  const [since] = useState(() => Date.now() - dayMs);
  const path = changesPath(state, since);
  // A stream says nothing of why it fails, so the same address is asked once before.
  const first = useQuery({
    queryKey: ['Changes', path],
    queryFn: ({ signal }) => getJson(`${path}&limit=1`, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { shown, waiting, isLive, isPaused, pause } = useChanges(first.data === undefined ? undefined : path);
  const fold = useFold(shown, mostShownChanges);
  return (
    <>
      <SectionHead title={sectionTexts.pages.changes} lead={texts.lead} />
      <search className="filters">
        <SlowField
          label={texts.type}
          placeholder={texts.anyType}
          value={state.type}
          set={(type) => set({ type })}
        />
        <SlowField
          label={texts.aspect}
          placeholder={texts.aspectHint}
          value={state.aspect}
          set={(aspect) => set({ aspect })}
        />
      </search>
      {first.error && <Failure error={first.error} retry={() => void first.refetch()} />}
      {first.isPending && <Loading />}
      {first.data !== undefined && (
        <>
          <div className="changes__bar">
            <button type="button" className="button" onClick={() => pause(!isPaused)}>
              {isPaused ? texts.go(number(waiting.length)) : texts.pause}
            </button>
            <span className="faint" role="status">
              {isPaused ? texts.paused : isLive ? texts.live : texts.lost}
            </span>
          </div>
          {shown.length === 0 && <Empty>{texts.none}</Empty>}
          <ol aria-label={texts.label} id={fold.id}>
            {fold.shown.map((change) => (
              <Change key={change.offset} change={change} />
            ))}
          </ol>
          {fold.button}
          {shown.length >= mostKept && <p className="faint">{texts.kept(number(mostKept))}</p>}
        </>
      )}
    </>
  );
}

function Change({ change }: { readonly change: ChangeEvent }) {
  const { urn, aspect, changeType, created } = change;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="change">
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <span className="faint">
            <Moment time={created.time} />
          </span>
          <span>{texts.kinds[changeType] ?? wordsOf(changeType)}</span>
          <span>{shortUrn(urn)}</span>
          <span className="faint">
            {aspect} {texts.by(shortUrn(created.actor))}
          </span>
        </summary>
        {isOpen && <ChangeBody change={change} />}
      </details>
    </li>
  );
}

function ChangeBody({ change: { urn, aspect, previousValue, value } }: { readonly change: ChangeEvent }) {
  const differences = differencesOf(previousValue, value);
  return (
    <div className="change__body">
      <EntityLink urn={urn} name={urn} />
      {differences.length === 0 ? (
        <p className="faint">{texts.same}</p>
      ) : (
        <Table<Difference>
          label={texts.difference(aspect)}
          rows={differences.slice(0, mostShown)}
          keyOf={({ path }) => path}
          columns={[
            { key: 'path', head: texts.field, cell: ({ path }) => path || aspect },
            { key: 'before', head: texts.before, cell: ({ before }) => before ?? '' },
            { key: 'after', head: texts.after, cell: ({ after }) => after ?? '' },
          ]}
        />
      )}
      {differences.length > mostShown && (
        <p className="faint">{texts.more(number(differences.length - mostShown))}</p>
      )}
    </div>
  );
}
