import { commonPasswords } from '../../gen/common-passwords.ts';
import { AuthError } from '../errors.ts';
import { mayContain } from './bloom-filter.ts';
import { lowestMinLength } from './lowest-min-length.ts';
import { normalizePassword } from './password-hasher.ts';

export interface PasswordPolicy {
  /** Fewest characters. Default: 12. At least 8. */
  readonly minLength?: number;
}

export const defaultMinPasswordLength = 12;
/** So that nobody is kept busy with a hash of a megabyte. */
export const maxPasswordLength = 256;

/** Throws for a password that a user should not have. */
export type CheckPassword = (password: string, names: readonly string[]) => void;

/**
 * Makes the check for new passwords, as NIST SP 800-63B has it: a length, a list of common passwords, and no rules for
 * kinds of characters, which only make passwords predictable.
 *
 * @throws AuthError `INVALID_CONFIGURATION` for a length that is too small.
 */
export function createPasswordPolicy({
  minLength = defaultMinPasswordLength,
}: PasswordPolicy = {}): CheckPassword {
  if (!(Number.isInteger(minLength) && minLength >= lowestMinLength && minLength <= maxPasswordLength))
    throw new AuthError(
      'INVALID_CONFIGURATION',
      `The minimum length of passwords is ${minLength}: expected a whole number from ${lowestMinLength} to ${maxPasswordLength}`,
    );
  const reject = (message: string) => new AuthError('WEAK_PASSWORD', message);
  return (password, names) => {
    const length = [...normalizePassword(password)].length;
    if (length < minLength) throw reject(`The password has ${length} characters. Use at least ${minLength}.`);
    if (length > maxPasswordLength)
      throw reject(`The password has ${length} characters. Use at most ${maxPasswordLength}.`);
    if (isCommon(password))
      throw reject('The password is one of those that are tried first. Choose another one.');
    if (names.some((name) => containsName(password, name)))
      throw reject('The password contains your name. Choose another one.');
  };
}

/** True for a common password, for one with a tail (`Password123!`), and for what a finger can type without looking. */
export function isCommon(password: string): boolean {
  const text = normalizePassword(password).toLowerCase();
  const withoutTail = text.replace(/[^\p{L}]+$/u, '');
  const plain = [...withoutTail].map((character) => lookAlikes[character] ?? character).join('');
  return (
    [text, withoutTail, plain].some(
      (one) => [...one].length >= lowestMinLength && mayContain(commonPasswords, one),
    ) ||
    isRepeated(text) ||
    isSequence(text)
  );
}

const lookAlikes: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  1: 'i',
  0: 'o',
  $: 's',
  5: 's',
};

/** `abcabcabcabc`. */
const isRepeated = (text: string): boolean => /^(.{1,4}?)\1+$/su.test(text);

/** `abcdefghijkl`, `987654321098`. */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const isStep = (step: number) =>
    codes.every((code, place) => {
      const difference = place === 0 ? step : code - (codes[place - 1] ?? 0);
      // From 9 to 0 and back.
      return difference === step || difference === -9 * step;
    });
  return isStep(1) || isStep(-1);
}

function containsName(password: string, name: string): boolean {
  const text = normalizePassword(password).toLowerCase();
  const parts = [name, name.split('@')[0] ?? ''].map((part) => part.normalize('NFKC').toLowerCase());
  return parts.some((part) => [...part].length >= 4 && text.includes(part));
}
