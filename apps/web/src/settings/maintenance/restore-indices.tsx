import { useEffect, useRef, useState } from 'react';
import { useLacking } from '../../account/use-lacking.ts';
import { messageOf } from '../../data/message-of.ts';
import { getJson } from '../../data/request.ts';
import { number } from '../../texts/format.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Command } from './command.tsx';

const { maintenance: texts } = operationsTexts;
/** Aspects of a request, after which progress is shown: as the command line has it. */
const batch = 2000;

interface Progress {
  readonly aspects: number;
  readonly entities: number;
  readonly isDone: boolean;
}

/** Makes search and relationships again, a part with each request. */
export function RestoreIndices() {
  const [urnLike, setUrnLike] = useState('');
  const [progress, setProgress] = useState<Progress>();
  const reason = useLacking('RESTORE_INDICES_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS');
  const [failure, setFailure] = useState<string>();
  const [running, setRunning] = useState<AbortController>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  async function run(): Promise<void> {
    const abort = new AbortController();
    current.current = abort;
    setRunning(abort);
    setFailure(undefined);
    // It continues where it was stopped.
    let { aspects, entities, isDone } = progress?.isDone === false ? progress : started;
    try {
      while (!isDone && !abort.signal.aborted) {
        const query = new URLSearchParams({
          start: String(aspects),
          limit: String(batch),
          ...(urnLike.trim() !== '' && { urnLike: urnLike.trim() }),
        });
        const path = `/openapi/operations/elasticSearch/restoreIndices?${query}`;
        const report = (await getJson(path)) as {
          readonly rows: number;
          readonly entities: number;
          readonly done: boolean;
        };
        aspects += report.rows;
        entities += report.entities;
        isDone = report.done;
        setProgress({ aspects, entities, isDone });
      }
    } catch (error) {
      setFailure(messageOf(error));
    }
    setRunning(undefined);
  }

  return (
    <section className="task" aria-labelledby="indices">
      <h2 id="indices">{texts.indices}</h2>
      <p>{texts.indicesText}</p>
      <TextField
        label={texts.onlyUrns}
        hint={texts.onlyUrnsHint}
        value={urnLike}
        set={(text) => {
          setUrnLike(text);
          setProgress(undefined);
        }}
      />
      <div className="form__actions">
        <EditButton reason={reason} isBusy={running !== undefined} press={() => void run()}>
          {running ? texts.restoring : texts.restore}
        </EditButton>
        {running && (
          <button type="button" className="button" onClick={() => running.abort()}>
            {texts.stop}
          </button>
        )}
      </div>
      <p role="status">
        {progress &&
          [
            texts.restored(number(progress.aspects), number(progress.entities)),
            progress.isDone ? texts.restoreDone : running ? '' : texts.restoreStopped,
          ].join('. ')}
      </p>
      {failure !== undefined && (
        <p className="form__failure" role="alert">
          {failure}
        </p>
      )}
      <Command text="restore-indices" />
    </section>
  );
}

const started: Progress = { aspects: 0, entities: 0, isDone: false };
