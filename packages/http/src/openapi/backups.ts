import type { BackupFile } from '@colophon/catalogue';
import { RequestError } from '@colophon/wire';

/** Lets one backup at a time be made and sent: each takes as much room on the disk as the database. */
export interface Backups {
  /** @throws RequestError `BACKUP_IN_PROGRESS` when another one is not sent yet. */
  run(create: () => Promise<BackupFile | undefined>): Promise<BackupFile | undefined>;
}

/** How long a caller waits for the backup before: the server notes a little later than its client that it was sent. */
const patienceMs = 1000;

export function createBackups(): Backups {
  let current: Promise<unknown> | undefined;
  return {
    async run(create) {
      if (current) await Promise.race([current, new Promise((done) => setTimeout(done, patienceMs))]);
      if (current)
        throw new RequestError(
          'BACKUP_IN_PROGRESS',
          'Another backup is being made. Try again when it is done.',
        );
      const file = create();
      const sent = file.then(
        (made) => made?.closed,
        () => undefined,
      );
      current = sent.finally(() => {
        current = undefined;
      });
      return file;
    },
  };
}
