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
import type { Subscriber, SubscriptionsConfig } from './configuration.ts';

/** Sends messages about changes to subscribers. */
export interface Deliveries {
  /**
   * Sends one message about some changes.
   *
   * @param id The same for a repetition.
   * @throws ActionError when a channel did not take it; the others got it.
   */
  send(subscriber: Subscriber, changes: readonly EntityChangeEvent[], id: string): Promise<void>;
  close(): void;
}

/** Changes that a message lists at most; of further ones it has the number. */
const maxListed = 100;

interface Destinations {
  readonly email: readonly string[];
  readonly slack: readonly string[];
  readonly teams: readonly string[];
}

export function createDeliveries(config: SubscriptionsConfig, context: PipelineContext): Deliveries {
  const { pipelineName, signal, warn } = context;
  const mailer = config.email ? createMailer(config.email) : undefined;
  const postToSlack = config.slack ? createSlackChat(config.slack, signal) : undefined;
  const postToTeams = createTeamsChat(config.teams_min_interval_ms, signal);
  return {
    async send(subscriber, changes, id) {
      const { email, slack, teams } = await destinationsOf(context, subscriber);
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
      await all(sendings);
    },
    close: () => mailer?.close(),
  };
}

/** Tries all channels; one that fails does not keep the message from the others. */
async function all(sendings: readonly (() => Promise<void>)[]): Promise<void> {
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

/** Where a subscriber gets messages: as the file says, or else as the person has it in the catalogue. */
async function destinationsOf(
  { catalogue }: PipelineContext,
  { notify, person }: Subscriber,
): Promise<Destinations> {
  if (notify) {
    const listOf = (value: string | undefined) => (value === undefined ? [] : [value]);
    return { email: listOf(notify.email), slack: listOf(notify.slack), teams: listOf(notify.teams) };
  }
  const settings = (await catalogue.aspects.get(person ?? '', 'corpUserSettings'))?.notificationSettings;
  const { sinkTypes = [], emailSettings, slackSettings } = settings ?? {};
  const handle = slackSettings?.userHandle;
  return {
    email: sinkTypes.includes('EMAIL') && emailSettings ? [emailSettings.email] : [],
    slack: sinkTypes.includes('SLACK')
      ? [...(handle === undefined ? [] : [handle]), ...(slackSettings?.channels ?? [])]
      : [],
    teams: [],
  };
}
