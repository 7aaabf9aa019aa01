import { isIPv6 } from 'node:net';
import type { Environment } from '../environment.ts';
import type { SecretBox } from '../keys/secret-box.ts';
import { randomText } from '../random-text.ts';
import { signInNameOf } from '../users/user-name.ts';

const context = 'device';

/** What a browser keeps after a sign-in, for a long time: it says that this user has signed in here, and lets nobody in. */
export function makeDevice(box: SecretBox, environment: Environment, name: string): string {
  const nonce = randomText(environment, 16);
  return `${nonce}.${box.sign(`${nonce} ${signInNameOf(name)}`, context)}`;
}

export function isDeviceOf(box: SecretBox, device: string, name: string): boolean {
  const [nonce = '', code = ''] = device.split('.');
  return box.isSigned(`${nonce} ${signInNameOf(name)}`, code, context);
}

/**
 * What one caller can have many addresses of: with IPv6 the first 64 bits, since everybody gets at least as many addresses
 * as the rest has.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(bare)) return bare;
  const [head = '', tail = ''] = bare.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = bare.includes('::')
    ? Array.from({ length: 8 - before.length - after.length }, () => '0')
    : [];
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
