import type { JsonSchema } from '@colophon/schema/printers';
import { RequestError } from '@colophon/wire';

/** A parameter of the query string: how it is described, and how it is read. */
export interface QueryParameter<T> {
  readonly description: string;
  readonly schema: JsonSchema;
  /** True when no request goes without it. */
  readonly required?: boolean;
  /** The largest number that has an effect; a larger one counts as this one. */
  readonly cap?: number;
  /** A second name under which clients send it. */
  readonly alias?: string;
  /**
   * @param texts What came under the name, in order; nothing when it did not come.
   * @throws RequestError `INVALID_REQUEST` that names the parameter, what was expected and what came.
   */
  read(name: string, texts: readonly string[]): T;
}

const fail = (name: string, expected: string, text: string | undefined): never => {
  throw new RequestError('INVALID_REQUEST', `${name}: expected ${expected}, got ${JSON.stringify(text)}`);
};

/** `true` or `false`; Python's `True` is the same. */
export const flag = (description: string, fallback: boolean): QueryParameter<boolean> => ({
  description,
  schema: { type: 'boolean', default: fallback },
  read(name, [text]) {
    const word = text?.toLowerCase() ?? String(fallback);
    return word === 'true' || (word !== 'false' && fail(name, 'true or false', text));
  },
});

/** A whole number, not below zero. */
export const count = (description: string, fallback: number, maximum?: number): QueryParameter<number> => ({
  description,
  schema: { type: 'integer', minimum: 0, ...(maximum !== undefined && { maximum }), default: fallback },
  read(name, [text]) {
    if (text === undefined) return fallback;
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (Number.isSafeInteger(value) && value <= (maximum ?? value)) return value;
    return fail(
      name,
      `a whole number${maximum === undefined ? ', 0 or more' : ` from 0 to ${maximum}`}`,
      text,
    );
  },
});

/**
 * A whole number, not below zero, of which so many count at most: where DataHub reduces what is too large, its clients
 * ask for more than there can be.
 */
export const cappedCount = (description: string, fallback: number, cap: number): QueryParameter<number> => ({
  ...count(`${description} Larger numbers count as ${cap.toLocaleString('en-GB')}.`, fallback),
  cap,
  read: (name, texts) => Math.min(count(description, fallback).read(name, texts), cap),
});

/** A whole number, not below zero, or nothing. */
export const optionalCount = (description: string): QueryParameter<number | undefined> => ({
  description,
  schema: { type: 'integer', minimum: 0 },
  read: (name, texts) => (texts.length === 0 ? undefined : count(description, 0).read(name, texts)),
});

/** Names, one per occurrence or with commas between them; none given is not the same as an empty list. */
export const names = (
  description: string,
  alias?: string,
): QueryParameter<readonly string[] | undefined> => ({
  description,
  schema: { type: 'array', items: { type: 'string' } },
  ...(alias !== undefined && { alias }),
  read: (_, texts) =>
    texts.length === 0 ? undefined : texts.flatMap((text) => text.split(',')).filter(Boolean),
});

/** URNs, one per occurrence: commas are part of them. */
export const urns = (description: string): QueryParameter<readonly string[]> => ({
  description,
  schema: { type: 'array', items: { type: 'string' } },
  read: (_, texts) => texts,
});

/** A text; nothing when it did not come, or came empty. */
export const text = (description: string): QueryParameter<string | undefined> => ({
  description,
  schema: { type: 'string' },
  read: (_, [given]) => given || undefined,
});

/** A text that must be there. */
export const requiredText = (description: string): QueryParameter<string> => ({
  description,
  required: true,
  schema: { type: 'string', minLength: 1 },
  read: (name, [given]) => given || fail(name, 'a text', given),
});

/** One of a closed list of names, or nothing. */
export const oneOf = <const T extends string>(
  description: string,
  allowed: readonly T[],
): QueryParameter<T | undefined> => ({
  description,
  schema: { type: 'string', enum: [...allowed] },
  read: (name, [given]) =>
    given === undefined
      ? undefined
      : (allowed.find((one) => one === given) ?? fail(name, `one of ${allowed.join(', ')}`, given)),
});

/** One of a closed list of names, which must be there. */
export const requiredOneOf = <const T extends string>(
  description: string,
  allowed: readonly T[],
): QueryParameter<T> => ({
  description,
  required: true,
  schema: { type: 'string', enum: [...allowed] },
  read: (name, [given]) =>
    allowed.find((one) => one === given) ?? fail(name, `one of ${allowed.join(', ')}`, given),
});

/** A time in milliseconds since the epoch, or nothing; -1 is a time like any other to those that give it a meaning. */
export const time = (description: string): QueryParameter<number | undefined> => ({
  description,
  schema: { type: 'integer' },
  read(name, [given]) {
    if (given === undefined) return undefined;
    if (/^-?\d+$/.test(given) && Number.isSafeInteger(Number(given))) return Number(given);
    return fail(name, 'milliseconds since the epoch', given);
  },
});
