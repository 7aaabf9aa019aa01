import { useEffect, useRef, useState } from 'react';
import { useLacking } from '../../account/use-lacking.ts';
import { messageOf } from '../../data/message-of.ts';
import { sendJson } from '../../data/request.ts';
import { number } from '../../texts/format.ts';
import { retentionTexts } from '../../texts/retention.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import { appliedIn } from './retention-rules.ts';

const { apply: texts } = retentionTexts;
/** Aspects of a request, after which progress is shown. */
const batch = 2000;

interface Progress {
  readonly aspects: number;
  readonly applied: number;
  readonly isDone: boolean;
}

const started: Progress = { aspects: 0, applied: 0, isDone: false };

/** Holds the stored history to the rules, a part with each request. */
export function ApplyRetention() {
  const [progress, setProgress] = useState<Progress>();
  const [failure, setFailure] = useState<string>();
  const [running, setRunning] = useState<AbortController>();
  const current = useRef<AbortController>(undefined);
  const reason = useLacking('APPLY_RETENTION_PRIVILEGE');
  const operator = useLacking('MANAGE_SYSTEM_OPERATIONS');
  useEffect(() => () => current.current?.abort(), []);

  async function run(): Promise<void> {
    const abort = new AbortController();
    current.current = abort;
    setRunning(abort);
    setFailure(undefined);
    // It continues where it was stopped.
    let { aspects, applied, isDone } = progress?.isDone === false ? progress : started;
    try {
      while (!isDone && !abort.signal.aborted) {
        const wanted = { start: aspects, count: batch };
        const report = appliedIn(await sendJson('POST', '/entities?action=applyRetention', wanted));
        aspects += report?.aspects ?? 0;
        applied += report?.applied ?? 0;
        isDone = (report?.aspects ?? 0) < batch;
        setProgress({ aspects, applied, isDone });
      }
    } catch (error) {
      setFailure(messageOf(error));
    }
    setRunning(undefined);
  }

  return (
    <div className="retention__apply">
      <h3>{texts.title}</h3>
      <p>{texts.text}</p>
      <div className="form__actions">
        <EditButton
          // Either privilege will do.
          reason={operator && reason}
          press={() => running === undefined && void run()}
        >
          {running ? texts.running : texts.run}
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
            texts.progress(number(progress.aspects), number(progress.applied)),
            progress.isDone ? texts.done : running ? '' : texts.stopped,
          ].join('. ')}
      </p>
      {failure !== undefined && (
        <p className="form__failure" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}
