import { z } from 'zod';
import { defineAction } from '../definitions/action.ts';
import { entityChangeOf } from '../definitions/event.ts';
import { describeChange, isWorthTelling, slackMarkup } from '../messages/describe-change.ts';
import { messageFields } from '../messages/message-fields.ts';
import { createSlackChat, slackFields } from '../network/chats.ts';

/** Posts a message for each change to an entity. */
export const slack = defineAction({
  name: 'slack',
  description: 'Posts a message to a Slack channel for each entity change event.',
  config: z.strictObject({
    ...slackFields,
    signing_secret: z
      .string()
      .nullish()
      .describe("Accepted for DataHub's files; nothing is received from Slack."),
    default_channel: z.string().min(1).describe('ID or name of the channel.'),
    ...messageFields,
  }),
  create(config, { signal }) {
    const post = createSlackChat(config, signal);
    return {
      async act(event) {
        const change = entityChangeOf(event);
        if (!change || !isWorthTelling(event, config.suppress_system_activity)) return;
        await post(config.default_channel, `>${describeChange(change, config.base_url, slackMarkup)}`);
      },
    };
  },
});
