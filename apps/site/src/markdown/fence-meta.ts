/** What the words after a fence's language say to the site. Other words are for the tests that run the sample. */
export interface FenceMeta {
  /** File name, shown in a bar above the code. */
  title?: string;
  /** Numbers of the highlighted lines, from 1. */
  lines: ReadonlySet<number>;
  /** The block is what the block before it printed. */
  output: boolean;
  /** The block shows a change: its first column says which lines are new and which are gone. */
  diff: boolean;
  /** Why the tests do not run the block. */
  norun?: string;
}

/** Reads `title="…"`, `norun="…"`, `output`, `diff` and `{2,4-5}`. Throws when a line range cannot be read. */
export function parseFenceMeta(meta: string): FenceMeta {
  const title = quoted(meta, 'title');
  const norun = quoted(meta, 'norun');
  const bare = withoutQuoted(meta);
  const words = new Set(bare.split(/\s+/));
  return {
    ...(title !== undefined && { title }),
    ...(norun !== undefined && { norun }),
    lines: parseLines(/\{([^}]*)\}/.exec(bare)?.[1] ?? ''),
    output: words.has('output'),
    diff: words.has('diff'),
  };
}

/** The words after a fence's language, and the names of those that have a value. */
export const wordsOfFence = (meta: string): string[] => [
  ...withoutQuoted(meta).split(/\s+/),
  ...[...meta.matchAll(/([\w-]+)="/g)].map(([, name = '']) => name),
];

const withoutQuoted = (meta: string): string => meta.replace(/[\w-]+="[^"]*"/g, ' ');

function quoted(meta: string, key: string): string | undefined {
  return new RegExp(`(?:^|\\s)${key}="([^"]*)"`).exec(meta)?.[1];
}

function parseLines(ranges: string): Set<number> {
  const lines = new Set<number>();
  for (const range of ranges.split(',').map((part) => part.trim())) {
    if (range === '') continue;
    const match = /^(\d+)(?:-(\d+))?$/.exec(range);
    if (!match)
      throw new Error(
        `A fence highlights the lines "{${ranges}}": expected numbers and ranges such as {2,4-5}.`,
      );
    const first = Number(match[1]);
    const last = Number(match[2] ?? match[1]);
    for (let line = first; line <= last; line += 1) lines.add(line);
  }
  return lines;
}
