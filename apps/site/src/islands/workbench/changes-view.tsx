import { useState } from 'react';
import { workbenchWords as words } from '../../components/workbench-words.ts';
import { describeUrn } from './reading/describe-urn.ts';
import type { LogEntry } from './reading/read-log.ts';
import type { Log } from './use-log.ts';

/** Changes that are shown at once. */
const PAGE = 50;

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const dayAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** The log of changes, the newest first. */
export function ChangesView({ log, onChoose }: { log: Log; onChoose(urn: string): void }) {
  const [shown, setShown] = useState(PAGE);
  const { entries, entities, before } = log;
  if (entries.length === 0) return <p className="workbench__hint">{words.noChanges}</p>;
  return (
    <>
      <ol className="workbench__log">
        {entries
          .slice(-shown)
          .reverse()
          .map((entry) => (
            <ChangeLine
              key={entry.offset}
              entry={entry}
              name={entities.get(entry.urn)?.name ?? describeUrn(entry.urn).name}
              isNew={entry.offset > before}
              onChoose={onChoose}
            />
          ))}
      </ol>
      {shown < entries.length && (
        <button type="button" className="label quiet" onClick={() => setShown(shown + PAGE)}>
          {words.olderChanges}
        </button>
      )}
    </>
  );
}

interface ChangeLineProps {
  entry: LogEntry;
  name: string;
  isNew: boolean;
  onChoose(urn: string): void;
}

function ChangeLine({ entry, name, isNew, onChoose }: ChangeLineProps) {
  const { offset, urn, entityType, aspect, changeType, created } = entry;
  return (
    <li data-new={isNew || undefined}>
      <span className="workbench__offset">{offset}</span>
      <span>
        <button type="button" onClick={() => onChoose(urn)}>
          {name}
        </button>{' '}
        <span className="workbench__type">{entityType}</span>
        <span className="workbench__what">
          <span>{changeType}</span> {aspect}
        </span>
      </span>
      <time dateTime={new Date(created.time).toISOString()} title={dayAndTime.format(created.time)}>
        {time.format(created.time)}
      </time>
    </li>
  );
}
