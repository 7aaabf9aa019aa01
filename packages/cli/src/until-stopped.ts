import { onceSignalled } from './once-signalled.ts';

/** Fulfilled on SIGINT or SIGTERM. A later signal ends the process immediately. */
export const untilStopped = (): Promise<void> =>
  new Promise((resolve) => void onceSignalled(['SIGINT', 'SIGTERM'], resolve));
