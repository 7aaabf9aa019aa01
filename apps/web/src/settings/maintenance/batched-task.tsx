import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../data/message-of.ts';
import { EditButton } from '../../ui/edit-button.tsx';

/** Aspects of a request, after which progress is shown: as the command line has it. */
export const batchSize = 2000;

/** How far a task is. */
export interface Progress {
  /** Aspects that were gone through. */
  readonly aspects: number;
  /** What became of them: entities that were indexed, or aspects whose history was shortened. */
  readonly changed: number;
  readonly isDone: boolean;
}

interface BatchedTaskProps {
  /** Why it may not be run; undefined where it may. */
  readonly reason: string | undefined;
  /** Does the next part, and answers with that part alone. */
  readonly next: (start: number) => Promise<Progress>;
  readonly texts: {
    readonly run: string;
    readonly running: string;
    readonly stop: string;
    readonly progress: (progress: Progress) => string;
    readonly done: string;
    readonly stopped: string;
  };
}

const started: Progress = { aspects: 0, changed: 0, isDone: false };

/** A task over everything that is stored, a part with each request. It can be stopped, and continues where it was. */
export function BatchedTask({ reason, next, texts }: BatchedTaskProps) {
  const [progress, setProgress] = useState<Progress>();
  const [failure, setFailure] = useState<string>();
  const [running, setRunning] = useState<AbortController>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  async function run(): Promise<void> {
    const abort = new AbortController();
    current.current = abort;
    setRunning(abort);
    setFailure(undefined);
    let all = progress?.isDone === false ? progress : started;
    try {
      while (!all.isDone && !abort.signal.aborted) {
        const { aspects, changed, isDone } = await next(all.aspects);
        all = { aspects: all.aspects + aspects, changed: all.changed + changed, isDone };
        setProgress(all);
      }
    } catch (error) {
      setFailure(messageOf(error));
    }
    setRunning(undefined);
  }

  return (
    <>
      <div className="form__actions">
        <EditButton reason={reason} isBusy={running !== undefined} press={() => void run()}>
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
          [texts.progress(progress), progress.isDone ? texts.done : running ? '' : texts.stopped].join('. ')}
      </p>
      {failure !== undefined && (
        <p className="form__failure" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
