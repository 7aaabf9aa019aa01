import { RequestError } from '@colophon/wire';

/** A copy of everything that is stored, in one consistent state. */
export interface BackupFile {
  readonly size: number;
  readonly stream: ReadableStream<Uint8Array>;
  /** Resolved when the stream has been read or cancelled. */
  readonly closed: Promise<unknown>;
}

/** Makes a backup while the catalogue is read and written. The signal ends it, and its stream. */
export type CreateBackup = (signal: AbortSignal) => Promise<BackupFile>;

/** How long a caller waits for the backup before: the server notes a little later than its client that it was sent. */
const patienceMs = 1000;

/** Lets one backup at a time be made and sent: each takes as much room on the disk as the database. */
export function oneAtATime(create: CreateBackup): CreateBackup {
  let current: Promise<unknown> | undefined;
  return async (signal) => {
    if (current) await Promise.race([current, new Promise((done) => setTimeout(done, patienceMs))]);
    if (current)
      throw new RequestError(
        'BACKUP_IN_PROGRESS',
        'Another backup is being made. Try again when it is done.',
      );
    const file = create(signal);
    const sent = file.then(
      ({ closed }) => closed,
      () => undefined,
    );
    current = sent.finally(() => {
      current = undefined;
    });
    return file;
  };
}
