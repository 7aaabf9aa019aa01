/** What became of a line: it is new, or it is gone. */
export type Change = 'added' | 'removed';

/** Code without the marks of a difference, and the change of each line that has one, counted from 1. */
export interface Difference {
  code: string;
  changes: ReadonlyMap<number, Change>;
}

const CHANGES: Readonly<Record<string, Change | undefined>> = {
  '+': 'added',
  '-': 'removed',
  ' ': undefined,
  '': undefined,
};

/**
 * Takes the first column off a difference, so that the code can be coloured in its own language: `+` for a new line,
 * `-` for one that is gone, a space for one that stays. Throws when a line starts with anything else.
 */
export function readDifference(marked: string): Difference {
  const changes = new Map<number, Change>();
  const lines = marked.split('\n').map((line, index) => {
    const mark = line.slice(0, 1);
    if (!(mark in CHANGES))
      throw new Error(
        `A fence marked "diff" has the line "${line}": expected it to start with "+", "-" or a space.`,
      );
    const change = CHANGES[mark];
    if (change) changes.set(index + 1, change);
    return line.slice(1);
  });
  return { code: lines.join('\n'), changes };
}
