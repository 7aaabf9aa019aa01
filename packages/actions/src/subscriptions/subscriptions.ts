import { resolve } from 'node:path';
import { Cron } from 'croner';
import type { Action, PipelineContext } from '../definitions/action.ts';
import { ActionError } from '../definitions/errors.ts';
import { entityChangeOf } from '../definitions/event.ts';
import { isWorthTelling } from '../messages/describe-change.ts';
import type { Subscriber, SubscriptionsConfig } from './configuration.ts';
import { createDeliveries } from './deliver.ts';
import { createDigest, type Digest } from './digests.ts';
import { createMatcher } from './follows.ts';

interface ScheduledDigest {
  readonly subscriber: Subscriber;
  readonly digest: Digest;
  readonly schedule: Cron;
}

/** Notifies subscribers of what they follow: of each change, or of many in a digest. */
export async function createSubscriptions(
  config: SubscriptionsConfig,
  context: PipelineContext,
): Promise<Action> {
  const { catalogue, pipelineName, folder, warn, now } = context;
  const deliveries = createDeliveries(config, context);
  /** Who has got the message about an event whose other messages failed. */
  const notified = new Map<string, Set<string>>();
  const digests = new Map<string, ScheduledDigest>();
  for (const subscriber of config.subscribers) {
    if (subscriber.digest == null) continue;
    const digest = createDigest(resolve(folder, config.digests_dir), pipelineName, subscriber.name);
    const schedule = new Cron(subscriber.digest, { timezone: config.timezone, paused: true, unref: true });
    digests.set(subscriber.name, { subscriber, digest, schedule });
  }

  /** Sends a digest whose time has come since its first change. What cannot be sent waits for the next time. */
  async function sendIfDue({ subscriber, digest, schedule }: ScheduledDigest): Promise<void> {
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

  for (const scheduled of digests.values()) {
    // Its time may have come while nothing ran.
    await sendIfDue(scheduled);
    scheduled.schedule.schedule(() => sendIfDue(scheduled));
    scheduled.schedule.resume();
  }
  return {
    async act(event) {
      const change = entityChangeOf(event);
      if (!change || !isWorthTelling(event, config.suppress_system_activity)) return;
      const id = `${String(event.meta.offset)}.${String(event.meta.index)}`;
      const done = notified.get(id) ?? new Set<string>();
      const isFollowed = createMatcher(catalogue, change);
      const failures: { readonly name: string; readonly error: unknown }[] = [];
      for (const subscriber of config.subscribers) {
        const { name, person, categories, follows } = subscriber;
        if (done.has(name) || change.auditStamp.actor === person) continue;
        if (categories && !categories.includes(change.category)) continue;
        try {
          if (!(await some(follows, isFollowed))) continue;
          const scheduled = digests.get(name);
          if (scheduled) await scheduled.digest.add({ id, keptAt: now(), change });
          else await deliveries.send(subscriber, [change], id);
          done.add(name);
        } catch (error) {
          failures.push({ name, error });
        }
      }
      if (failures.length === 0) {
        notified.delete(id);
        return;
      }
      notified.set(id, done);
      throw failureOf(failures);
    },
    async close() {
      for (const { schedule, digest } of digests.values()) {
        schedule.stop();
        await digest.idle();
      }
      deliveries.close();
    },
  };
}

class NotDue extends Error {}

async function some<T>(items: readonly T[], test: (item: T) => Promise<boolean>): Promise<boolean> {
  for (const item of items) if (await test(item)) return true;
  return false;
}

/** One failure for those of several subscribers. It is tried again while one of them may succeed. */
const failureOf = (failures: readonly { readonly name: string; readonly error: unknown }[]): ActionError =>
  new ActionError(failures.map(({ name, error }) => `${name}: ${(error as Error).message}`).join('; '), {
    retry: failures.some(({ error }) => !(error instanceof ActionError) || error.retry),
    cause: failures[0]?.error,
  });
