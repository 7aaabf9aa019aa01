import { z } from 'zod';
import { defineAction } from '../definitions/action.ts';
import { entityChangeOf } from '../definitions/event.ts';
import { describeChange, isWorthTelling, plainText, subjectOf } from '../messages/describe-change.ts';
import { messageFields } from '../messages/message-fields.ts';
import { createMailer, mailFields } from '../network/mailer.ts';

/** Sends a mail for each change to an entity. */
export const email = defineAction({
  name: 'email',
  description: 'Sends a mail for each entity change event.',
  config: z.strictObject({
    ...mailFields,
    to: z.union([z.email(), z.array(z.email()).min(1)]).describe('Address of the recipient, or a list.'),
    ...messageFields,
  }),
  create(config, { pipelineName }) {
    const mailer = createMailer(config);
    return {
      async act(event) {
        const change = entityChangeOf(event);
        if (!change || !isWorthTelling(event, config.suppress_system_activity)) return;
        const text = describeChange(change, config.base_url, plainText);
        const { offset, index } = event.meta;
        await mailer.send({
          to: [config.to].flat(),
          subject: subjectOf(change),
          text: `${text}\n`,
          id: `${encodeURIComponent(pipelineName)}.${String(offset)}.${String(index)}`,
        });
      },
      close: () => mailer.close(),
    };
  },
});
