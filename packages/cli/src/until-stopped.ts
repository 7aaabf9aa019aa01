import { onceSignalled } from './once-signalled.ts';

/** Fulfilled with the signal on SIGINT or SIGTERM. A later signal ends the process immediately. */
export const untilStopped = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => void onceSignalled(['SIGINT', 'SIGTERM'], resolve));
