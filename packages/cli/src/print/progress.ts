import { clearLine, cursorTo } from 'node:readline';

/** Told how far long work has come. */
export interface Progress {
  /** Shows a text; one that costs something as a function, which is called only if it is shown. */
  update(text: string | (() => string)): void;
  /** Takes the line away. */
  end(): void;
}

/** What a line needs of the stream that shows it. */
type Terminal = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

/** Time between two pictures of the line, in milliseconds. */
const pauseMs = 100;
const defaultColumns = 80;

/** A line on standard error that is written over and over; nothing where no terminal shows it. */
export function createProgress(stream: Terminal = process.stderr): Progress {
  if (!stream.isTTY) return { update: () => undefined, end: () => undefined };
  let drawnAt = Number.NEGATIVE_INFINITY;
  const clear = () => {
    cursorTo(stream, 0);
    clearLine(stream, 0);
  };
  return {
    update(text) {
      const now = performance.now();
      if (now - drawnAt < pauseMs) return;
      drawnAt = now;
      clear();
      const line = typeof text === 'string' ? text : text();
      // A wrapped line could not be overwritten. Some terminals don't report their width.
      stream.write(line.slice(0, (stream.columns || defaultColumns) - 1));
    },
    end: clear,
  };
}
