import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { EntityChangeEvent } from '../definitions/event.ts';

/** A change that waits for the next digest. */
export interface WaitingChange {
  /** Offset and index of its event. A repetition has the same. */
  readonly id: string;
  /** When it was kept, in milliseconds since the epoch. */
  readonly keptAt: number;
  readonly change: EntityChangeEvent;
}

/** The changes that wait for the digest of one subscriber, in a file: they outlive the process. */
export interface Digest {
  /** Keeps a change, and waits until it is on disk. */
  add(change: WaitingChange): Promise<void>;
  /** Passes what waits to the function, and forgets it when that has succeeded. Nothing is added meanwhile. */
  flush(send: (changes: readonly WaitingChange[]) => Promise<void>): Promise<void>;
  /** Forgets what waits. */
  clear(): Promise<void>;
  /** Waits for what is under way. */
  idle(): Promise<void>;
}

const safe = (name: string): string => encodeURIComponent(name).replaceAll('*', '%2A').replace(/^\.+/, '_');

/** @param folder Folder of all digests. */
export function createDigest(folder: string, pipelineName: string, subscriber: string): Digest {
  const file = join(folder, safe(pipelineName), `${safe(subscriber)}.jsonl`);
  let last: Promise<void> = Promise.resolve();
  // One after the other, whether the one before succeeded or not: who called that one knows.
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = last.catch(() => undefined).then(work);
    last = turn;
    return turn;
  };
  return {
    add: (change) =>
      inTurn(async () => {
        await mkdir(dirname(file), { recursive: true });
        const handle = await open(file, 'a', 0o600);
        try {
          await handle.appendFile(`${JSON.stringify(change)}\n`);
          await handle.datasync();
        } finally {
          await handle.close();
        }
      }),
    flush: (send) =>
      inTurn(async () => {
        const waiting = await read(file);
        if (waiting.length === 0) return;
        await send(waiting);
        await rm(file, { force: true });
      }),
    clear: () => inTurn(() => rm(file, { force: true })),
    idle: () => last.catch(() => undefined),
  };
}

/** The changes in a file, each once. The last line may be cut, if the process was killed: its event comes again then. */
async function read(file: string): Promise<readonly WaitingChange[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const found = new Map<string, WaitingChange>();
  for (const line of text.split('\n')) {
    try {
      const waiting = JSON.parse(line) as WaitingChange;
      if (!found.has(waiting.id)) found.set(waiting.id, waiting);
    } catch {
      // An empty line, or one that was cut.
    }
  }
  return [...found.values()];
}
