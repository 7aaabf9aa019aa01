import { generateKeyPairSync, sign } from 'node:crypto';

/** One DER element: its tag, its length, its content. */
function der(tag: number, ...content: (Uint8Array | number[])[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  if (body.length < 0x80) return Buffer.concat([Buffer.from([tag, body.length]), body]);
  const hex = body.length.toString(16);
  const length = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, body]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const ecdsaWithSha256 = sequence(der(0x06, [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]));
const commonNameId = der(0x06, [0x55, 0x04, 0x03]);
const subjectAltNameId = der(0x06, [0x55, 0x1d, 0x11]);
const dayMs = 86_400_000;

/**
 * A self-signed certificate for `localhost`, created on demand, so that none in the repository can expire. It
 * is X.509 as in RFC 5280, section 4.1, with an elliptic key.
 */
export function createSelfSigned(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(commonNameId, der(0x0c, Buffer.from('localhost')))));
  const time = (ms: number) => {
    const digits = new Date(ms).toISOString().replace(/[-:T]|\.\d+/g, '');
    return der(0x18, Buffer.from(digits));
  };
  const altNames = sequence(der(0x82, Buffer.from('localhost')), der(0x87, [127, 0, 0, 1]));
  const body = sequence(
    der(0xa0, der(0x02, [2])),
    der(0x02, [1]),
    ecdsaWithSha256,
    name,
    sequence(time(Date.now() - dayMs), time(Date.now() + dayMs)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(subjectAltNameId, der(0x04, altNames)))),
  );
  const signature = sign('sha256', body, privateKey);
  const certificate = sequence(body, ecdsaWithSha256, der(0x03, [0], signature));
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n').trim();
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
