import { z } from 'zod';
import { ActionError } from '../definitions/errors.ts';
import { createPace } from './pace.ts';
import { sendJson } from './send-json.ts';

const timeoutMs = 10_000;

/** Settings of the bot that posts to Slack. */
export const slackFields = {
  bot_token: z.string().min(1).describe('Token of the bot, `xoxb-…`.'),
  api_url: z
    .url({ protocol: /^https?$/ })
    .default('https://slack.com/api/')
    .describe("Address of Slack's API."),
  min_interval_ms: z
    .int()
    .min(0)
    .default(1000)
    .describe('Milliseconds between two messages; Slack allows one per second.'),
};
const slackBot = z.strictObject(slackFields);
export type SlackBot = z.infer<typeof slackBot>;

/** Errors of Slack that pass by themselves. */
const passing: ReadonlySet<string> = new Set([
  'ratelimited',
  'internal_error',
  'service_unavailable',
  'fatal_error',
]);

/** Posts to channels and people by their ID. The function throws ActionError when Slack does not take a message. */
export function createSlackChat(
  { bot_token, api_url, min_interval_ms }: SlackBot,
  signal: AbortSignal,
): (channel: string, text: string) => Promise<void> {
  const pace = createPace(min_interval_ms);
  const url = new URL('chat.postMessage', api_url.replace(/\/?$/, '/')).href;
  return async (channel, text) => {
    await pace(signal);
    const response = await sendJson({
      url,
      body: JSON.stringify({ channel, text }),
      headers: {
        Authorization: `Bearer ${bot_token}`,
        'Content-Type': 'application/json; charset=utf-8',
      },
      timeoutMs,
      signal,
    });
    const { ok, error } = answerOf(response);
    if (!ok) throw new ActionError(`Slack rejected the message: ${error}`, { retry: passing.has(error) });
  };
}

/** Slack answers with status 200 to whatever it rejects. */
function answerOf(text: string): { readonly ok: boolean; readonly error: string } {
  try {
    const { ok, error } = JSON.parse(text) as { ok?: unknown; error?: unknown };
    return { ok: ok === true, error: typeof error === 'string' ? error : 'no reason given' };
  } catch {
    return { ok: false, error: 'its response is no JSON' };
  }
}

/** Posts cards to the incoming webhooks of Teams' channels. The function throws ActionError when one is not taken. */
export function createTeamsChat(
  minIntervalMs: number,
  signal: AbortSignal,
): (webhookUrl: string, text: string) => Promise<void> {
  const pace = createPace(minIntervalMs);
  return async (url, text) => {
    await pace(signal);
    await sendJson({
      url,
      body: JSON.stringify({
        '@type': 'MessageCard',
        '@context': 'https://schema.org/extensions',
        summary: 'A change in the catalogue',
        text,
      }),
      timeoutMs,
      signal,
    });
  };
}
