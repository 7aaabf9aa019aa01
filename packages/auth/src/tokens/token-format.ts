import { crc32 } from 'node:zlib';
import type { Environment } from '../environment.ts';
import type { TokenKind } from '../ports/access-tokens.ts';
import { randomText, toBase62 } from '../random-text.ts';

const prefixes: Readonly<Record<TokenKind, string>> = { personal: 'colophon_pat_', service: 'colophon_sat_' };

/** What secret scanners look for: GitHub and others take such expressions. The last six characters are a checksum. */
export const tokenPattern = /colophon_(?:pat|sat)_[0-9A-Za-z]{39}/;

const whole = new RegExp(`^${tokenPattern.source}$`);
const randomBytes = 24;
const checksumLength = 6;

/** A prefix, 192 random bits and a checksum: `colophon_pat_…`. */
export function makeToken(kind: TokenKind, environment: Environment): string {
  const unchecked = prefixes[kind] + randomText(environment, randomBytes);
  return unchecked + checksumOf(unchecked);
}

/** True for what can be a token. Anything else is rejected without asking the store, and a scanner has no false alarm. */
export const isTokenShaped = (text: string): boolean =>
  whole.test(text) && checksumOf(text.slice(0, -checksumLength)) === text.slice(-checksumLength);

/** True for what claims to be a token of this catalogue, well-formed or not. */
export const isTokenLike = (text: string): boolean => text.startsWith('colophon_');

const checksumOf = (text: string): string => toBase62(BigInt(crc32(text)), checksumLength);
