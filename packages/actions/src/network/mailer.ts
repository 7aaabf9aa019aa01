import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { ActionError } from '../definitions/errors.ts';

/** Settings of a mail server and its sender. */
export const mailFields = {
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
};
const mailServer = z.strictObject(mailFields);
export type MailServer = z.infer<typeof mailServer>;

export interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** The same for a repetition, so that mail programs show it once. Without angle brackets. */
  readonly id: string;
}

/** Sends mails over connections that it keeps. */
export interface Mailer {
  /** @throws ActionError; with `retry: false` for what the server rejects for good. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

export function createMailer({
  host,
  port,
  secure,
  require_tls,
  username,
  password,
  from,
}: MailServer): Mailer {
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: require_tls && !secure,
    pool: true,
    ...(username && { auth: { user: username, pass: password ?? '' } }),
  });
  return {
    async send({ to, subject, text, id }) {
      try {
        await transport.sendMail({ from, to: [...to], subject, text, messageId: `<${id}@colophon>` });
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
}
