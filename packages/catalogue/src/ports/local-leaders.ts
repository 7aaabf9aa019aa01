import type { StoreAdministration } from './administration.ts';
import { type Leadership, LeadershipLostError } from './leadership.ts';

/** Leaders of works, where one process has the store to itself: who begins, leads at once. */
export interface LocalLeaders extends Pick<StoreAdministration, 'lead'> {
  /** @throws LeadershipLostError when somebody has begun to lead since the leadership was given. */
  ensure(leadership: Leadership | undefined): void;
}

export function createLocalLeaders(): LocalLeaders {
  const epochs = new Map<string, number>();
  return {
    async lead(name, work, ended) {
      if (ended.aborted) return;
      const epoch = (epochs.get(name) ?? 0) + 1;
      epochs.set(name, epoch);
      await work(ended, { name, epoch });
    },
    ensure(leadership) {
      if (!leadership) return;
      const epoch = epochs.get(leadership.name) ?? 0;
      if (epoch !== leadership.epoch) throw new LeadershipLostError({ name: leadership.name, epoch });
    },
  };
}
