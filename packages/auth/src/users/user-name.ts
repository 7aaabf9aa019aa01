import { AuthError } from '../errors.ts';

const prefix = 'urn:li:corpuser:';
const maxLength = 128;

/** Letters and digits of any script, and what e-mail addresses need; no character that means something in a URN. */
const pattern = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}._@+-]*$/u;

/**
 * Checks the name of a user, and brings its characters to one form.
 *
 * @throws AuthError `INVALID_NAME`
 */
export function parseUserName(text: string): string {
  const name = text.trim().normalize('NFKC');
  if (!pattern.test(name) || name.length > maxLength)
    throw new AuthError(
      'INVALID_NAME',
      `The name of a user has 1 to ${maxLength} letters, digits and . _ @ + -, such as ada or ada@example.org`,
    );
  return name;
}

/** The name by which a user is found, in whatever case it is typed. Two users never have the same. */
export const signInNameOf = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

/** `urn:li:corpuser:ada`. */
export const userUrn = (name: string): string => prefix + name;

/** What the server does by itself is done by this one. */
export const systemUrn = userUrn('__datahub_system');

export const userNameOf = (urn: string): string => urn.slice(urn.startsWith(prefix) ? prefix.length : 0);

/**
 * True for a name that means more than a person: the user of policies that DataHub ships, that of the system, and that of
 * writes whose author is unknown. Nobody gets one by signing up, or because a provider says so.
 */
export const isReservedName = (name: string): boolean => {
  const folded = signInNameOf(name);
  return folded.startsWith('__') || folded === 'datahub' || folded === 'unknown';
};
