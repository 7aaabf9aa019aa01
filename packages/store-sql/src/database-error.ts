/** The database is not one that this Colophon can use; the message says why. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}
