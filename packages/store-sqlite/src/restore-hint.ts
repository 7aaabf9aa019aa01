/** What to do about a database that has lost data. */
export const restoreHint =
  'Restore a backup, as the page "Backing up and restoring" shows (/docs/how/backup).';
