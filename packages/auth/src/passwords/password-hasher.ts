import { scrypt as scryptCallback, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { type Environment, realEnvironment } from '../environment.ts';
import { AuthError } from '../errors.ts';
import { createGate } from './gate.ts';

const scrypt = promisify<string, Uint8Array, number, object, Buffer>(scryptCallback);

/** What a guess costs: 128 · 2^log2N · r bytes of memory, p times one after another. */
export interface ScryptCost {
  readonly log2N: number;
  readonly r: number;
  readonly p: number;
}

/**
 * 32 MiB, three times: one of the settings that OWASP names as equally strong.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#scrypt
 *
 * It is scrypt and not Argon2, since Node has Argon2 only since version 24.7.
 */
export const defaultScryptCost: ScryptCost = { log2N: 15, r: 8, p: 3 };

/** Hashes from elsewhere, such as a file, are never computed with more memory than this. */
const maxMemoryBytes = 256 * 1024 * 1024;
const saltBytes = 16;
const hashBytes = 32;

export interface PasswordHasherOptions {
  readonly environment?: Environment;
  /** What new hashes cost. Default: {@link defaultScryptCost}. */
  readonly cost?: ScryptCost;
  /** Hashes computed at the same time, each with its memory. Default: 2. */
  readonly maxConcurrent?: number;
  /** Hashes that may wait for their turn. Default: 64. */
  readonly maxWaiting?: number;
}

export interface PasswordHasher {
  /** `$scrypt$ln=15,r=8,p=3$salt$hash`, so that it can be verified when the cost of new hashes is another one. */
  hash(password: string): Promise<string>;
  /**
   * Compares a password with a hash. Without a hash, or with one that cannot be read, it does the work for nothing: an
   * unknown user takes as long as a wrong password. For users whose hash is older than the latest change of the cost, the
   * times differ until they next sign in.
   */
  verify(password: string, encoded: string | undefined): Promise<boolean>;
  /** True for a hash that costs less than a new one: replace it while the password is at hand. */
  needsRehash(encoded: string): boolean;
}

/** @throws AuthError `INVALID_CONFIGURATION` for a cost that scrypt does not support. */
export function createPasswordHasher({
  environment = realEnvironment,
  cost = defaultScryptCost,
  maxConcurrent = 2,
  maxWaiting = 64,
}: PasswordHasherOptions = {}): PasswordHasher {
  const isWhole = Object.values(cost).every((value) => Number.isInteger(value) && value >= 1);
  if (!isWhole || memoryOf(cost) > maxMemoryBytes)
    throw new AuthError(
      'INVALID_CONFIGURATION',
      `Passwords cannot be hashed with log2N ${cost.log2N}, r ${cost.r} and p ${cost.p}: expected whole numbers from 1 on, and at most ${maxMemoryBytes} bytes of memory`,
    );
  const gate = createGate(maxConcurrent, maxWaiting);
  const derive = (password: string, salt: Uint8Array, { log2N, r, p }: ScryptCost) =>
    gate(() =>
      scrypt(normalizePassword(password), salt, hashBytes, {
        N: 2 ** log2N,
        r,
        p,
        // Twice, since OpenSSL counts what it needs beside the table too.
        maxmem: 2 * memoryOf({ log2N, r, p }) + 1024 * 1024,
      }),
    );
  /** No password has it: its salt has been thrown away. */
  const nobody = { cost, salt: environment.randomBytes(saltBytes), hash: environment.randomBytes(hashBytes) };

  return {
    async hash(password) {
      const salt = environment.randomBytes(saltBytes);
      return encode({ cost, salt, hash: await derive(password, salt, cost) });
    },
    async verify(password, encoded) {
      const known = encoded === undefined ? undefined : decode(encoded);
      const { salt, hash, cost: paid } = known ?? nobody;
      const isSame = timingSafeEqual(await derive(password, salt, paid), hash);
      return isSame && known !== undefined;
    },
    needsRehash(encoded) {
      const paid = decode(encoded)?.cost;
      return paid === undefined || paid.log2N < cost.log2N || paid.r < cost.r || paid.p < cost.p;
    },
  };
}

/** True for what `hash` returns. */
export const isPasswordHash = (text: string): boolean => decode(text) !== undefined;

/**
 * The same characters as the same code points, whatever keyboard they come from, as NIST SP 800-63B asks for in 3.1.1.2.
 */
export const normalizePassword = (password: string): string => password.normalize('NFKC');

const memoryOf = ({ log2N, r }: ScryptCost): number => 128 * 2 ** log2N * r;

interface Decoded {
  readonly cost: ScryptCost;
  readonly salt: Uint8Array;
  readonly hash: Uint8Array;
}

const encode = ({ cost: { log2N, r, p }, salt, hash }: Decoded): string =>
  `$scrypt$ln=${log2N},r=${r},p=${p}$${toBase64(salt)}$${toBase64(hash)}`;

/** Undefined for what `encode` never returns, and for what would take more memory than a server should give. */
function decode(encoded: string): Decoded | undefined {
  const found = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,3}),p=(\d{1,3})\$([\w+/-]+)\$([\w+/-]+)$/.exec(encoded);
  if (!found) return undefined;
  const [, log2N, r, p, salt = '', hash = ''] = found;
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  const bytes = Buffer.from(hash, 'base64');
  const isSound = cost.log2N >= 1 && cost.r >= 1 && cost.p >= 1 && cost.p <= 16;
  if (!isSound || memoryOf(cost) > maxMemoryBytes || bytes.length !== hashBytes) return undefined;
  return { cost, salt: Buffer.from(salt, 'base64'), hash: bytes };
}

/** Without padding, as in the PHC string format. */
const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/=+$/, '');
