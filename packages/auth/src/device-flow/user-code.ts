import type { Environment } from '../environment.ts';

/** Letters that nobody takes for another or reads as a word: RFC 8628, 6.1. Eight of them have 34 bits. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';
const codeLength = 8;
/** Bytes from here on would make the first letters more frequent than the others. */
const firstUnfair = 256 - (256 % letters.length);

/** A code that a person types: `WDJB-MJHT`. */
export function makeUserCode({ randomBytes }: Environment): string {
  let code = '';
  while (code.length < codeLength)
    for (const byte of randomBytes(codeLength))
      if (byte < firstUnfair && code.length < codeLength) code += letters[byte % letters.length];
  return formatUserCode(code);
}

/** The code as it was made, however it was typed: without the hyphen, in small letters, with blanks. */
export function readUserCode(typed: string): string {
  const code = [...typed.toUpperCase()].filter((letter) => letters.includes(letter)).join('');
  return formatUserCode(code);
}

const formatUserCode = (code: string): string =>
  `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;
