import { codeOf } from '../connection/explain-fault.ts';
import { collided } from './put-log.ts';

/** Another process committed what a work has read: the work runs again. */
export class CollisionError extends Error {
  override readonly name = 'CollisionError';
}

/** Who writes the same row at the same time: the row is there already, or each waits for the other. */
const sameRows = ['23505', '40P01'];

export const isCollision = (error: unknown): boolean => [collided, ...sameRows].includes(codeOf(error));
