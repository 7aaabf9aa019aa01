import { z } from 'zod';
import { defineAction } from '../definitions/action.ts';
import { entityChangeOf } from '../definitions/event.ts';
import { describeChange, isWorthTelling, markdown } from '../messages/describe-change.ts';
import { createPace } from '../network/pace.ts';
import { sendJson } from '../network/send-json.ts';

/** Posts a card for each change to an entity. */
export const teams = defineAction({
  name: 'teams',
  description: 'Posts a card to a Microsoft Teams channel for each entity change event.',
  config: z.strictObject({
    webhook_url: z
      .url({ protocol: /^https?$/ })
      .describe('URL of the incoming webhook of the channel. It is a secret.'),
    base_url: z
      .string()
      .default('http://localhost:9002/')
      .describe('Address that links to entities begin with.'),
    suppress_system_activity: z
      .boolean()
      .default(true)
      .describe('Whether to leave out what the system itself changes.'),
    min_interval_ms: z.int().min(0).default(1000).describe('Milliseconds between two messages.'),
  }),
  create(config, { signal }) {
    const pace = createPace(config.min_interval_ms);
    return {
      async act(event) {
        const change = entityChangeOf(event);
        if (!change || !isWorthTelling(event, config.suppress_system_activity)) return;
        await pace(signal);
        const text = describeChange(change, config.base_url, markdown);
        await sendJson({
          url: config.webhook_url,
          body: JSON.stringify({
            '@type': 'MessageCard',
            '@context': 'https://schema.org/extensions',
            summary: 'A change in the catalogue',
            text,
          }),
          timeoutMs: 10_000,
          signal,
        });
      },
    };
  },
});
