import type { Json, JsonObject } from '@colophon/schema';
import { CatalogueError } from '../errors.ts';

/** Far deeper than any aspect of the model nests; beyond it, walking a value could exhaust the stack. */
const maxDepth = 64;

/**
 * The value without its null members, at any depth: on the wire, null and absent mean the same.
 *
 * @throws CatalogueError `INVALID_ASPECT` when the value nests deeper than 64 levels.
 */
export function withoutNulls(value: JsonObject): JsonObject {
  try {
    return strip(value, 0) as JsonObject;
  } catch (error) {
    if (!(error instanceof LongTextError)) throw error;
    throw new CatalogueError(
      'INVALID_ASPECT',
      `${pathOf(value, error.text)}: expected at most ${maxTextLength} characters in a string, got ${error.text.length}`,
    );
  }
}

/** Most characters of one text. */
export const maxTextLength = 1024 * 1024;

/** Its path is computed only when reported: hardly any value needs it. */
class LongTextError extends Error {
  readonly text: string;

  constructor(text: string) {
    super('A text is too long');
    this.text = text;
  }
}

/** The first place of a text within a value, as a JSON pointer. */
function pathOf(value: Json, text: string): string | undefined {
  if (value === text) return '';
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const rest = pathOf(member, text);
    if (rest !== undefined) return `/${name}${rest}`;
  }
  return undefined;
}

function strip(value: Json, depth: number): Json {
  if (typeof value === 'string' && value.length > maxTextLength) throw new LongTextError(value);
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
    const kept = member === null ? null : strip(member, depth + 1);
    if (kept !== member || kept === null) changed = true;
    if (kept !== null) entries.push([key, kept]);
  }
  return changed ? Object.fromEntries(entries) : value;
}
