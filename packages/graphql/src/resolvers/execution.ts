import type { Session } from '@colophon/catalogue';
import type { Caller } from '@colophon/http/identity';

/** For whom a request is executed. */
export interface Execution {
  readonly caller: Caller;
  readonly session: Session;
}
