/** One item of a file of JSON, as text. */
export interface JsonItem {
  /** Its position, from 0. */
  readonly index: number;
  /** Line on which it starts, from 1. */
  readonly line: number;
  readonly text: string;
}

/** The text ends early, or goes on where it should end. */
export class JsonSyntaxError extends Error {
  override readonly name = 'JsonSyntaxError';
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

const [quote, backslash, comma, newline] = [...'"\\,\n'].map((one) => one.charCodeAt(0));
const opening = new Set([...'{['].map((one) => one.charCodeAt(0)));
const closing = new Set([...'}]'].map((one) => one.charCodeAt(0)));
const blank = new Set([...' \t\r\n'].map((one) => one.charCodeAt(0)));

/**
 * Splits text into the items of a JSON array, or into the values that follow one another in JSON lines. Only the item
 * at hand is kept in memory. Items are not parsed: one that is broken inside doesn't stop the others.
 *
 * @throws JsonSyntaxError when the text ends within an item.
 */
export async function* splitJson(chunks: AsyncIterable<string>): AsyncGenerator<JsonItem> {
  /** Depth of the items: 1 within an array, 0 for values that follow one another. */
  let base: 0 | 1 | undefined;
  let depth = 0;
  let line = 1;
  let index = 0;
  let isString = false;
  let isEscaped = false;
  /** Text of the item from earlier chunks; undefined between items. */
  let held: string | undefined;
  let itemLine = 1;
  for await (const chunk of chunks) {
    let start = 0;
    for (let i = 0; i < chunk.length; i++) {
      const code = chunk.charCodeAt(i);
      if (code === newline) line++;
      if (isString) {
        if (isEscaped) isEscaped = false;
        else if (code === backslash) isEscaped = true;
        else if (code === quote) isString = false;
        continue;
      }
      if (held === undefined) {
        if (blank.has(code)) continue;
        if (base === undefined) {
          base = chunk[i] === '[' ? 1 : 0;
          if (base === 1) {
            depth = 1;
            continue;
          }
        }
        if (base === 1 && depth === 0)
          throw new JsonSyntaxError(
            line,
            `line ${line}: nothing is expected after the array, got ${chunk[i]}`,
          );
        if (base === 1 && code === comma) continue;
        if (base === 1 && chunk[i] === ']') {
          depth = 0;
          continue;
        }
        held = '';
        start = i;
        itemLine = line;
      }
      if (code === quote) isString = true;
      else if (opening.has(code)) depth++;
      else if (closing.has(code) && depth > (base ?? 0)) {
        depth--;
        if (depth !== base) continue;
        yield { index: index++, line: itemLine, text: held + chunk.slice(start, i + 1) };
        held = undefined;
      } else if (depth === base && (code === comma || code === newline || closing.has(code))) {
        // A number or a word, which is no item; whoever parses it says so.
        yield { index: index++, line: itemLine, text: (held + chunk.slice(start, i)).trim() };
        held = undefined;
        if (base === 1 && chunk[i] === ']') depth = 0;
      }
    }
    if (held !== undefined) held += chunk.slice(start);
  }
  if (held?.trim() && base === 0 && depth === 0) yield { index, line: itemLine, text: held.trim() };
  else if (held !== undefined && held.trim() !== '')
    throw new JsonSyntaxError(itemLine, `item ${index}, which starts on line ${itemLine}, does not end`);
  else if (base === 1 && depth > 0)
    throw new JsonSyntaxError(line, `line ${line}: the array does not end with ]`);
}
