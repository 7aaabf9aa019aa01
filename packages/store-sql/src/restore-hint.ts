/** What to do about a database that has lost data. */
export const restoreHint = 'Restore a backup: see /docs/how/backup.';
