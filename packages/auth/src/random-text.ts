import { createHash } from 'node:crypto';
import type { Environment } from './environment.ts';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A number in base 62, filled up with zeros. */
export function toBase62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; rest > 0n; rest /= 62n) text = digits[Number(rest % 62n)] + text;
  return text.padStart(length, '0');
}

/** Random text of letters and digits: 16 bytes are 22 characters, 24 bytes are 33. */
export function randomText({ randomBytes }: Environment, bytes: number): string {
  const hex = Buffer.from(randomBytes(bytes)).toString('hex');
  return toBase62(BigInt(`0x${hex}`), Math.ceil((bytes * 8) / Math.log2(62)));
}

/**
 * The form in which a random secret is stored. A fast hash is enough, since the secret has at least 128 random bits:
 * there is nothing to guess.
 */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
