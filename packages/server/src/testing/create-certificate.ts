import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto';

/** A self-signed certificate in PEM, with its private key. */
export interface TestCertificate {
  readonly cert: string;
  readonly key: string;
}

/**
 * Makes a certificate that signs itself, for `localhost` and 127.0.0.1. Node reads certificates and does not make them, so
 * this writes the few structures of RFC 5280 that one needs.
 */
export function createCertificate(name: string): TestCertificate {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
  const commonName = sequence(set(sequence(oid(0x55, 0x04, 0x03), tagged(0x0c, Buffer.from(name)))));
  const validity = sequence(time('250101000000Z'), time('491231235959Z'));
  const names = sequence(tagged(0x82, Buffer.from('localhost')), tagged(0x87, Buffer.from([127, 0, 0, 1])));
  const alternativeNames = sequence(oid(0x55, 0x1d, 0x11), tagged(0x04, names));
  const body = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    commonName,
    validity,
    commonName,
    createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(alternativeNames)),
  );
  const signature = sign('sha256', body, privateKey);
  const der = sequence(body, ecdsaWithSha256, tagged(0x03, Buffer.concat([Buffer.from([0]), signature])));
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n`,
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
}

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const head =
    length < 128
      ? [tag, length]
      : length < 256
        ? [tag, 0x81, length]
        : [tag, 0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from(head), content]);
}

const sequence = (...parts: readonly Buffer[]): Buffer => tagged(0x30, Buffer.concat(parts));
const set = (...parts: readonly Buffer[]): Buffer => tagged(0x31, Buffer.concat(parts));
const oid = (...bytes: readonly number[]): Buffer => tagged(0x06, Buffer.from(bytes));
const time = (text: string): Buffer => tagged(0x17, Buffer.from(text));
