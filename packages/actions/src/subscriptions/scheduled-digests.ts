import { resolve } from 'node:path';
import { Cron } from 'croner';
import type { PipelineContext } from '../definitions/action.ts';
import type { SubscriptionsConfig } from './configuration.ts';
import type { Deliveries } from './deliver.ts';
import { createDigest, type Digest, type WaitingChange } from './digests.ts';
import type { Subscriber } from './subscriber.ts';

/** The digests of all subscribers that want one, each sent when its time has come. */
export interface ScheduledDigests {
  /** Keeps a change until the next digest of a subscriber. */
  add(subscriber: Subscriber, change: WaitingChange): Promise<void>;
  /** Follows a subscriber that is new or has changed. What is overdue is sent. */
  follow(subscriber: Subscriber): Promise<void>;
  /** Forgets a subscriber that was deleted or wants no digest any more, with what waits. */
  drop(name: string): Promise<void>;
  /** Names of the subscribers with a digest. */
  names(): readonly string[];
  close(): Promise<void>;
}

interface Scheduled {
  readonly subscriber: Subscriber;
  readonly digest: Digest;
  readonly schedule: Cron;
}

class NotDue extends Error {}

/** @param update Brings the subscribers up to date before a digest is sent. */
export function createScheduledDigests(
  { digests_dir: directory, timezone }: SubscriptionsConfig,
  { pipelineName, folder, warn, now }: PipelineContext,
  deliveries: Deliveries,
  update: () => Promise<void>,
): ScheduledDigests {
  const known = new Map<string, Scheduled>();

  /** Sends a digest whose time has come since its first change. What cannot be sent waits for the next time. */
  async function sendIfDue({ subscriber, digest, schedule }: Scheduled): Promise<void> {
    await digest
      .flush(async (waiting) => {
        const [first] = waiting;
        const dueAt = schedule.nextRun(new Date(first?.keptAt ?? 0));
        if (!first || !dueAt || dueAt.getTime() > now()) throw new NotDue();
        await deliveries.send(
          subscriber,
          waiting.map(({ change }) => change),
          `digest.${first.id}`,
        );
      })
      .catch((error: Error) => {
        if (error instanceof NotDue) return;
        warn(`the digest of ${subscriber.name} is sent with the next one: ${error.message}`);
      });
  }

  /** The subscriber may have been deleted or changed since the last event. */
  async function sendOnTime(name: string): Promise<void> {
    await update().catch((error: Error) => warn(`subscriptions cannot be read: ${error.message}`));
    const scheduled = known.get(name);
    if (scheduled) await sendIfDue(scheduled);
  }

  return {
    async add(subscriber, change) {
      await known.get(subscriber.name)?.digest.add(change);
    },
    async follow(subscriber) {
      const { name, digest: pattern } = subscriber;
      if (pattern == null) return;
      const before = known.get(name);
      before?.schedule.stop();
      const scheduled: Scheduled = {
        subscriber,
        digest: before?.digest ?? createDigest(resolve(folder, directory), pipelineName, name),
        schedule: new Cron(pattern, { timezone, paused: true, unref: true }),
      };
      known.set(name, scheduled);
      // Its time may have come while nothing ran.
      await sendIfDue(scheduled);
      scheduled.schedule.schedule(() => sendOnTime(name));
      scheduled.schedule.resume();
    },
    async drop(name) {
      const scheduled = known.get(name);
      if (!scheduled) return;
      known.delete(name);
      scheduled.schedule.stop();
      await scheduled.digest.clear();
    },
    names: () => [...known.keys()],
    async close() {
      for (const { schedule, digest } of known.values()) {
        schedule.stop();
        await digest.idle();
      }
    },
  };
}
