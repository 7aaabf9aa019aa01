import { SchemaError } from '../errors.ts';

/**
 * A parsed URN. `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)` has the entity type `dataset` and the
 * parts `urn:li:dataPlatform:mysql`, `shop.orders` and `PROD`; a URN with a simple id has one part.
 */
export interface Urn {
  /** Type of the entity, such as `dataset`. */
  readonly entityType: string;
  /** The parts of the id, in order, exactly as they stand. */
  readonly parts: readonly string[];
}

const prefix = 'urn:li:';

const invalid = (text: string, reason: string) =>
  new SchemaError('INVALID_URN', `Invalid URN ${showUrn(text)}: ${reason}`);

/** Longest part of a text that a message repeats. */
const maxShownLength = 1000;

/** A text for a message. It may be of any length where a URN is expected; its beginning is enough to find it. */
export const showUrn = (text: string): string =>
  JSON.stringify(text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text);

/**
 * Reads a URN, without decoding anything: parts come out exactly as they stand.
 *
 * @example
 * ```ts
 * parseUrn('urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)').parts[1]; // shop.orders
 * ```
 * @throws SchemaError `INVALID_URN` when the text is not a URN; the message says what is wrong with it.
 */
export function parseUrn(text: string): Urn {
  if (!text.startsWith(prefix)) throw invalid(text, `it must start with "${prefix}"`);
  const colon = text.indexOf(':', prefix.length);
  if (colon < 0) throw invalid(text, 'an entity type and an id must follow, as in urn:li:tag:pii');
  const entityType = text.slice(prefix.length, colon);
  const id = text.slice(colon + 1);
  // A store keeps text as UTF-8, where two such URNs would become one.
  if (!text.isWellFormed()) throw invalid(text, 'it contains a lone surrogate, which is not a character');
  if (entityType === '') throw invalid(text, 'the entity type is empty');
  if (id === '') throw invalid(text, 'the id is empty');
  return { entityType, parts: splitId(text, id) };
}

/** Splits `(a,urn:li:x:(b,c),d)` at the commas of the outermost level. */
function splitId(text: string, id: string): string[] {
  if (!(id.startsWith('(') && id.endsWith(')'))) return [id];
  const parts: string[] = [];
  let depth = 1;
  let start = 1;
  for (let i = 1; i < id.length; i++) {
    const character = id[i];
    if (character === '(') depth++;
    else if (character === ')') {
      depth--;
      if (depth === 0 && i < id.length - 1) throw invalid(text, 'its parentheses close before the end');
    } else if (character === ',' && depth === 1) {
      parts.push(id.slice(start, i));
      start = i + 1;
    }
  }
  if (depth !== 0) throw invalid(text, 'its parentheses do not match');
  parts.push(id.slice(start, -1));
  if (parts.includes('')) throw invalid(text, `part ${parts.indexOf('') + 1} is empty`);
  return parts;
}

/**
 * Writes a URN; the inverse of {@link parseUrn} for every URN of more than one part or a simple id.
 *
 * @example
 * ```ts
 * printUrn({ entityType: 'tag', parts: ['pii'] }); // urn:li:tag:pii
 * ```
 */
export function printUrn({ entityType, parts }: Urn): string {
  const id = parts.length === 1 ? parts[0] : `(${parts.join(',')})`;
  return `${prefix}${entityType}:${id}`;
}

/**
 * True when the text is a URN, of the given entity type if one is named.
 *
 * @param text Any text.
 * @param entityType Entity type that the URN must have. Default: any.
 * @example
 * ```ts
 * isUrn('urn:li:tag:pii', 'dataset'); // false
 * ```
 */
export function isUrn(text: string, entityType?: string): boolean {
  try {
    const urn = parseUrn(text);
    return entityType === undefined || urn.entityType === entityType;
  } catch {
    // parseUrn throws for one reason only: the text is not a URN, which is the answer here.
    return false;
  }
}
