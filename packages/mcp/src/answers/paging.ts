import type { Json, JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import { z } from 'zod';
import { printData } from './data-block.ts';

/** Models differ. English text and JSON have about so many characters to a token. */
const charactersPerToken = 4;
/** What an answer has around its data: the delimiters, and the line on how to go on. */
const frameCharacters = 400;

/** The longest answer of a tool, in tokens, where the caller names no other. */
export const defaultMaxTokens = 4000;
export const minMaxTokens = 1000;
export const mostMaxTokens = 50_000;

/** What every reading tool takes besides its own. */
export const pageParameters = {
  max_tokens: z
    .int()
    .min(minMaxTokens)
    .max(mostMaxTokens)
    .default(defaultMaxTokens)
    .describe(
      `Longest answer, in tokens, estimated as characters / ${charactersPerToken}. Default ${defaultMaxTokens}. A longer answer is cut, and says how to continue.`,
    ),
  cursor: z
    .string()
    .max(300)
    .optional()
    .describe('Where to continue: `next` of the previous answer, with the other parameters unchanged.'),
};

/** How many characters of data an answer has room for. */
export const roomOf = (maxTokens: number): number => maxTokens * charactersPerToken - frameCharacters;

/** The length of a value in an answer, with the comma after it. */
export const lengthOf = (value: Json): number => printData(value).length + 1;

/** How many items from the beginning fit. At least one, so that whoever goes on comes to the end. */
export function countFitting(items: readonly Json[], room: number): number {
  let left = room;
  let count = 0;
  for (const item of items) {
    left -= lengthOf(item);
    if (left < 0 && count > 0) break;
    count += 1;
  }
  return count;
}

/** @throws RequestError `INVALID_REQUEST` for what is no number of items. */
export function offsetOf(cursor: string | undefined, most: number): number {
  if (cursor === undefined) return 0;
  const offset = /^\d{1,9}$/.test(cursor) ? Number(cursor) : Number.NaN;
  if (offset <= most) return offset;
  throw badCursor(cursor);
}

const badCursor = (cursor: string) =>
  new RequestError(
    'INVALID_REQUEST',
    `cursor: expected \`next\` of an answer to the same parameters, got ${JSON.stringify(cursor)}`,
  );

/** A part of a long answer: a text, which is cut anywhere, or a list, which is cut between its items. */
export type Part =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly items: readonly Json[] };

export interface PartsPage {
  readonly values: JsonObject;
  /** Where the next page begins; undefined at the end. */
  readonly next?: string;
}

/** Fewest characters of a text that are worth beginning it. */
const leastText = 200;

/**
 * As many of the parts as fit, in their order. A cursor is the name of a part and how much of it was shown before; the
 * same parameters always cut at the same place.
 *
 * @throws RequestError `INVALID_REQUEST` for a cursor that no answer has given.
 */
export function pageOfParts(parts: readonly Part[], cursor: string | undefined, room: number): PartsPage {
  const begin = readCursor(parts, cursor);
  const values: JsonObject = {};
  let left = room;
  for (const [at, part] of parts.entries()) {
    if (at < begin.part) continue;
    const from = at === begin.part ? begin.offset : 0;
    const isFirst = at === begin.part;
    const total = 'text' in part ? part.text.length : part.items.length;
    if (total === from && !isFirst) continue;
    const free = left - part.name.length - 80;
    if (!isFirst && free < leastText) return { values, next: `${part.name}:${from}` };
    const to =
      'text' in part
        ? endOfText(part.text, from, Math.max(free, leastText))
        : from + countFitting(part.items.slice(from), free);
    const shown = 'text' in part ? part.text.slice(from, to) : part.items.slice(from, to);
    values[part.name] = shown as Json;
    left = free - lengthOf(shown as Json);
    if (from > 0 || to < total)
      values[`${part.name}_shown`] = {
        from,
        to,
        total,
        unit: 'text' in part ? 'characters' : 'items',
      };
    if (to < total) return { values, next: `${part.name}:${to}` };
  }
  return { values };
}

function readCursor(parts: readonly Part[], cursor: string | undefined): { part: number; offset: number } {
  if (cursor === undefined) return { part: 0, offset: 0 };
  const { name, digits } = /^(?<name>.+):(?<digits>\d{1,9})$/s.exec(cursor)?.groups ?? {};
  const part = parts.findIndex((each) => each.name === name);
  const found = parts[part];
  const offset = Number(digits);
  const total = found === undefined ? -1 : 'text' in found ? found.text.length : found.items.length;
  if (offset <= total) return { part, offset };
  throw badCursor(cursor);
}

/** Where a text is cut so that it is no longer than the room when it is printed. No character is cut in two. */
function endOfText(text: string, from: number, room: number): number {
  let to = Math.min(text.length, from + room);
  while (to > from + 1 && lengthOf(text.slice(from, to)) > room) to = from + Math.floor((to - from) * 0.9);
  const last = text.charCodeAt(to - 1);
  const isCutInTwo = to < text.length && last >= 0xd800 && last <= 0xdbff;
  return isCutInTwo ? Math.max(to - 1, from + 2) : to;
}

/** A text of which at most so many characters are shown, in a list; the entity itself has the whole. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = /[\ud800-\udbff]/.test(text.charAt(most - 1)) ? most - 1 : most;
  return `${text.slice(0, end)}… (${text.length - end} more characters)`;
}
