import { createHash, timingSafeEqual } from 'node:crypto';
import { isPasswordHash, normalizePassword, type PasswordHasher } from '../passwords/password-hasher.ts';

/** Compares a password with what a file has. */
export type Credential = (password: string, hasher: PasswordHasher) => Promise<boolean>;

/**
 * Reads the forms that a property file can have: that of `PasswordHasher`, Jetty's `MD5:` and `OBF:`, and the password
 * itself. Only the first one protects a password; the others are for files that exist.
 *
 * @returns undefined for a form that is not supported.
 */
export function parseCredential(text: string): Credential | undefined {
  if (isPasswordHash(text)) return (password, hasher) => hasher.verify(password, text);
  const [, form, rest = ''] = /^(MD5|OBF|CRYPT):(.*)$/.exec(text) ?? [];
  if (form === 'MD5') return /^[0-9a-f]{32}$/i.test(rest) ? comparing(rest.toLowerCase(), md5) : undefined;
  const password = form === 'OBF' ? deobfuscate(rest) : text;
  // CRYPT looks at eight characters of a password, and a hash of another program is no password.
  if (password === undefined || form === 'CRYPT' || /^\$\w+\$/.test(text)) return undefined;
  return comparing(normalizePassword(password), normalizePassword);
}

/** Compares in a way that takes as long as a hash: that of an unknown user, so that nobody learns which names exist. */
function comparing(expected: string, form: (password: string) => string): Credential {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return async (password, hasher) => {
    await hasher.verify(password, undefined);
    return timingSafeEqual(digest(form(password)), digest(expected));
  };
}

/** As Jetty does: of the characters of Latin 1. */
const md5 = (password: string): string =>
  createHash('md5').update(Buffer.from(password, 'latin1')).digest('hex');

/**
 * What Jetty calls obfuscated: anybody can read it. Each byte is a number of four digits to the base of 36, mixed with the
 * byte at the mirrored place; after a `U` it is the byte itself.
 */
function deobfuscate(text: string): string | undefined {
  const groups = text.match(/U?[0-9a-z]{4}/g) ?? [];
  if (groups.join('') !== text) return undefined;
  const bytes = groups.map((group) => {
    const number = Number.parseInt(group.replace('U', ''), 36);
    return group.startsWith('U') ? number >> 8 : (Math.floor(number / 256) + (number % 256) - 254) / 2;
  });
  const isWhole = bytes.every((byte) => Number.isInteger(byte) && byte >= 0 && byte <= 255);
  return isWhole ? Buffer.from(bytes).toString('utf8') : undefined;
}
