/** Another process committed what a work has read: the work runs again. */
export class CollisionError extends Error {
  override readonly name = 'CollisionError';
}
