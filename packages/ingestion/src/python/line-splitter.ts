/** Longer lines are cut: one of a gigabyte would take the memory of the process that reads it. */
export const defaultMaxLineLength = 100_000;

/** Puts the pieces of an output together to lines. A line is handed over as a whole, so that no secret is in two parts. */
export class LineSplitter {
  #rest = '';
  /** True while the remainder of a line that was too long is passed over. */
  #skipping = false;
  readonly #onLine: (line: string) => void;
  readonly #maxLength: number;

  constructor(onLine: (line: string) => void, maxLength = defaultMaxLineLength) {
    this.#onLine = onLine;
    this.#maxLength = maxLength;
  }

  /** Takes the next piece. */
  push(piece: string): void {
    const lines = piece.split(/\r\n|\n|\r(?!$)/);
    lines.forEach((part, i) => {
      if (i > 0) this.#endLine();
      if (this.#skipping) return;
      this.#rest += part;
      if (this.#rest.length <= this.#maxLength) return;
      // What is cut off may begin in the middle of a secret, so nothing of such a line is shown.
      this.#rest = `(a line of more than ${this.#maxLength} characters is left out)`;
      this.#skipping = true;
    });
  }

  /** Hands over what has no end yet. */
  end(): void {
    if (this.#rest !== '') this.#endLine();
  }

  #endLine(): void {
    const line = this.#rest.endsWith('\r') ? this.#rest.slice(0, -1) : this.#rest;
    this.#rest = '';
    this.#skipping = false;
    this.#onLine(line);
  }
}
