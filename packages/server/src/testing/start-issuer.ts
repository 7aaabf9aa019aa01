import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** An issuer of tokens, with its public keys on a port. */
export async function startIssuer() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'a', alg: 'ES256', use: 'sig' }];
  const server = createServer((_, outgoing) => {
    outgoing.setHeader('Content-Type', 'application/json').end(JSON.stringify({ keys }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return {
    settings: { issuer, audience: 'colophon', jwksUrl: `${issuer}/keys` },
    /** A token that is valid for an hour. */
    issue(subject: string): string {
      const exp = Math.floor(Date.now() / 1000) + 3600;
      const claims = { iss: issuer, aud: 'colophon', sub: subject, exp };
      const text = `${encode({ alg: 'ES256', kid: 'a', typ: 'JWT' })}.${encode(claims)}`;
      const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
      return `${text}.${signature.toString('base64url')}`;
    },
  };
}
