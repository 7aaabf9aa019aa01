/** As many characters of a log are kept as DataHub keeps. */
const maxCharacters = 800_000;
/** While it runs, every state holds the end of the log, so it is short. */
const liveCharacters = 20_000;

/** The log of one run. What is beyond its length is cut at the beginning. */
export class RunLog {
  #lines: string[] = [];
  #characters = 0;
  #isCut = false;
  /** Number of lines that were ever added. */
  added = 0;

  add(line: string): void {
    const kept = line.length > liveCharacters ? `${line.slice(0, liveCharacters)}…` : line;
    this.#lines.push(kept);
    this.#characters += kept.length + 1;
    this.added += 1;
    // Only now and then, since it moves all lines.
    if (this.#characters > 2 * maxCharacters) this.#cut();
  }

  /** The end of the log, for a state that is written while the run goes on. */
  live(): string {
    return this.#end(liveCharacters);
  }

  /** The log, for the state at the end. */
  whole(): string {
    return this.#end(maxCharacters);
  }

  #cut(): void {
    this.#lines = this.#end(maxCharacters).split('\n');
    this.#characters = this.#lines.reduce((sum, { length }) => sum + length + 1, 0);
    this.#isCut = true;
  }

  #end(characters: number): string {
    const lines: string[] = [];
    let left = characters;
    for (let at = this.#lines.length - 1; at >= 0; at -= 1) {
      const line = this.#lines[at] as string;
      left -= line.length + 1;
      if (left < 0) return ['… (the beginning is not kept)', ...lines.reverse()].join('\n');
      lines.push(line);
    }
    return [...(this.#isCut ? ['… (the beginning is not kept)'] : []), ...lines.reverse()].join('\n');
  }
}
