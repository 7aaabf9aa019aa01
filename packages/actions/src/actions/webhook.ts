import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { defineAction } from '../definitions/action.ts';
import { sendJson } from '../network/send-json.ts';

/** Value of the header `X-Colophon-Signature`: an HMAC-SHA256 of the time, a full stop and the body. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/** Sends each event to a server of yours. */
export const webhook = defineAction({
  name: 'webhook',
  description: 'Sends each event as JSON to a URL, signed with a secret that both sides know.',
  config: z.strictObject({
    url: z
      .url({ protocol: /^https?$/, error: 'expected an http or https URL' })
      .describe('Where to send events.'),
    secret: z
      .string()
      .min(16, 'expected at least 16 characters')
      .nullish()
      .describe('Key of the signature. Without it, requests are not signed.'),
    headers: z.record(z.string(), z.string()).nullish().describe('Further headers of each request.'),
    timeout_ms: z.int().min(1).default(10_000).describe('Longest wait for a response, in milliseconds.'),
  }),
  create: ({ url, secret, headers, timeout_ms }, { pipelineName, signal, now }) => ({
    async act(event) {
      const body = JSON.stringify(event);
      const timestamp = String(Math.floor(now() / 1000));
      const { offset, index } = event.meta;
      await sendJson({
        url,
        body,
        headers: {
          ...headers,
          'User-Agent': 'colophon-actions',
          // The same for every attempt, so that the receiver can tell a repetition.
          'X-Colophon-Delivery': `${pipelineName.replace(/[^\x20-\x7e]/g, '_')}/${String(offset)}/${String(index)}`,
          'X-Colophon-Timestamp': timestamp,
          ...(secret && { 'X-Colophon-Signature': signatureOf(secret, timestamp, body) }),
        },
        timeoutMs: timeout_ms,
        signal,
      });
    },
  }),
});
