import type { PipelineContext } from '../definitions/action.ts';
import { ActionError } from '../definitions/errors.ts';
import type { EntityChangeEvent } from '../definitions/event.ts';
import {
  describeChange,
  type Markup,
  markdown,
  plainText,
  slackMarkup,
  subjectOf,
} from '../messages/describe-change.ts';
import { createSlackChat, createTeamsChat } from '../network/chats.ts';
import { createMailer } from '../network/mailer.ts';
import type { SubscriptionsConfig } from './configuration.ts';
import { type Destinations, destinationsOf } from './destinations.ts';
import { changedEntity } from './follows.ts';
import type { Subscriber } from './subscriber.ts';

/** Sends messages about changes to subscribers. */
export interface Deliveries {
  /**
   * Sends one message about some changes; none, if the actor of a stored subscription may see none of the entities.
   *
   * @param id The same for a repetition.
   * @throws ActionError when a channel did not take it; the others got it.
   */
  send(subscriber: Subscriber, changes: readonly EntityChangeEvent[], id: string): Promise<void>;
  close(): void;
}

/** Changes that a message lists at most; of further ones it has the number. */
const maxListed = 100;

export function createDeliveries(config: SubscriptionsConfig, context: PipelineContext): Deliveries {
  const { pipelineName, signal, warn } = context;
  const mailer = config.email ? createMailer(config.email) : undefined;
  const postToSlack = config.slack ? createSlackChat(config.slack, signal) : undefined;
  const postToTeams = createTeamsChat(config.teams_min_interval_ms, signal);
  return {
    async send(subscriber, all, id) {
      const changes = await seenBy(context, subscriber, all);
      const destinations = changes.length > 0 && (await destinationsOf(context, subscriber));
      if (!destinations) return;
      const { email, slack, teams }: Destinations = destinations;
      const textIn = (markup: Markup, item: string, separator: string) => {
        const sentences = changes
          .slice(0, maxListed)
          .map((change) => describeChange(change, config.base_url, markup));
        const more = changes.length - sentences.length;
        const lines = changes.length === 1 ? sentences : sentences.map((sentence) => `${item}${sentence}`);
        return [...lines, ...(more > 0 ? [`… and ${more} more.`] : [])].join(separator);
      };
      const [first] = changes;
      const subject = changes.length === 1 && first ? subjectOf(first) : `${changes.length} changes`;
      const sendings: (() => Promise<void>)[] = [];
      if (email.length > 0 && mailer)
        sendings.push(() =>
          mailer.send({
            to: email,
            subject,
            text: `${textIn(plainText, '- ', '\n')}\n`,
            id: [pipelineName, subscriber.name, id].map(encodeURIComponent).join('.'),
          }),
        );
      for (const channel of postToSlack ? slack : [])
        sendings.push(async () => postToSlack?.(channel, textIn(slackMarkup, '• ', '\n')));
      for (const url of teams) sendings.push(() => postToTeams(url, textIn(markdown, '- ', '\n')));
      if (sendings.length === 0)
        warn(`${subscriber.name} has nowhere to be notified: no address, or no server in the configuration`);
      await settleAll(sendings);
    },
    close: () => mailer?.close(),
  };
}

/** Tries all channels; one that fails does not keep the message from the others. */
async function settleAll(sendings: readonly (() => Promise<void>)[]): Promise<void> {
  const results = await Promise.allSettled(sendings.map((send) => send()));
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (failures.length === 0) return;
  throw new ActionError(failures.map((failure) => (failure as Error).message).join('; '), {
    // Whoever got the message would get it again.
    retry: failures.length === sendings.length && failures.some((failure) => isPassing(failure)),
    cause: failures[0],
  });
}

const isPassing = (failure: unknown): boolean => !(failure instanceof ActionError) || failure.retry;

/** The changes that a subscriber may know of. Who is in the file gets what the operator chose. */
async function seenBy(
  { catalogue, signal }: PipelineContext,
  { actor }: Subscriber,
  changes: readonly EntityChangeEvent[],
): Promise<readonly EntityChangeEvent[]> {
  if (actor === undefined) return changes;
  const visible = new Map<string, boolean>();
  for (const urn of new Set(changes.map(changedEntity)))
    visible.set(urn, await catalogue.entities.isVisibleTo(urn, actor, { signal }));
  return changes.filter((change) => visible.get(changedEntity(change)));
}
