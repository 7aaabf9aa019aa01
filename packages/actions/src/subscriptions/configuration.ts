import { makeDomainUrn, makeTermUrn } from '@colophon/sdk/urns';
import { Cron } from 'croner';
import { z } from 'zod';
import { messageFields } from '../messages/message-fields.ts';
import { slackFields } from '../network/chats.ts';
import { mailFields } from '../network/mailer.ts';

const schedules: Readonly<Record<string, string>> = { daily: '0 8 * * *', weekly: '0 8 * * 1' };

/** The cron expression that a text stands for; undefined for a text that is none. */
export function scheduleOf(text: string): string | undefined {
  const schedule = schedules[text] ?? text;
  try {
    new Cron(schedule, { paused: true }).stop();
    return schedule;
  } catch {
    return undefined;
  }
}

const urn = (types: string) => z.string().regex(/^urn:li:\w+:.+/, `expected the URN of ${types}`);

const follow = z
  .strictObject({
    entity: urn('an entity').optional().describe('An entity; of a dataset, also its columns.'),
    term: z
      .string()
      .min(1)
      .transform((term) => makeTermUrn(term))
      .optional()
      .describe('Name or URN of a glossary term: everything that has it, or a column with it.'),
    domain: z
      .string()
      .min(1)
      .transform((domain) => makeDomainUrn(domain))
      .optional()
      .describe('ID or URN of a domain: everything in it, and in the domains below it.'),
    view: z
      .string()
      .regex(/^urn:li:dataHubView:.+/, 'expected the URN of a view, urn:li:dataHubView:…')
      .optional()
      .describe('URN of a view, which is a search that somebody saved: everything in it.'),
    search: z
      .strictObject({
        query: z.string().default('*').describe('Search terms, or a query such as `platform:postgres`.'),
        entity_types: z.array(z.string()).default([]).describe('Types of the entities. Default: all.'),
      })
      .optional()
      .describe('A search: everything that it finds.'),
  })
  .refine((value) => Object.values(value).filter((part) => part !== undefined).length === 1, {
    message: 'expected exactly one of entity, term, domain, view, search',
  });
/** What a subscriber follows: one of the fields is present. */
export type Follow = z.infer<typeof follow>;

const subscriber = z
  .strictObject({
    name: z.string().trim().min(1).describe('Name of the subscriber, unique in the file.'),
    person: z
      .string()
      .regex(/^urn:li:corpuser:.+/, 'expected the URN of a person, urn:li:corpuser:…')
      .nullish()
      .describe('URN of the person, whose own changes are left out.'),
    follows: z.array(follow).min(1).describe('What the subscriber follows.'),
    categories: z
      .array(z.string())
      .nullish()
      .describe('Categories of changes, such as `TAG` or `TECHNICAL_SCHEMA`. Default: all.'),
    notify: z
      .strictObject({
        email: z.email().optional().describe('Address for mails.'),
        slack: z.string().min(1).optional().describe('ID of a channel or a person in Slack.'),
        teams: z
          .url({ protocol: /^https?$/ })
          .optional()
          .describe('URL of the incoming webhook of a Teams channel. It is a secret.'),
      })
      .refine((value) => Object.keys(value).length > 0, 'expected email, slack or teams')
      .nullish()
      .describe("Where messages go. Default: as the person's notification settings say."),
    digest: z
      .string()
      .refine((text) => scheduleOf(text), 'expected daily, weekly or a cron expression such as "0 17 * * 5"')
      .transform((text) => scheduleOf(text) ?? text)
      .nullish()
      .describe(
        'When to send all changes in one message: `daily` and `weekly` at 8:00 (Mondays), or a cron expression. Default: each immediately.',
      ),
  })
  .refine(({ person, notify }) => person != null || notify != null, 'expected notify, or a person');
/** A subscriber of the file. */
export type ConfiguredSubscriber = z.infer<typeof subscriber>;

export const subscriptionsSchema = z
  .strictObject({
    subscribers: z.array(subscriber).default([]).describe('Who follows what, beside what is stored.'),
    stored: z
      .boolean()
      .default(true)
      .describe('Whether to notify people of what they follow by subscriptions in the catalogue.'),
    email: z.strictObject(mailFields).nullish().describe('The mail server.'),
    slack: z.strictObject(slackFields).nullish().describe('The bot that posts to Slack.'),
    teams_min_interval_ms: z
      .int()
      .min(0)
      .default(1000)
      .describe('Milliseconds between two messages to Teams.'),
    ...messageFields,
    timezone: z.string().default('UTC').describe('Time zone of digests, such as `Europe/Berlin`.'),
    digests_dir: z
      .string()
      .default('digests')
      .describe('Folder that keeps what is not yet sent, relative to the file of the pipeline.'),
  })
  .superRefine(({ subscribers, stored, email, slack }, context) => {
    if (subscribers.length === 0 && !stored)
      context.addIssue({
        code: 'custom',
        path: ['subscribers'],
        message: 'expected a subscriber, or stored: true',
      });
    const names = new Set<string>();
    for (const [index, { name, notify }] of subscribers.entries()) {
      const report = (key: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['subscribers', index, ...key.split('.')], message });
      if (names.has(name)) report('name', `a second subscriber is named ${JSON.stringify(name)}`);
      names.add(name);
      if (notify?.email !== undefined && !email)
        report('notify.email', 'config.email is missing: the mail server');
      if (notify?.slack !== undefined && !slack) report('notify.slack', 'config.slack is missing: the bot');
    }
  });
export type SubscriptionsConfig = z.infer<typeof subscriptionsSchema>;
