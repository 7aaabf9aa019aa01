/** A value at a time. */
export interface Point {
  readonly time: number;
  readonly value: number;
}

/** Points in the order of time, without those that have no value. */
export const pointsOf = <T>(
  rows: readonly T[],
  timeOf: (row: T) => number | null | undefined,
  numberOf: (row: T) => number | null | undefined,
): readonly Point[] =>
  rows
    .flatMap((row) => {
      const [time, value] = [timeOf(row), numberOf(row)];
      return time == null || value == null ? [] : [{ time, value }];
    })
    .sort((a, b) => a.time - b.time);

/** A line through points, in a box of this size whose lower edge is 0, as the path of an SVG. */
export function lineThrough(points: readonly Point[], width: number, height: number): string {
  const [first, last] = [points[0]?.time ?? 0, points.at(-1)?.time ?? 0];
  const most = Math.max(1, ...points.map(({ value }) => value));
  const place = ({ time, value }: Point) => {
    const x = last === first ? width / 2 : ((time - first) / (last - first)) * width;
    return `${round(x)} ${round(height - (Math.max(0, value) / most) * height)}`;
  };
  return points.map((point, at) => `${at === 0 ? 'M' : 'L'}${place(point)}`).join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;
