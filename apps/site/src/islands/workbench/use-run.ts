import { useEffect, useRef, useState } from 'react';
import {
  type Printed,
  type Sample,
  type SampleFault,
  type Sandbox,
  SandboxStopped,
} from '../../sandbox/protocol.ts';

/** What came of the last run, or is coming of this one. */
export interface Run {
  readonly state: 'idle' | 'running' | 'done' | 'failed' | 'stopped';
  readonly printed: readonly Printed[];
  readonly fault?: SampleFault;
  readonly milliseconds: number;
}

const idle: Run = { state: 'idle', printed: [], milliseconds: 0 };

/** Runs samples one at a time, and shows what they print as they print it. */
export function useRun(sandbox: Sandbox): {
  readonly run: Run;
  start(sample: Sample): Promise<void>;
  clear(): void;
} {
  const [run, setRun] = useState(idle);
  const isRunning = useRef(false);
  // Many lines may come at once: they are shown with the next picture, not one by one.
  const waiting = useRef<Printed[]>([]);
  const picture = useRef(0);
  useEffect(() => () => cancelAnimationFrame(picture.current), []);

  function flush(): Printed[] {
    cancelAnimationFrame(picture.current);
    picture.current = 0;
    return waiting.current.splice(0);
  }

  function show(printed: Printed): void {
    waiting.current.push(printed);
    picture.current ||= requestAnimationFrame(() => {
      const lines = flush();
      setRun((before) => ({ ...before, printed: [...before.printed, ...lines] }));
    });
  }

  function end(change: Partial<Run>, started: number): void {
    const lines = flush();
    isRunning.current = false;
    setRun(({ printed }) => ({
      state: 'done',
      printed: [...printed, ...lines],
      milliseconds: Math.round(performance.now() - started),
      ...change,
    }));
  }

  async function start(sample: Sample): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    flush();
    setRun({ ...idle, state: 'running' });
    const started = performance.now();
    try {
      const [outcome] = await sandbox.run([sample], { onPrinted: show });
      end(outcome?.fault ? { state: 'failed', fault: outcome.fault } : {}, started);
    } catch (error) {
      if (error instanceof SandboxStopped) end({ state: 'stopped' }, started);
      else end({ state: 'failed', fault: { message: messageOf(error) } }, started);
    }
  }

  return { run, start, clear: () => setRun(idle) };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
