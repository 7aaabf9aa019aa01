import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { defineAction } from '../definitions/action.ts';
import { ActionError } from '../definitions/errors.ts';
import { entityChangeOf } from '../definitions/event.ts';
import { describeChange, isWorthTelling, plainText } from '../messages/describe-change.ts';
import { nameOf } from '../messages/names.ts';

/** Sends a mail for each change to an entity. */
export const email = defineAction({
  name: 'email',
  description: 'Sends a mail for each entity change event.',
  config: z.strictObject({
    host: z.string().min(1).describe('Host of the mail server.'),
    port: z.int().min(1).max(65_535).default(587).describe('Port of the mail server.'),
    secure: z.boolean().default(false).describe('Whether the connection begins with TLS, as on port 465.'),
    require_tls: z
      .boolean()
      .default(true)
      .describe('Whether to send nothing unless the connection is encrypted, by `STARTTLS` at the latest.'),
    username: z.string().nullish().describe('User of the mail server.'),
    password: z.string().nullish().describe('Password of that user.'),
    from: z.email().describe('Address of the sender.'),
    to: z.union([z.email(), z.array(z.email()).min(1)]).describe('Address of the recipient, or a list.'),
    base_url: z
      .string()
      .default('http://localhost:9002/')
      .describe('Address that links to entities begin with.'),
    suppress_system_activity: z
      .boolean()
      .default(true)
      .describe('Whether to leave out what the system itself changes.'),
  }),
  create(config, { pipelineName }) {
    const { host, port, secure, require_tls, username, password, from, to } = config;
    const transport = createTransport({
      host,
      port,
      secure,
      requireTLS: require_tls && !secure,
      pool: true,
      ...(username && { auth: { user: username, pass: password ?? '' } }),
    });
    return {
      async act(event) {
        const change = entityChangeOf(event);
        if (!change || !isWorthTelling(event, config.suppress_system_activity)) return;
        const text = describeChange(change, config.base_url, plainText);
        const { offset, index } = event.meta;
        try {
          await transport.sendMail({
            from,
            to: [to].flat(),
            subject: `${nameOf(change.entityUrn)}: ${change.category.toLowerCase().replaceAll('_', ' ')}`,
            text: `${text}\n`,
            // The same for a repetition, so that mail programs show it once.
            messageId: `<${encodeURIComponent(pipelineName)}.${String(offset)}.${String(index)}@colophon>`,
          });
        } catch (error) {
          const { responseCode, message } = error as { responseCode?: number; message: string };
          throw new ActionError(`the mail server ${host}:${port} did not take the mail: ${message}`, {
            // A code in the 500s is for good.
            retry: responseCode === undefined || responseCode < 500,
            cause: error,
          });
        }
      },
      close: () => transport.close(),
    };
  },
});
