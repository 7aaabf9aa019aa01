import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail as it arrived. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly body: string;
}

/** A mail server on the loopback interface that keeps its mails, or rejects every recipient. It ends with the test. */
export async function startMailServer(
  accepts: boolean,
): Promise<{ readonly mails: readonly ReceivedMail[]; readonly port: number }> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) =>
      done(accepts ? null : Object.assign(new Error('no such mailbox'), { responseCode: 550 })),
    onData(stream, { envelope }, done) {
      void text(stream).then((body) => {
        const { mailFrom, rcptTo } = envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          body,
        });
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { mails, port: (listening.address() as AddressInfo).port };
}
