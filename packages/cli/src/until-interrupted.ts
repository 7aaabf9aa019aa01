import { CommandError } from './describe-failure.ts';
import { onceSignalled } from './once-signalled.ts';

/**
 * Runs work that Ctrl-C ends between two steps. A second Ctrl-C ends the process immediately.
 *
 * @param work Its signal is aborted by the first Ctrl-C; it returns what it did until then, as a sentence.
 * @throws CommandError with that sentence when it was interrupted.
 */
export async function untilInterrupted(work: (signal: AbortSignal) => Promise<string>): Promise<string> {
  const controller = new AbortController();
  const stop = onceSignalled(['SIGINT'], () => controller.abort());
  try {
    const done = await work(controller.signal);
    if (controller.signal.aborted) throw new CommandError(`interrupted. ${done}`, 'interrupted');
    return done;
  } finally {
    stop();
  }
}
