import type { Json, JsonObject } from '@colophon/schema';
import { CatalogueError } from '../errors.ts';

/** Far deeper than any aspect of the model nests; beyond it, walking a value could exhaust the stack. */
const maxDepth = 64;

/**
 * The value without its null members, at any depth: on the wire, null and absent mean the same.
 *
 * @throws CatalogueError `INVALID_ASPECT` when the value nests deeper than 64 levels, or a text or key is too long.
 */
export function withoutNulls(value: JsonObject): JsonObject {
  try {
    return strip(value, 0) as JsonObject;
  } catch (error) {
    if (!(error instanceof LongTextError)) throw error;
    throw new CatalogueError(
      'INVALID_ASPECT',
      `${pathOf(value, error)}: expected at most ${maxTextLength} characters in a ${error.isKey ? 'key' : 'string'}, got ${error.text.length}`,
    );
  }
}

/** Most characters of one text, and of one key of a map. */
export const maxTextLength = 1024 * 1024;

/** Its path is computed only when reported: hardly any value needs it. */
class LongTextError extends Error {
  readonly text: string;
  /** True for the key of a map. */
  readonly isKey: boolean;

  constructor(text: string, { isKey }: { readonly isKey: boolean }) {
    super('A text is too long');
    this.text = text;
    this.isKey = isKey;
  }
}

/** The first place of a text within a value, or of the map that has it as a key, as a JSON pointer. */
function pathOf(value: Json, { text, isKey }: Pick<LongTextError, 'text' | 'isKey'>): string | undefined {
  if (value === text && !isKey) return '';
  if (typeof value !== 'object' || value === null) return undefined;
  if (isKey && Object.hasOwn(value, text)) return '';
  for (const [name, member] of Object.entries(value)) {
    const rest = pathOf(member, { text, isKey });
    if (rest !== undefined) return `/${name}${rest}`;
  }
  return undefined;
}

function strip(value: Json, depth: number): Json {
  if (typeof value === 'string' && value.length > maxTextLength)
    throw new LongTextError(value, { isKey: false });
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maxDepth)
    throw new CatalogueError('INVALID_ASPECT', `The value nests deeper than ${maxDepth} levels`);
  // Most values hold no null: they are passed on as they are.
  if (Array.isArray(value)) {
    const kept = value.map((item) => strip(item, depth + 1));
    return kept.some((item, i) => item !== value[i]) ? kept : value;
  }
  let changed = false;
  const entries: [string, Json][] = [];
  for (const [key, member] of Object.entries(value)) {
    if (key.length > maxTextLength) throw new LongTextError(key, { isKey: true });
    const kept = member === null ? null : strip(member, depth + 1);
    if (kept !== member || kept === null) changed = true;
    if (kept !== null) entries.push([key, kept]);
  }
  return changed ? Object.fromEntries(entries) : value;
}
