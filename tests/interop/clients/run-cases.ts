import type { RecordingProxy } from '../recording-proxy.ts';
import type { ClientRun } from './clients.ts';

/** One thing that is done with a client. */
export interface ClientCase {
  readonly subject: string;
  readonly action: string;
  /**
   * Does it and checks what came of it: throws when that is not as it should be. `with Kafka` needs a server with Kafka, on
   * which another test does it.
   */
  readonly run: (() => Promise<void>) | 'with Kafka';
}

/** Runs the cases one after the other, since later ones build on earlier ones, and says what came of each. */
export async function runCases(
  cases: readonly ClientCase[],
  proxy: RecordingProxy,
): Promise<readonly ClientRun[]> {
  const runs: ClientRun[] = [];
  for (const { subject, action, run } of cases) {
    if (run === 'with Kafka') {
      runs.push({ subject, action, outcome: run });
      continue;
    }
    proxy.reset();
    try {
      await run();
      runs.push({ subject, action, outcome: 'works' });
    } catch (error) {
      const [lacks] = proxy.unserved();
      runs.push(
        lacks === undefined
          ? { subject, action, outcome: 'fails', problem: String(error) }
          : { subject, action, outcome: 'lacks', lacks },
      );
    }
  }
  return runs;
}
