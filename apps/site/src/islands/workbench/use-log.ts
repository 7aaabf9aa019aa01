import { useCallback, useEffect, useRef, useState } from 'react';
import { type Sandbox, SandboxStopped } from '../../sandbox/protocol.ts';
import { foldLog, type KnownEntity } from './reading/known-entities.ts';
import { type LogEntry, readLog } from './reading/read-log.ts';

/** What the log of changes tells, so far. */
export interface Log {
  readonly entries: readonly LogEntry[];
  readonly entities: ReadonlyMap<string, KnownEntity>;
  /** Offset of the last entry before those that came last. */
  readonly before: number;
  /** The log has been read: what is empty now is so. */
  readonly isRead: boolean;
  /** Why the log cannot be read, when it cannot. */
  readonly problem?: string;
}

const unread: Log = { entries: [], entities: new Map(), before: 0, isRead: false };

const headOf = ({ entries }: Log): number => entries.at(-1)?.offset ?? 0;

/** Follows the log: reads what was added after each change of the catalogue, whichever tab made it. */
export function useLog(sandbox: Sandbox): Log {
  const [log, setLog] = useState(unread);
  const newest = useRef(unread);
  const reading = useRef(Promise.resolve());

  const readOn = useCallback(async () => {
    try {
      const from = newest.current;
      const added = await readLog(sandbox, headOf(from) + 1);
      if (added.length === 0 && from.isRead) return;
      const entries = [...from.entries, ...added];
      const entities = foldLog(from.entities, added);
      // What the reader found there is not news.
      const before = (from.isRead ? from.entries : added).at(-1)?.offset ?? 0;
      newest.current = { entries, entities, before, isRead: true };
    } catch (error) {
      // A run that is stopped takes with it what waits for its end; the state that follows asks again.
      if (error instanceof SandboxStopped) return;
      newest.current = { ...newest.current, problem: error instanceof Error ? error.message : String(error) };
    }
    setLog(newest.current);
  }, [sandbox]);

  useEffect(() => {
    // One after the other, so that no entry is read twice.
    const enqueue = (read: () => Promise<void>): void => {
      reading.current = reading.current.then(read);
    };
    const end = sandbox.onState(({ logHead }) => {
      enqueue(async () => {
        const head = headOf(newest.current);
        if (logHead === head) return;
        // A log only grows: a shorter one is that of a catalogue which was reset.
        if (logHead < head) newest.current = unread;
        await readOn();
      });
    });
    enqueue(readOn);
    return end;
  }, [sandbox, readOn]);

  return log;
}
