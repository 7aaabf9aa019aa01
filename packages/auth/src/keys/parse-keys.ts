import { AuthError } from '../errors.ts';
import { type KeyPurpose, keyPurposes } from '../ports/keys.ts';
import { createKey, type Key } from './key-ring.ts';

/** One line of a key file. */
export const printKey = ({ purpose, createdAt, secret }: Key): string =>
  `${purpose} ${new Date(createdAt).toISOString()} ${Buffer.from(secret).toString('base64url')}\n`;

/**
 * Reads keys as a key file has them: a purpose, a time and 32 random bytes in base64 on each line, oldest first. Empty
 * lines and those that begin with `#` are ignored.
 *
 * @param source What to call the text in errors, which never repeat it: a path, the name of a variable.
 * @throws AuthError `INVALID_CONFIGURATION` that names the line.
 */
export function parseKeys(text: string, source: string): readonly Key[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (/^\s*(#|$)/.test(line)) return [];
    const [purpose = '', time = '', secret = '', ...others] = line.trim().split(/\s+/);
    const createdAt = Date.parse(time);
    if (!isPurpose(purpose) || Number.isNaN(createdAt) || !/^[\w+/-]+=*$/.test(secret) || others.length > 0)
      throw new AuthError(
        'INVALID_CONFIGURATION',
        `Line ${index + 1} of ${source} is not a key: expected "${keyPurposes.join(' or ')}", a time such as 2026-01-31T12:00:00Z, and 32 bytes in base64`,
      );
    return createKey(purpose, Buffer.from(secret, 'base64'), createdAt);
  });
}

const isPurpose = (text: string): text is KeyPurpose => (keyPurposes as readonly string[]).includes(text);
