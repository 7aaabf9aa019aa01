import { z } from 'zod';
import { defineAction } from '../definitions/action.ts';
import { ActionError } from '../definitions/errors.ts';
import { entityChangeOf } from '../definitions/event.ts';
import { describeChange, isWorthTelling, slackMarkup } from '../messages/describe-change.ts';
import { createPace } from '../network/pace.ts';
import { sendJson } from '../network/send-json.ts';

/** Errors of Slack that pass by themselves. */
const passing: ReadonlySet<string> = new Set([
  'ratelimited',
  'internal_error',
  'service_unavailable',
  'fatal_error',
]);

/** Posts a message for each change to an entity. */
export const slack = defineAction({
  name: 'slack',
  description: 'Posts a message to a Slack channel for each entity change event.',
  config: z.strictObject({
    bot_token: z.string().min(1).describe('Token of the bot, `xoxb-…`.'),
    signing_secret: z
      .string()
      .nullish()
      .describe("Accepted for DataHub's files; nothing is received from Slack."),
    default_channel: z.string().min(1).describe('ID or name of the channel.'),
    base_url: z
      .string()
      .default('http://localhost:9002/')
      .describe('Address that links to entities begin with.'),
    suppress_system_activity: z
      .boolean()
      .default(true)
      .describe('Whether to leave out what the system itself changes.'),
    api_url: z
      .url({ protocol: /^https?$/ })
      .default('https://slack.com/api/')
      .describe("Address of Slack's API."),
    min_interval_ms: z
      .int()
      .min(0)
      .default(1000)
      .describe('Milliseconds between two messages; Slack allows one per second.'),
  }),
  create(config, { signal }) {
    const pace = createPace(config.min_interval_ms);
    const url = new URL('chat.postMessage', config.api_url.replace(/\/?$/, '/')).href;
    return {
      async act(event) {
        const change = entityChangeOf(event);
        if (!change || !isWorthTelling(event, config.suppress_system_activity)) return;
        await pace(signal);
        const text = await sendJson({
          url,
          body: JSON.stringify({
            channel: config.default_channel,
            text: `>${describeChange(change, config.base_url, slackMarkup)}`,
          }),
          headers: {
            Authorization: `Bearer ${config.bot_token}`,
            'Content-Type': 'application/json; charset=utf-8',
          },
          timeoutMs: 10_000,
          signal,
        });
        const { ok, error } = answerOf(text);
        if (!ok) throw new ActionError(`Slack rejected the message: ${error}`, { retry: passing.has(error) });
      },
    };
  },
});

/** Slack answers with status 200 to whatever it rejects. */
function answerOf(text: string): { readonly ok: boolean; readonly error: string } {
  try {
    const { ok, error } = JSON.parse(text) as { ok?: unknown; error?: unknown };
    return { ok: ok === true, error: typeof error === 'string' ? error : 'no reason given' };
  } catch {
    return { ok: false, error: 'its response is no JSON' };
  }
}
