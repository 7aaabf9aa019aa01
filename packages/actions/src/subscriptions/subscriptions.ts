import type { Action, PipelineContext } from '../definitions/action.ts';
import { ActionError } from '../definitions/errors.ts';
import { entityChangeOf } from '../definitions/event.ts';
import { isWorthTelling } from '../messages/describe-change.ts';
import type { SubscriptionsConfig } from './configuration.ts';
import { createDeliveries } from './deliver.ts';
import { createMatcher } from './follows.ts';
import { createScheduledDigests } from './scheduled-digests.ts';
import { readStoredSubscriptions } from './stored.ts';
import { isWanted, type Subscriber } from './subscriber.ts';

/** Notifies subscribers of what they follow: of each change, or of many in a digest. */
export async function createSubscriptions(
  config: SubscriptionsConfig,
  context: PipelineContext,
): Promise<Action> {
  const { catalogue, signal, now } = context;
  const deliveries = createDeliveries(config, context);
  /** Who has got the message about an event whose other messages failed. */
  const notified = new Map<string, Set<string>>();
  const stored = config.stored ? await readStoredSubscriptions(catalogue, signal) : undefined;
  const digests = createScheduledDigests(config, context, deliveries, async () => {
    await follow(await stored?.at());
  });
  /** The stored subscriptions as their digests were last brought up to date. */
  const followed = new Map<string, Subscriber>();

  /** Begins, changes and ends the digests of stored subscriptions. */
  async function follow(subscribers: ReadonlyMap<string, Subscriber> = new Map()): Promise<void> {
    for (const name of [...followed.keys()].filter((each) => !subscribers.has(each))) {
      followed.delete(name);
      await digests.drop(name);
    }
    for (const [name, subscriber] of subscribers) {
      if (followed.get(name) === subscriber) continue;
      followed.set(name, subscriber);
      if (subscriber.digest == null) await digests.drop(name);
      else await digests.follow(subscriber);
    }
  }

  for (const subscriber of config.subscribers) await digests.follow(subscriber);
  await follow(await stored?.at());
  return {
    async act(event) {
      const change = entityChangeOf(event);
      if (!change || !isWorthTelling(event, config.suppress_system_activity)) return;
      const { offset } = event.meta;
      const own = await stored?.at(typeof offset === 'number' ? offset : undefined);
      await follow(own);
      const id = `${String(offset)}.${String(event.meta.index)}`;
      const done = notified.get(id) ?? new Set<string>();
      const isFollowed = createMatcher(catalogue, change);
      const failures: { readonly name: string; readonly error: unknown }[] = [];
      for (const subscriber of [...config.subscribers, ...(own?.values() ?? [])]) {
        const { name, person, follows, digest } = subscriber;
        if (done.has(name) || change.auditStamp.actor === person || !isWanted(subscriber, change)) continue;
        try {
          if (!(await some(follows, isFollowed))) continue;
          if (digest != null) await digests.add(subscriber, { id, keptAt: now(), change });
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
      await digests.close();
      deliveries.close();
    },
  };
}

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
