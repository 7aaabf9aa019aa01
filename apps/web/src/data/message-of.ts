import { texts } from '../texts/texts.ts';
import { RequestFailed } from './request.ts';

/** What went wrong, for a person: the server's own words where it answered. */
export function messageOf(error: unknown): string {
  if (!(error instanceof RequestFailed)) return error instanceof Error ? error.message : String(error);
  return error.status === undefined ? texts.states.offline : error.message;
}
