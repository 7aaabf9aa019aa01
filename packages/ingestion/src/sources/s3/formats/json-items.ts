/**
 * Texts of the items of an array, or of values that follow one another, as they arrive. Only where values begin and
 * end is looked at; whether they are valid shows when they are parsed.
 */
export class JsonItems {
  /** `array` for the items of an array, `values` for objects that follow one another; undefined before the first. */
  shape: 'array' | 'values' | undefined;
  #depth = 0;
  #inString = false;
  #escaped = false;
  #text = '';
  #line = 1;
  #startLine = 1;

  /** The values that end within a text, each with the line that it starts in. */
  *push(chunk: string): Generator<{ readonly text: string; readonly line: number }> {
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const character = chunk.charAt(at);
      if (character === '\n') this.#line += 1;
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false;
        else if (character === '\\') this.#escaped = true;
        else if (character === '"') this.#inString = false;
        continue;
      }
      if (this.shape === undefined) {
        if (/[\s\ufeff]/.test(character)) continue;
        this.shape = character === '[' ? 'array' : 'values';
        if (this.shape === 'array') {
          start = at + 1;
          continue;
        }
      }
      if (character === '"') this.#inString = true;
      else if (character === '{' || character === '[') {
        if (this.#depth === 0) {
          start = at;
          this.#text = '';
          this.#startLine = this.#line;
        }
        this.#depth += 1;
      } else if ((character === '}' || character === ']') && this.#depth > 0) {
        this.#depth -= 1;
        if (this.#depth === 0) {
          yield { text: this.#text + chunk.slice(start, at + 1), line: this.#startLine };
          this.#text = '';
          start = at + 1;
        }
      }
    }
    if (this.#depth > 0) this.#text += chunk.slice(start);
  }

  /** Whether a value has begun that has not ended. */
  get open(): boolean {
    return this.#depth > 0;
  }
}
