import { z } from 'zod';
import { defineAction } from '../definitions/action.ts';
import { entityChangeOf } from '../definitions/event.ts';
import { describeChange, isWorthTelling, markdown } from '../messages/describe-change.ts';
import { messageFields } from '../messages/message-fields.ts';
import { createTeamsChat } from '../network/chats.ts';

/** Posts a card for each change to an entity. */
export const teams = defineAction({
  name: 'teams',
  description: 'Posts a card to a Microsoft Teams channel for each entity change event.',
  config: z.strictObject({
    webhook_url: z
      .url({ protocol: /^https?$/ })
      .describe('URL of the incoming webhook of the channel. It is a secret.'),
    ...messageFields,
    min_interval_ms: z.int().min(0).default(1000).describe('Milliseconds between two messages.'),
  }),
  create(config, { signal }) {
    const post = createTeamsChat(config.min_interval_ms, signal);
    return {
      async act(event) {
        const change = entityChangeOf(event);
        if (!change || !isWorthTelling(event, config.suppress_system_activity)) return;
        await post(config.webhook_url, describeChange(change, config.base_url, markdown));
      },
    };
  },
});
