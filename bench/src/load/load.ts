import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Job, JobResult } from './job.ts';

/** The load process, seen from its parent. */
export interface Load {
  run(job: Job): Promise<JobResult>;
  stop(): void;
}

export function startLoad(): Load {
  const child = fork(fileURLToPath(new URL('./process.ts', import.meta.url)));
  return {
    async run(job) {
      const watch = new AbortController();
      const ended = once(child, 'exit', { signal: watch.signal }).then(() => {
        throw new Error('The load process ended; its message stands above');
      });
      try {
        const answered = once(child, 'message', { signal: watch.signal });
        child.send(job);
        const [result] = await Promise.race([answered, ended]);
        return result as JobResult;
      } finally {
        watch.abort();
        // Rejected by the abort once the answer is there, which is no failure.
        ended.catch(() => undefined);
      }
    },
    stop: () => void child.kill(),
  };
}
