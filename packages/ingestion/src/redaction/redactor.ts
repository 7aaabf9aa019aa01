/** What stands in place of a secret. */
export const redacted = '********';

/** Takes secrets out of text. */
export interface Redactor {
  /** Adds a value that must not appear anywhere. Values that are too short to be told from other text are ignored. */
  add(secret: string): void;
  /** The text with `********` in place of each secret, in any of the forms that logs and errors contain. */
  redact(text: string): string;
  /** The same for each text in a value. */
  redactValue<T>(value: T): T;
}

/** Shorter values are everyday text: a password "a" would make each report unreadable, and protect nothing. */
const minLength = 3;
/** Values that are no secrets, whatever they configure. */
const everyday: ReadonlySet<string> = new Set([
  'true',
  'false',
  'null',
  'none',
  'yes',
  'default',
  'prod',
  'dev',
]);

/** Creates a redactor without any secrets. */
export function createRedactor(): Redactor {
  const forms = new Set<string>();
  let pattern: RegExp | undefined;
  const redact = (text: string): string => {
    if (forms.size === 0) return text;
    // The longest first: one secret may be the beginning of another.
    pattern ??= new RegExp(
      [...forms]
        .toSorted((a, b) => b.length - a.length)
        .map(escapeRegExp)
        .join('|'),
      'g',
    );
    return text.replace(pattern, redacted);
  };
  const redactValue = (value: unknown): unknown => {
    if (typeof value === 'string') return redact(value);
    if (Array.isArray(value)) return value.map(redactValue);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [redact(key), redactValue(item)]));
  };
  return {
    add(secret) {
      if (secret.length < minLength || everyday.has(secret.toLowerCase())) return;
      for (const form of formsOf(secret)) forms.add(form);
      pattern = undefined;
    },
    redact,
    redactValue: (value) => redactValue(value) as typeof value,
  };
}

/** A secret as it is, and as URLs, JSON and headers have it. */
function formsOf(secret: string): string[] {
  const encoded = encodeURIComponent(secret);
  const base64 = [0, 1, 2].map((offset) => base64Core(secret, offset)).filter((form) => form.length >= 8);
  return [
    secret,
    encoded,
    // Passwords in addresses escape these, too.
    encoded.replaceAll(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`),
    new URLSearchParams({ '': secret }).toString().slice(1),
    JSON.stringify(secret).slice(1, -1),
    JSON.stringify(JSON.stringify(secret)).slice(3, -3),
    Buffer.from(secret).toString('base64'),
    Buffer.from(secret).toString('base64url'),
    ...base64,
  ];
}

/**
 * The part of the base64 of any text with the secret in it that depends on the secret only, if `offset` bytes precede
 * it in its group of three: `Basic` authentication encodes the user's name in front of it.
 */
function base64Core(secret: string, offset: number): string {
  const bytes = Buffer.byteLength(secret);
  const text = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]).toString('base64');
  const start = Math.ceil((offset * 8) / 6);
  const end = Math.floor(((offset + bytes) * 8) / 6);
  return text.slice(start, end);
}

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
