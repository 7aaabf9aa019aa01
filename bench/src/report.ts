/** One figure: what was measured, held against a floor or a peer of the same run. */
export interface Figure {
  /** Name of the benchmark. */
  readonly benchmark: string;
  readonly what: string;
  /** What the figure is a ratio to. */
  readonly against: string;
  /** The median over the rounds. */
  readonly ratio: number;
  readonly lowest: number;
  readonly highest: number;
  readonly goal?: Goal;
  /** What the ratio was made from: to read along, not to compare between machines. */
  readonly detail: string;
}

export interface Goal {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** A figure from the ratio of each round. */
export function figure(
  ratios: readonly number[],
  about: Omit<Figure, 'ratio' | 'lowest' | 'highest'>,
): Figure {
  return { ...about, ratio: median(ratios), lowest: Math.min(...ratios), highest: Math.max(...ratios) };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** True when the goal is reached; undefined when there is none. */
export function isReached({ ratio, goal }: Figure): boolean | undefined {
  if (!goal) return undefined;
  return ratio >= (goal.atLeast ?? -Infinity) && ratio <= (goal.atMost ?? Infinity);
}

const head = ['benchmark', 'what', 'against', 'ratio', 'spread', 'goal', 'reached', 'detail'];

/** The figures as a table, which reads as Markdown too. */
export function printTable(figures: readonly Figure[]): string {
  const rows = figures.map((item) => [
    item.benchmark,
    item.what,
    item.against,
    times(item.ratio),
    `${times(item.lowest)}–${times(item.highest)}`,
    describeGoal(item.goal),
    { true: 'yes', false: 'NO', undefined: '' }[String(isReached(item)) as 'true' | 'false' | 'undefined'],
    item.detail,
  ]);
  const widths = head.map((name, i) => Math.max(name.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const times = (ratio: number): string => `${ratio.toFixed(ratio >= 10 ? 1 : 2)}x`;

function describeGoal(goal: Goal | undefined): string {
  if (goal?.atLeast !== undefined) return `≥ ${Number(goal.atLeast.toFixed(2))}x`;
  if (goal?.atMost !== undefined) return `≤ ${Number(goal.atMost.toFixed(2))}x`;
  return '';
}
